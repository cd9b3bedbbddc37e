import type { me as contract, ReplyOf } from "@elite/contract"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import * as store from "./store.ts"
import type { BonusColumns, Purse, PurseTerms } from "./terms.ts"

/** Opens and fills a purse (10⁻⁵ of its asset), once for a number of its giver. Throws for a second open bonus. */
export async function openPurse(tx: Tx, terms: PurseTerms, units: bigint): Promise<bigint> {
  const known = await store.findPurseId(tx, terms.giver, terms.giverNumber)
  const id = known ?? (await store.insertPurse(tx, terms))
  await store.fillPurse(tx, id, "opened", units)
  return id
}

/** Fills a purse once for a key; false where it was filled before. Refuses with PurseNotOpen. */
export async function fillPurse(tx: Tx, id: bigint, key: string, units: bigint): Promise<boolean> {
  const outcome = await store.fillPurse(tx, id, key, units)
  if (outcome === "over") throw new AppError("PurseNotOpenErrorType")
  return outcome === "filled"
}

/** Once, with its later wins; CREDIT expires. Returns what it held, 10⁻⁵ of its asset, or null. */
export const closePurse = (tx: Tx, id: bigint, to: "player" | "house"): Promise<bigint | null> =>
  store.closePurse(tx, id, to)

/** Undefined if no purse has this id. */
export const findPurse = (from: Reads, id: bigint): Promise<Purse | undefined> => store.findPurse(from, id)

/** Whether rounds with this purse are open. */
export const hasOpenRounds = (
  from: Reads,
  { id, playerId }: Pick<Purse, "id" | "playerId">,
): Promise<boolean> => store.isInRound(from, playerId, id)

/** Converts the columns of a larger query; null without an open bonus. */
export function toBonusReply({
  bonus_held: heldUnits,
  bonus_largest_stake: largestUnits,
  bonus_ends_at: endsAt,
}: BonusColumns): ReplyOf<typeof contract.getSessionSummary>["bonus"] {
  if (!endsAt) return null
  return {
    amount: unitsToEuros(heldUnits !== null && heldUnits > 0n ? heldUnits : 0n),
    largestStake: largestUnits === null ? null : unitsToEuros(largestUnits),
    endsAt: endsAt.toISOString(),
  }
}

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
