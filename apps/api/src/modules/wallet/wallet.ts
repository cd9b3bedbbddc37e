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
  /** Derived from a row of the caller, e.g. `deposit:D-17`. An id moves money once, for ever. */
  id: string
  kind: Kind
  from: Account
  to: Account
  /** Positive; EUR in 10⁻⁵ euro, points and coins in thousandths. */
  amountUnits: bigint
  memo?: Record<string, unknown>
}

/**
 * Moves an amount once per id; a repeated call returns `repeated: true` with the balances of the first time. Refuses
 * with InsufficientFundsErrorType where a kept balance would fall below zero. Throws where the id belongs to another
 * movement or the chart does not allow the movement. Balances of summed accounts are null.
 */
export async function move(
  tx: Tx,
  movement: Movement,
): Promise<{ repeated: boolean; fromUnits: bigint | null; toUnits: bigint | null }> {
  const { id, kind, from, to, amountUnits, memo } = movement
  const asset = assertOnChart(kind, from, to)
  const result = await insertMovement(tx, { id, kind, asset, from, to, amount: amountUnits, memo })
  if (result.outcome === "short") throw new AppError("InsufficientFundsErrorType")
  if (result.outcome === "clash") throw new Error(`The movement id ${id} belongs to another movement`)
  return { repeated: result.outcome === "repeated", fromUnits: result.from_after, toUnits: result.to_after }
}

/** Executes movements in order, or none. Throws where an id was used before or a balance is too low. */
export async function moveAll(tx: Tx, movements: readonly Omit<Movement, "memo">[]): Promise<void> {
  if (movements.length === 0) return
  const rows = movements.map(({ amountUnits: amount, ...movement }) => ({
    ...movement,
    asset: assertOnChart(movement.kind, movement.from, movement.to),
    amount,
  }))
  await insertMovements(tx, rows)
}

/** Locks the EliteCoins of players until the transaction ends and returns them, in thousandths. */
export const lockCoinBalances = async (tx: Tx, playerIds: readonly bigint[]): Promise<Map<bigint, bigint>> =>
  playerIds.length === 0 ? new Map() : lockCoins(tx, playerIds)

/** The balance of an account in ledger units; 0 for one without movements. */
export function getBalanceUnits(from: Reads, account: Account): Promise<bigint> {
  return sumAccount(from, account)
}

export type PlayerBalances = { cashUnits: bigint; heldUnits: bigint; pointsUnits: bigint; coinsUnits: bigint }

/** Reads the balances of a player in ledger units. */
export const getPlayerBalances = async (from: Reads, playerId: bigint): Promise<PlayerBalances> =>
  toBalances(await getBalances(from, playerId))

/** Converts a row to balances in ledger units. */
export const toBalances = ({ cash, held, points, coins }: BalanceColumns): PlayerBalances => ({
  cashUnits: cash,
  heldUnits: held,
  pointsUnits: points,
  coinsUnits: coins,
})

/** Reads points and coins of several players in one query, in thousandths. */
export async function getPointsOfPlayers(
  from: Reads,
  playerIds: readonly bigint[],
): Promise<Map<bigint, Pick<PlayerBalances, "pointsUnits" | "coinsUnits">>> {
  if (playerIds.length === 0) return new Map()
  const { points, coins } = accounts
  const amounts = await listAmounts(
    from,
    playerIds.flatMap((id) => [points(id), coins(id)]),
  )
  const unitsOf = (account: Account) => amounts.get(account) ?? 0n
  return new Map(
    playerIds.map((id) => [id, { pointsUnits: unitsOf(points(id)), coinsUnits: unitsOf(coins(id)) }]),
  )
}
