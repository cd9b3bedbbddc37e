import { randomInt } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import type { Client } from "@elite/client/visitor"
import { me } from "@elite/contract"
import type { Casino } from "../apps/api/src/casino.ts"
import { markRobot } from "../apps/api/src/modules/players/index.ts"
import { describeError } from "../apps/api/src/platform/lib/log.ts"
import { comeIn, openSlot } from "./comeIn.ts"
import { deposit, nationalNumber, type Person } from "./person.ts"

// A few programs that play beside the sandboxes, so that the pools of a house without players move. They come in by the doors
// that everybody comes in by, and are marked before they do anything else: nobody is shown them, and no figure counts them.

const robot = (n: number, username: string, birthDate: string): Person => ({
  email: `robot-${n}@casino.test`,
  username,
  password: `a robot beside the sandboxes ${n}`,
  firstName: "Robot",
  lastName: ["Een", "Twee", "Drie"][n - 1]!,
  birthDate,
  nationalNumber: nationalNumber(birthDate, 411 + 2 * n),
  language: "nl",
})
const robots = [
  robot(1, "Robot_1", "1990-02-03"),
  robot(2, "Robot_2", "1988-05-17"),
  robot(3, "Robot_3", "1985-11-21"),
]

/** How long one of them looks at a round before the next: three of them make one every five seconds. */
const pace = { leastMs: 11_000, mostMs: 19_000 }
/** Rounds at one game before another one is opened. */
const rounds = { least: 20, most: 60 }
const depositEuros = 50
/** Whoever has less than the highest stake of a robot pays in again. */
const leastEuros = 0.5
/** How long one rests whom something keeps from playing: a door that is shut, a week in which no more may be paid in. */
const restMs = 10 * 60_000

export type RobotsOptions = Partial<typeof pace> & {
  sandboxUrl: string
  /** How many play; default all three. */
  count?: number
}
export type Robots = { stop(): Promise<void> }

/** Lets the robots play until they are stopped. The house is on sandboxes, or the first of them cannot be marked. */
export function startRobots(
  { platform }: Pick<Casino, "platform">,
  { sandboxUrl, count = robots.length, ...given }: RobotsOptions,
): Robots {
  const gone = new AbortController()
  const pauses = (ms: number) => sleep(ms, undefined, { signal: gone.signal, ref: false })
  const { leastMs, mostMs } = { ...pace, ...given }
  const world = { sandboxUrl, settle: () => pauses(100) }

  /** A robot is marked before it does anything else. */
  const comesIn = (person: Person): Promise<Client> =>
    comeIn(platform.publicUrl, world, person, (playerId) =>
      platform.transact((tx) => markRobot(tx, playerId)),
    )

  /** Plays some rounds at one game, and pays in where the wallet has not enough for another. */
  async function sits(caller: Client): Promise<void> {
    const { user } = await caller.call(me.getUserDetails, {})
    if (user.userWallet.amount < leastEuros) await deposit(caller, world, depositEuros)
    const seat = await openSlot(caller)
    for (let left = randomInt(rounds.least, rounds.most); seat && left > 0; left--) {
      await pauses(randomInt(leastMs, mostMs))
      const cents = await seat.play()
      if (cents === undefined || cents < leastEuros * 100) break
    }
    await pauses(leastMs)
  }

  /** A session ends after twelve hours, a week's room for deposits is used up: whatever it is, it rests and comes in again. */
  async function lives(person: Person): Promise<void> {
    while (!gone.signal.aborted)
      try {
        const caller = await comesIn(person)
        for (;;) await sits(caller)
      } catch (error) {
        if (gone.signal.aborted) return
        platform.log.info("robots.rests", describeError(error))
        await pauses(restMs).catch(() => {})
      }
  }

  const living = robots.slice(0, count).map(lives)
  return {
    async stop() {
      gone.abort()
      await Promise.allSettled(living)
    },
  }
}
