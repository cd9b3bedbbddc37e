import { randomInt } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import { retryUntilFast } from "@elite/testkit/retryUntilFast"
import { expect, it } from "vitest"
import { choices } from "../kills/load.ts"
import { isLong } from "../long.ts"
import { type Blow, startStage } from "./stage.ts"
import { startTown } from "./town.ts"

// A leader that is killed or stopped between what it has committed and what it tells. In short when a round is opened and in the
// middle of a flight; `npm run test:long -- --only forms` is the long form.
const statements = ["open_round", "take_off", "end_bets", "end_round", "settle_round", "beat"]
const blows: Blow[] = isLong
  ? Array.from({ length: 200 }, (_, n) => ({
      signal: Math.floor(n / statements.length) % 2 === 0 ? "SIGKILL" : "SIGSTOP",
      after: `crash.${statements[n % statements.length]}`,
    }))
  : [
      { signal: "SIGSTOP", after: "crash.open_round" },
      { signal: "SIGKILL", after: "crash.end_bets" },
    ]
const speed = 10
/** From a blow to the first statement of whoever leads next. */
const withinMs = 3_000

it(
  "whoever leads is followed within three seconds, each bet ends once and as it was answered, and nobody is told what is not so",
  async () => {
    const wanted = [
      [300, 900],
      [300, 900],
      [300, 900],
      [100, 150],
    ] as const
    const stage = await startStage({ speed, ...(isLong ? {} : { wanted }) })
    try {
      const seed = isLong ? randomInt(2 ** 31) : 11
      const choose = choices(seed)
      const town = await startTown(stage, { seed, players: isLong ? 40 : 6, speed })
      const times: number[] = []
      for (const blow of blows) {
        const struck = async () => {
          const { process, takenOverMs: ms } = await stage.strike(blow)
          await sleep(choose(400))
          await stage.revive(process, blow)
          return { ms }
        }
        times.push((isLong ? await struck() : await retryUntilFast(withinMs, struck)).ms)
      }
      await town.stop()
      expect({ seed, differences: await town.differences(), lies: stage.lies() }).toEqual({
        seed,
        differences: [],
        lies: [],
      })
      expect(town.acknowledged).toBeGreaterThan(10)
      expect(Math.max(...times)).toBeLessThan(withinMs)
    } finally {
      await stage.stop()
    }
  },
  isLong ? 7_200_000 : 120_000,
)
