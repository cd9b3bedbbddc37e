import type { me as contract, ReplyOf } from "@elite/contract"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import * as store from "./store.ts"
import type { BonusColumns, Purse, PurseTerms } from "./terms.ts"

/**
 * Opens a purse and puts `units` into it, once for a number of its giver: asked for again, it is the same purse and nothing
 * moves. A game that is launched with it plays with it until it ends or is closed. Answers its number here. Throws where a
 * player has another bonus that is open: there is one at a time.
 */
export async function openPurse(tx: Tx, terms: PurseTerms, units: bigint): Promise<bigint> {
  const known = await store.findPurseId(tx, terms.giver, terms.giverNumber)
  const id = known ?? (await store.insertPurse(tx, terms))
  await store.fillPurse(tx, id, "opened", units)
  return id
}

/**
 * Puts more into a purse, once for a key of its giver's. Answers whether it moved now. Refuses with PurseNotOpenErrorType
 * where it is closed or has ended.
 */
export async function fillPurse(tx: Tx, id: bigint, key: string, units: bigint): Promise<boolean> {
  const outcome = await store.fillPurse(tx, id, key, units)
  if (outcome === "over") throw new AppError("PurseNotOpenErrorType")
  return outcome === "filled"
}

/**
 * Closes a purse, once. What it holds, and what comes back to it later, is the player's cash or the house's from now on (of
 * CREDIT: nobody's). Answers what it held, 10⁻⁵ of its asset; null where it was closed before.
 */
export const closePurse = (tx: Tx, id: bigint, to: "player" | "house"): Promise<bigint | null> =>
  store.closePurse(tx, id, to)

/** A purse as it stands; undefined where there is none of this number. */
export const findPurse = (from: Reads, id: bigint): Promise<Purse | undefined> => store.findPurse(from, id)

/** Whether rounds that are played with a purse are not over. */
export const hasOpenRounds = (
  from: Reads,
  { id, playerId }: Pick<Purse, "id" | "playerId">,
): Promise<boolean> => store.isInRound(from, playerId, id)

/** The bonus that a player has open, as every page of theirs says it; null without one. */
export function toBonusReply({
  bonus_held: held,
  bonus_largest_stake: largest,
  bonus_ends_at: endsAt,
}: BonusColumns): ReplyOf<typeof contract.getSessionSummary>["bonus"] {
  if (!endsAt) return null
  return {
    amount: unitsToEuros(held !== null && held > 0n ? held : 0n),
    largestStake: largest === null ? null : unitsToEuros(largest),
    endsAt: endsAt.toISOString(),
  }
}

/** What a player launches a game with: the purse they name, or else their bonus, or else cash. */
export async function getPurseToPlay(
  tx: Tx,
  { playerId, gameCode, purseId }: { playerId: bigint; gameCode: string; purseId: bigint | null },
): Promise<{ purse: "cash" | "bonus" | "credit"; purse_id: bigint | null }> {
  const cash = { purse: "cash" as const, purse_id: null }
  const purse =
    purseId === null ? await store.findBonusPurse(tx, playerId) : await store.findPurse(tx, purseId)
  const isOpen = purse?.playerId === playerId && purse.closedAt === null && purse.endsAt > tx.now
  const isForGame = purse?.gameCodes?.includes(gameCode) ?? true
  if (purse && isOpen && isForGame) return { purse: purse.kind, purse_id: purse.id }
  if (purseId === null) return cash
  throw new AppError(isOpen ? "GameNotForPurseErrorType" : "PurseNotOpenErrorType")
}
