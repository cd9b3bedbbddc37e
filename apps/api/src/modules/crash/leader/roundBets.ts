import { describeError } from "../../../platform/lib/log.ts"
import { demoStartCents } from "../demo/balance.ts"
import { endDemoBets, listDemoBets } from "../demo/store.ts"
import * as store from "../rounds/store.ts"
import { endBetsInBatches, LeadershipLost, retryUntilAnswered } from "./endBets.ts"
import type { LeaderContext } from "./leaderContext.ts"

/** The bets of a round, those of the demo with those of money: to the flight they are alike. */
export async function loadRoundBets(
  { platform, lead }: LeaderContext,
  { id }: store.RoundRow,
): Promise<{ bets: store.BetRow[]; forFun: ReadonlySet<string> }> {
  const [bets, demos] = await Promise.all([
    retryUntilAnswered(platform, lead, () => store.listBets(platform.reads(), id)),
    retryUntilAnswered(platform, lead, () => listDemoBets(platform.reads(), id)),
  ])
  return { bets: [...bets, ...demos], forFun: new Set(demos.map((demo) => demo.id)) }
}

/** Ends bets of a round: those of money and, beside them, those of the demo. */
export async function endRoundBets(
  term: LeaderContext,
  row: store.RoundRow,
  endings: readonly store.Ending[],
  forFun: ReadonlySet<string>,
): Promise<void> {
  const isForFun = ({ id }: store.Ending) => forFun.has(id)
  await Promise.all([
    endRoundMoneyBets(
      term,
      row,
      endings.filter((one) => !isForFun(one)),
    ),
    endRoundDemoBets(term, row, endings.filter(isForFun)),
  ])
}

/** Nobody's money hangs on it: what cannot be ended is written down, and keeps nothing from its end. */
async function endRoundDemoBets(
  { platform, lead, time }: LeaderContext,
  { id: roundId }: store.RoundRow,
  endings: readonly store.Ending[],
): Promise<void> {
  if (endings.length === 0) return
  const at = new Date(time.stampMs())
  await retryUntilAnswered(platform, lead, () =>
    endDemoBets(platform.database, { term: lead.term, roundId, at, cents: demoStartCents }, endings),
  ).catch((error) => {
    if (error instanceof LeadershipLost) throw error
    platform.log.error("crash.demoNotEnded", describeError(error))
  })
}

async function endRoundMoneyBets(
  term: LeaderContext,
  row: store.RoundRow,
  endings: readonly store.Ending[],
): Promise<void> {
  const { platform, lead, time, telling } = term
  const told: store.EndedBet[] = []
  await endBetsInBatches(
    platform,
    lead,
    { roundId: row.id, time, endings },
    (ended) => void told.push(...ended),
  )
  if (told.length === 0) return
  for (const one of told) telling.wallet(one.player_id, one)
  // It is booked: a word that cannot be said ends no flight.
  const ids = told.map(({ id }) => id)
  await store
    .listBetsByIds(platform.reads(), ids)
    .then((rows) => telling.bets(row, rows))
    .catch((error) => platform.log.warn("crash.betsNotTold", describeError(error)))
}
