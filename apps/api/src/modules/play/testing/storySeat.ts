import { CompiledQuery } from "kysely"
import { seededGames } from "../../../../testing/seeded.ts"
import type { TestStore } from "../../../../testing/store.ts"
import type { Tx } from "../../../platform/db/transaction.ts"
import { hashToken, randomUuid } from "../../../platform/lib/random.ts"
import { todayAt } from "../../limits/index.ts"
import type { PlayStatus } from "../statuses.ts"
import { type BetGame, payWin, placeBet, rollBack } from "../store.ts"

/** What the database does in a transaction that is somebody else's. */
export const databaseIn = ({ db }: Tx) => ({
  once: async <Row>(_: string, text: string, values: unknown[]): Promise<Row[]> =>
    (await db.executeQuery<Row>(CompiledQuery.raw(text, values))).rows,
})

/** A message of the aggregator's that a player's bet is, or is about. */
export type GameBet = { uuid: string; roundRef: string }

/** A player at a game of the aggregator for as long as a story lasts; each call is what its message does. */
export type CasinoSeat = {
  /** A stake in units of 10⁻⁵ euro: a bet of its own, which opens a round, or one more in the round of `hand`. */
  bet(tx: Tx, amountUnits: bigint, hand?: GameBet): Promise<{ status: PlayStatus; bet: GameBet }>
  /** What a bet wins; its round goes on. */
  win(tx: Tx, bet: GameBet, amountUnits: bigint): Promise<void>
  /** Takes a bet back with everything it won. */
  rollBack(tx: Tx, bet: GameBet): Promise<void>
}

/** Seats whoever holds a game session at the slot that tests have; the session must last as long as the stories do. */
export async function takeCasinoSeat(
  { owner }: TestStore,
  { playerId, token }: { playerId: bigint; token: string },
): Promise<CasinoSeat> {
  const { rows } = await owner.pool.query<{ id: string }>("select id from games.game where code = $1", [
    seededGames.slot,
  ])
  const game: BetGame = { id: BigInt(rows[0]!.id), category: "slots", studio: "Seed" }
  const hash = hashToken(token)
  const toMessage = (about: GameBet) => ({
    ...about,
    ...{ provider: "hub88" as const, token, playerId, gameCode: seededGames.slot, meta: null },
  })
  const money = (amountUnits: bigint) => ({ amountUnits, currency: "EUR", roundClosed: false })
  const must = ({ status }: { status: PlayStatus }) => {
    if (status !== "ok") throw new Error(`A message that says what became of a bet was answered ${status}`)
  }
  return {
    async bet(tx, amountUnits, hand) {
      const bet = { uuid: randomUuid(), roundRef: hand?.roundRef ?? randomUuid() }
      const message = { ...toMessage(bet), ...money(amountUnits), purseId: null, isFree: false }
      const launchCodes = [seededGames.slot]
      const context = {
        ...{ tokenHash: hash, game, launchCodes, isClosed: false },
        ...{ now: tx.now, today: todayAt(tx.now) },
      }
      const { status } = await placeBet(databaseIn(tx), message, context)
      return { status, bet }
    },
    async win(tx, { uuid: referenceUuid, roundRef }, amountUnits) {
      const message = { ...toMessage({ uuid: randomUuid(), roundRef }), ...money(amountUnits), referenceUuid }
      const paid = { ...message, isPromotion: false }
      must(await payWin(databaseIn(tx), paid, { tokenHash: hash, now: tx.now }))
    },
    async rollBack(tx, { uuid: referenceUuid, roundRef }) {
      const message = { ...toMessage({ uuid: randomUuid(), roundRef }), referenceUuid }
      must(await rollBack(databaseIn(tx), message, { tokenHash: hash, now: tx.now }))
    },
  }
}
