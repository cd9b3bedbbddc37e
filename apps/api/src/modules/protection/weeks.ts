import { protection as contract, eurosOf } from "@elite/contract"
import type { Reads } from "../../platform/db/transaction.ts"
import { addDaysToDate, minuteMs } from "../../platform/lib/calendar.ts"
import { listPlayedDays, todayAt } from "../limits/index.ts"
import { listCashFlows } from "../payments/index.ts"
import { listSessionSpans } from "../sessions/index.ts"
import { unitsToEuros } from "../wallet/index.ts"
import { mergeSpans, msWithin, weeksUntil } from "./rules.ts"

/** Newest first; computed from rows that the audit compares with the ledger. */
export async function listWeeks(from: Reads, playerId: bigint): Promise<contract.Week[]> {
  const weeks = weeksUntil(todayAt(from.now).week, contract.shownWeeks)
  const first = weeks.at(-1)!
  const [days, flows, spans] = await Promise.all([
    listPlayedDays(from, playerId, first.from),
    listCashFlows(from, playerId, first.range.from),
    listSessionSpans(from, playerId, first.range.from),
  ])
  const loggedIn = mergeSpans(spans)
  return weeks.map(({ from: monday, until: sunday, range }) => {
    const played = days.filter(({ day }) => day >= monday && day <= sunday)
    const stakes = played.reduce((units, { stake }) => units + stake, 0n)
    const wins = played.reduce((units, { win }) => units + win, 0n)
    const netOn = (date: string) =>
      played.reduce((units, { day, stake, win }) => (day === date ? units + win - stake : units), 0n)
    const moved = (kind: string) =>
      flows
        .filter((flow) => flow.kind === kind && flow.at >= range.from && flow.at < range.until)
        .reduce((cents, flow) => cents + Number(flow.cents), 0)
    return {
      from: monday,
      until: sunday,
      deposits: eurosOf(moved("deposited")),
      withdrawals: eurosOf(moved("withdrawn")),
      stakes: unitsToEuros(stakes),
      wins: unitsToEuros(wins),
      net: unitsToEuros(wins - stakes),
      days: Array.from({ length: 7 }, (_, n) => unitsToEuros(netOn(addDaysToDate(monday, n)))),
      minutes: Math.floor(msWithin(loggedIn, range) / minuteMs),
    }
  })
}
