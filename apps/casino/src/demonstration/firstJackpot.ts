import { setTimeout as sleep } from "node:timers/promises"
import { createClient } from "@elite/client/visitor"
import { jackpots, me } from "@elite/contract"
import { deposit, nationalNumber, type Person } from "@elite/testkit/person"
import type { Casino } from "../../../api/src/casino.ts"
import { changeSetting } from "../../../api/src/modules/content/index.ts"
import { jackpotTerms } from "../../../api/src/modules/jackpots/settings.ts"
import { describeError } from "../../../api/src/platform/lib/log.ts"
import { enterAsVerifiedPlayer, openRandomSlot } from "./automatedPlayer.ts"

// The demonstration shows a finished jackpot cycle with its proof. A usual any-time pool begins with € 2 500 and is won once per
// million euros staked, so the first pool begins with 50 cents, and a guest plays until it is won.

type AnyTimeTerms = Pick<typeof jackpotTerms.initial.anyTime, "seedCents" | "perDropCents">
const smallCycle: AnyTimeTerms = { seedCents: 50, perDropCents: 1_000 }
const usualCycle: AnyTimeTerms = jackpotTerms.initial.anyTime
const depositEuros = 100
const highestStakeEuros = 2

const guest: Person = {
  email: "guest@casino.test",
  username: "Emile_C",
  password: "royal gallery window",
  firstName: "Emile",
  lastName: "Claes",
  birthDate: "1987-09-14",
  nationalNumber: nationalNumber("1987-09-14", 317),
  language: "fr",
}

/** Applies from the next cycle of the any-time pool. */
const setTerms = ({ platform }: Pick<Casino, "platform">, { seedCents, perDropCents }: AnyTimeTerms) =>
  platform.transact(async (tx) => {
    const [by, why] = ["demonstration", "a first cycle that ends within minutes"]
    await changeSetting(tx, jackpotTerms, { path: ["anyTime", "seedCents"], value: seedCents, by, why })
    await changeSetting(tx, jackpotTerms, { path: ["anyTime", "perDropCents"], value: perDropCents, by, why })
  })

/** Must be called before the jackpots are switched on. */
export const makeFirstCycleSmall = (casino: Pick<Casino, "platform">): Promise<void> =>
  setTerms(casino, smallCycle)

export type Guest = { stop(): Promise<void> }

/** Lets a guest play while the first any-time cycle runs; does nothing after it. */
export function startGuest(casino: Pick<Casino, "platform">, { sandboxUrl }: { sandboxUrl: string }): Guest {
  const { platform } = casino
  const stopping = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal, ref: false })
  const visitor = createClient(platform.publicUrl)

  /** Undefined while no cycle has begun. */
  async function isRunning(): Promise<boolean | undefined> {
    const pool = (await visitor.call(jackpots.getJackpots, {})).jackpots.find(
      ({ type }) => type === "anyTime",
    )
    return pool && pool.cycle === 1 && pool.start * 100 === smallCycle.seedCents
  }

  async function playUntilItDrops(): Promise<void> {
    let running = await isRunning()
    for (; running === undefined; running = await isRunning()) await pause(1000)
    if (!running) return
    await setTerms(casino, usualCycle)
    const world = { sandboxUrl, drain: () => pause(100) }
    const caller = await enterAsVerifiedPlayer(platform.publicUrl, world, guest)
    while (await isRunning()) {
      const { user } = await caller.call(me.getUserDetails, {})
      if (user.userWallet.amount < highestStakeEuros) await deposit(caller, world, depositEuros)
      const game = await openRandomSlot(caller)
      if (!game) await pause(1000)
      while (game && (await game.play("highest")) !== undefined && (await isRunning()))
        await pause(game.cycleMs)
    }
  }

  const playing = playUntilItDrops().catch((error) => {
    if (!stopping.signal.aborted) platform.log.warn("guest.stopped", describeError(error))
  })
  return {
    async stop() {
      stopping.abort()
      await playing
    },
  }
}
