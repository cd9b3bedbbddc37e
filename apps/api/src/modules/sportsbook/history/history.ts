import type { sportsbook as contract, ParsedOf, ReplyOf } from "@elite/contract"
import { toDateRange } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { accounts, getBalanceUnits, unitsToEuros } from "../../wallet/index.ts"
import { computeBetState } from "../rules.ts"
import type { Leg } from "../statuses.ts"
import { type Bet, listBets } from "../store.ts"

/** A player's bets, newest first, also while the sports book is off. Refuses with BadInput a range above a year. */
export async function getSportsBetsReply(
  platform: Platform,
  playerId: bigint,
  input: ParsedOf<typeof contract.getSportsBets>,
): Promise<ReplyOf<typeof contract.getSportsBets>> {
  const from = platform.reads()
  const [units, { count, rows }] = await Promise.all([
    getBalanceUnits(from, accounts.sports(playerId)),
    listBets(from, { playerId, state: input.status, ...toDateRange(input, from.now) }, input),
  ])
  return { balance: unitsToEuros(units), bets: { count, rows: rows.map(toBetReply) } }
}

const toBetReply = (bet: Bet) => ({
  betId: Number(bet.id),
  state: computeBetState(bet),
  stake: unitsToEuros(bet.stake),
  potentialWin: unitsToEuros(bet.potential_win),
  paid: unitsToEuros(bet.paid),
  odds: Number(bet.odds_thousandths) / 1000,
  placedAt: bet.placed_at.toISOString(),
  resultedAt: bet.resulted_at?.toISOString() ?? null,
  isFinal: bet.settled_at !== null,
  legs: (bet.legs as Leg[]).map(({ oddsThousandths, ...leg }) => ({ ...leg, odds: oddsThousandths / 1000 })),
})
