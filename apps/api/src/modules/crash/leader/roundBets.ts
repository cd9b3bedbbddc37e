import { describeError } from "../../../platform/lib/log.ts"
import { demoStartCents } from "../demo/balance.ts"
import { endDemoBets, listDemoBets } from "../demo/store.ts"
import * as store from "../rounds/store.ts"
import { endBetsInBatches, LeadershipLost, retryUntilAnswered } from "./endBets.ts"
import type { LeaderContext } from "./leaderContext.ts"

export async function loadRoundBets(
  { platform, lead }: LeaderContext,
  { id }: store.RoundRow,
): Promise<{ bets: store.BetRow[]; demoBetIds: ReadonlySet<string> }> {
  const [bets, demos] = await Promise.all([
    retryUntilAnswered(platform, lead, () => store.listBets(platform.reads(), id)),
    retryUntilAnswered(platform, lead, () => listDemoBets(platform.reads(), id)),
  ])
  return { bets: [...bets, ...demos], demoBetIds: new Set(demos.map((demo) => demo.id)) }
}

export async function endRoundBets(
  context: LeaderContext,
  row: store.RoundRow,
  endings: readonly store.Ending[],
  demoBetIds: ReadonlySet<string>,
): Promise<void> {
  const isDemo = ({ id }: store.Ending) => demoBetIds.has(id)
  await Promise.all([
    endRoundMoneyBets(
      context,
      row,
      endings.filter((ending) => !isDemo(ending)),
    ),
    endRoundDemoBets(context, row, endings.filter(isDemo)),
  ])
}

/** A failure is only logged, because no money depends on it. */
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
  context: LeaderContext,
  row: store.RoundRow,
  endings: readonly store.Ending[],
): Promise<void> {
  const { platform, lead, time, push } = context
  const ended: store.EndedBet[] = []
  await endBetsInBatches(
    platform,
    lead,
    { roundId: row.id, time, endings },
    (batch) => void ended.push(...batch),
  )
  if (ended.length === 0) return
  for (const bet of ended) push.wallet(bet.player_id, bet)
  // The bets are booked, so a failed push must not end the flight.
  const ids = ended.map(({ id }) => id)
  await store
    .listBetsByIds(platform.reads(), ids)
    .then((rows) => push.bets(row, rows))
    .catch((error) => platform.log.warn("crash.betsNotTold", describeError(error)))
}
