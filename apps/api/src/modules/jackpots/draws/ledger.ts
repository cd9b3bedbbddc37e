import { type Jackpot, jackpots } from "@elite/jackpots"
import type { Tx } from "../../../platform/db/transaction.ts"
import { addDays } from "../../../platform/lib/calendar.ts"
import { getSetting } from "../../content/index.ts"
import { awardPrizes, dispute } from "../../prizes/index.ts"
import { accounts, type Kind, type Movement, moveAll } from "../../wallet/index.ts"
import { jackpotWon } from "../events.ts"
import { jackpotRules } from "../settings.ts"
import * as store from "../store.ts"
import { pushUnclaimedWins } from "../wins/unclaimed.ts"
import type { BatchResult, DrawnWin, PoolBooking } from "./batch.ts"

const promotionsAccount = accounts.promotions("jackpots")
/** Inflows come first: a pool never falls below zero on the way. */
const inflows: readonly [keyof PoolBooking, Kind, (jackpot: Jackpot) => Pick<Movement, "from" | "to">][] = [
  ["seeded", "jackpotSeeded", (jackpot) => ({ from: promotionsAccount, to: accounts.pool(jackpot) })],
  ["shared", "jackpotShared", (jackpot) => ({ from: promotionsAccount, to: accounts.pool(jackpot) })],
]
const outflows: typeof inflows = [
  [
    "returned",
    "jackpotShareReturned",
    (jackpot) => ({ from: accounts.pool(jackpot), to: promotionsAccount }),
  ],
  [
    "restored",
    "jackpotShareRestored",
    (jackpot) => ({ from: accounts.reserve(jackpot), to: promotionsAccount }),
  ],
]

const toPoolMovements = (
  bookings: BatchResult["bookings"],
  until: number,
  along: typeof inflows,
): Movement[] =>
  jackpots.flatMap((jackpot) =>
    along.flatMap(([what, kind, between]) => {
      const amountUnits = bookings[jackpot][what]
      return amountUnits === 0n
        ? []
        : [{ id: `jackpot:${jackpot}:${what}:${until}`, kind, ...between(jackpot), amountUnits }]
    }),
  )

/** The part from the pool, and the rounding up to whole cents at the cost of the operator. */
function toWinMovements({ jackpot, playerId, fromPoolUnits, paidUnits }: DrawnWin, id: bigint): Movement[] {
  const to = accounts.won(playerId)
  const rounded = paidUnits - fromPoolUnits
  const parts: [string, Movement["kind"], Movement["from"], bigint][] = [
    ["won", "jackpotWon", accounts.pool(jackpot), fromPoolUnits],
    ["rounded", "jackpotRounded", promotionsAccount, rounded],
  ]
  return parts
    .filter(([, , , amountUnits]) => amountUnits > 0n)
    .map(([what, kind, from, amountUnits]) => ({ id: `jackpot:${id}:${what}`, kind, from, to, amountUnits }))
}

type BatchToBook = Pick<BatchResult, "number" | "bookings" | "drawn"> &
  Partial<Pick<BatchResult, "entries" | "restoredParts">> & { winIds: readonly bigint[] }

/** One movement for each pool and kind comes first, then the wins. Wins of voided bets are disputed. */
export async function bookBatch(tx: Tx, batch: BatchToBook): Promise<void> {
  const { number, bookings, drawn, winIds, entries = [] } = batch
  await store.insertBookings(tx, batch)
  await moveAll(tx, [
    ...toPoolMovements(bookings, number, inflows),
    ...drawn.flatMap((drop, n) => toWinMovements(drop, winIds[n]!)),
    ...toPoolMovements(bookings, number, outflows),
  ])
  await awardWins(tx, drawn, winIds)
  const voided = entries.flatMap(({ item }) => (item.kind === "void" ? [item.bet] : []))
  await dispute(tx, "jackpots", await store.listWinsOfBets(tx, voided))
}

async function awardWins(tx: Tx, drawn: readonly DrawnWin[], winIds: readonly bigint[]): Promise<void> {
  if (drawn.length === 0) return
  const { claimDays } = await getSetting(tx, jackpotRules)
  await awardPrizes(
    tx,
    drawn.map(({ jackpot, playerId, paidUnits, at }, n) => ({
      of: "jackpots",
      ref: winIds[n]!,
      playerId,
      amountUnits: paidUnits,
      liesIn: accounts.won(playerId),
      goesBackTo: accounts.reserve(jackpot),
      wonAt: at,
      until: addDays(at, claimDays),
    })),
  )
  for (const [n, { jackpot, playerId, paidUnits }] of drawn.entries())
    await tx.publish(jackpotWon, { playerId, winId: winIds[n]!, jackpot, paidUnits })
  for (const playerId of new Set(drawn.map((drop) => drop.playerId))) await pushUnclaimedWins(tx, playerId)
}
