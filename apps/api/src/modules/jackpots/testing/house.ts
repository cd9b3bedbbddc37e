import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import { compiledOnce } from "../../../../testing/compiled.ts"
import { storeForTest, type TestStore } from "../../../../testing/store.ts"
import { listen } from "../../../kernel/listening.ts"
import { jsonLog } from "../../../kernel/log.ts"
import type { ValueOf } from "../../../kernel/setting.ts"
import { openWith, setPolicy } from "../../content/index.ts"
import { betVoided, roundSettled } from "../../play/index.ts"
import { openWindow } from "../drawing/windows.ts"
import { drawing } from "../reactions.ts"
import { jackpotPools, jackpotRules, jackpotTerms } from "../settings.ts"
import { secret } from "./secret.ts"

export { secret }

type Bet = { uuid: string; stakeUnits: bigint; winUnits?: bigint }

/** The pools of the house on a database of their own: what play announces is told to them here. */
export async function houseOfPools(
  terms: ValueOf<typeof jackpotTerms> = jackpotTerms.initial,
): Promise<TestStore & ReturnType<typeof telling>> {
  const store = await storeForTest()
  await store.transact(async (tx) => {
    await openWith(tx, [{ ...jackpotTerms, initial: terms }, jackpotRules, jackpotPools])
    await setPolicy(tx, jackpotPools, "on", "a test")
    await openWindow(tx, secret)
  })
  return { ...store, ...telling(store) }
}

const reader = fileURLToPath(new URL("./reader.ts", import.meta.url))

function telling({ transact, owner, applicationUrl, clock }: TestStore) {
  /** When each bet was accepted, by which one that is given back is told. */
  const acceptedAt = new Map<string, Date>()
  const log = jsonLog("silent")
  return {
    /** Another process begins to work off what was announced, and is killed while it does. */
    async killReader(): Promise<void> {
      const env = { ...process.env, ...compiledOnce }
      const child = fork(reader, [applicationUrl, clock.now().toISOString()], { env })
      const gone = once(child, "exit")
      await Promise.race([once(child, "message"), gone])
      child.kill("SIGKILL")
      await gone
    },
    /** Everything that was announced is worked off, by a process of its own. */
    async workOff(): Promise<void> {
      const listening = listen({ transact, reactions: [drawing(secret)], log })
      await listening.drain()
      await listening.stop()
      const { rows } = await owner.pool.query<{ problem: string }>("select problem from kernel.parked_event")
      if (rows.length > 0) throw new Error(rows.map(({ problem }) => problem).join("; "))
    },
    settle: (playerId: bigint, roundRef: string, bets: readonly Bet[]) =>
      transact((tx) =>
        tx.announce(roundSettled, {
          playerId,
          provider: "hub88",
          roundRef,
          gameId: 1,
          stakeUnits: bets.reduce((sum, { stakeUnits }) => sum + stakeUnits, 0n),
          winUnits: bets.reduce((sum, { winUnits = 0n }) => sum + winUnits, 0n),
          purse: "cash",
          bets: bets.map(({ uuid, stakeUnits, winUnits = 0n }) => {
            acceptedAt.set(uuid, tx.now)
            return { uuid, acceptedAt: tx.now, stakeUnits, winUnits, category: "slots", studio: null }
          }),
        }),
      ),
    giveBack: (playerId: bigint, roundRef: string, { uuid, stakeUnits }: Bet) =>
      transact((tx) =>
        tx.announce(betVoided, {
          playerId,
          provider: "hub88",
          uuid,
          roundRef,
          gameId: 1,
          purse: "cash",
          acceptedAt: acceptedAt.get(uuid) ?? tx.now,
          stakeUnits,
          wasSettled: true,
        }),
      ),
  }
}
