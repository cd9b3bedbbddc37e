import type { Reads, Tx } from "../../platform/db/transaction.ts"
import { AppError } from "../../platform/lib/appError.ts"
import { type Account, accounts, assertOnChart, type Kind } from "./chart.ts"
import {
  type BalanceColumns,
  getBalances,
  insertMovement,
  insertMovements,
  listAmounts,
  lockCoins,
  sumAccount,
} from "./store.ts"

export type Movement = {
  /** Made by the caller from its own row, e.g. `deposit:D-17`: the same id moves once, for ever. */
  id: string
  kind: Kind
  from: Account
  to: Account
  /** Positive; EUR in 10⁻⁵ euro, points and coins in thousandths. */
  amountUnits: bigint
  /** What a person needs to understand the row later. */
  memo?: Record<string, unknown>
}

/**
 * Moves once per id. A repeated call answers `repeated: true` with the balances of the first time. Refuses
 * with InsufficientFundsErrorType where a kept balance would fall below zero; throws where the id belongs
 * to another movement or the way is not on the chart. Balances of summed accounts are null.
 */
export async function move(
  tx: Tx,
  movement: Movement,
): Promise<{ repeated: boolean; fromUnits: bigint | null; toUnits: bigint | null }> {
  const { id, kind, from, to, amountUnits, memo } = movement
  const asset = assertOnChart(kind, from, to)
  const moved = await insertMovement(tx, { id, kind, asset, from, to, amount: amountUnits, memo })
  if (moved.outcome === "short") throw new AppError("InsufficientFundsErrorType")
  if (moved.outcome === "clash") throw new Error(`The movement id ${id} belongs to another movement`)
  return { repeated: moved.outcome === "repeated", fromUnits: moved.from_after, toUnits: moved.to_after }
}

/**
 * Moves many in one statement, in their order. Throws, and moves none, where one does not move: an id that was
 * used before, or a balance that does not hold the amount.
 */
export async function moveAll(tx: Tx, movements: readonly Omit<Movement, "memo">[]): Promise<void> {
  if (movements.length === 0) return
  const rows = movements.map(({ amountUnits: amount, ...way }) => ({
    ...way,
    asset: assertOnChart(way.kind, way.from, way.to),
    amount,
  }))
  await insertMovements(tx, rows)
}

/** How many EliteCoins players hold, locked until the transaction ends; thousandths. */
export const lockCoinBalances = async (tx: Tx, playerIds: readonly bigint[]): Promise<Map<bigint, bigint>> =>
  playerIds.length === 0 ? new Map() : lockCoins(tx, playerIds)

/** The balance of any account in its units; 0 for one that never moved. */
export function getBalanceUnits(from: Reads, account: Account): Promise<bigint> {
  return sumAccount(from, account)
}

export type PlayerBalances = { cashUnits: bigint; heldUnits: bigint; pointsUnits: bigint; coinsUnits: bigint }

/** All balances of a player in one question. */
export const getPlayerBalances = async (from: Reads, playerId: bigint): Promise<PlayerBalances> =>
  toBalances(await getBalances(from, playerId))

/** A row as balances, in units of a thousandth of a cent, a point or a coin. */
export const toBalances = ({ cash, held, points, coins }: BalanceColumns): PlayerBalances => ({
  cashUnits: cash,
  heldUnits: held,
  pointsUnits: points,
  coinsUnits: coins,
})

/** Points and coins of several players in one question, thousandths. */
export async function getPointsOfPlayers(
  from: Reads,
  playerIds: readonly bigint[],
): Promise<Map<bigint, Pick<PlayerBalances, "pointsUnits" | "coinsUnits">>> {
  if (playerIds.length === 0) return new Map()
  const { points, coins } = accounts
  const found = await listAmounts(
    from,
    playerIds.flatMap((id) => [points(id), coins(id)]),
  )
  const unitsOf = (account: Account) => found.get(account) ?? 0n
  return new Map(
    playerIds.map((id) => [id, { pointsUnits: unitsOf(points(id)), coinsUnits: unitsOf(coins(id)) }]),
  )
}
