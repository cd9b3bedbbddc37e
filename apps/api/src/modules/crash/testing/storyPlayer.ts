import { type SeededPlayer, seedGamesOnce, seedPlayer } from "../../../../testing/seeded.ts"
import type { TestStore } from "../../../../testing/store.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { randomUuid } from "../../../platform/lib/random.ts"
import { ensureDefaults, setPolicy } from "../../content/index.ts"
import { type CasinoSeat, databaseIn, takeCasinoSeat } from "../../play/testing/storySeat.ts"
import { placeBet } from "../crash.ts"
import type { CrashPush } from "../live.ts"
import { type Ending, endBets } from "../rounds/store.ts"
import { crash } from "../settings.ts"
import { plantChain } from "./crashGame.ts"

const rounds = 100
/** Nobody leads, so the first term is accepted. */
const term = 0n
const silent: CrashPush = { round: async () => {}, bets: () => {}, wallet: () => {} }

/** A player with sessions at a game of the aggregator and at our own, valid at any time of a story. */
export type StoryPlayer = Pick<SeededPlayer, "playerId"> & {
  atGame: CasinoSeat
  /** Starts another story: the bets of the last one were rolled back. */
  begin(): void
  /** Places a bet in this transaction; returns its number. Refuses as the route. */
  bet(tx: Tx, cents: number): Promise<number>
  end(tx: Tx, bet: number, paidCents: number | "back"): Promise<void>
}

export async function openCrashForStories({ owner, transact }: TestStore): Promise<void> {
  await seedGamesOnce(owner.pool)
  await plantChain(owner.pool, { encrypt: () => Buffer.alloc(1) }, [], { length: 1 })
  // Normally one round is open; here each bet has its own.
  await owner.pool.query("drop index crash.round_open")
  await transact(async (tx) => {
    await ensureDefaults(tx, [crash])
    await setPolicy(tx, crash, "on", "a test")
  })
}

export async function seatStoryPlayer(store: TestStore): Promise<StoryPlayer> {
  const owner = store.owner.pool
  const { playerId, token } = await seedPlayer(owner, 10_000_000)
  const [from, until] = ["2020-01-01", "2100-01-01"]
  await owner.query(
    "update sessions.session set started_at = $2, last_seen_at = $3, idle_until = $3, ends_at = $3 where player_id = $1",
    [playerId, from, until],
  )
  await owner.query("update play.session set launched_at = $2, expires_at = $3 where player_id = $1", [
    playerId,
    from,
    until,
  ])
  const { rows } = await owner.query<{ id: string }>(
    `insert into crash.round (chain, number, min_stake_cents, max_stake_cents, max_paid_cents, opened_at)
     select 1, (select coalesce(max(number), 0) from crash.round) + n, 1, 1000000000, 1000000000, $2
     from generate_series(1, $1::integer) n returning id`,
    [rounds, from],
  )
  const atGame = await takeCasinoSeat(store, { playerId, token })
  const bets: { id: string; roundId: bigint }[] = []
  return {
    playerId,
    atGame,
    begin: () => void bets.splice(0),
    async bet(tx, cents) {
      const bet = { id: randomUuid(), roundId: BigInt(rows[bets.length]!.id) }
      const request = { betId: bet.id, sessionToken: token, roundId: bet.roundId, cents, target: undefined }
      await placeBet(
        {
          database: databaseIn(tx),
          reads: () => tx,
          clock: { now: () => tx.now },
          wakeDispatcher: () => {},
        },
        silent,
        { playerId, sessionId: 0n },
        { ...request, panel: "a", isAuto: false },
      )
      return bets.push(bet) - 1
    },
    async end(tx, number, paidCents) {
      const { id, roundId } = bets[number]!
      const ending: Ending =
        paidCents === "back"
          ? { id, as: "refunded" }
          : { id, as: "cashedOut", at: 101, paidCents, isByItself: false }
      await endBets(databaseIn(tx), { term, roundId, at: tx.now }, [ending])
    },
  }
}
