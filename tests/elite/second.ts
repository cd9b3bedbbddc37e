import { DropModel } from "../../apps/api/src/modules/drops/testing/model.ts"
import { JackpotModel } from "../../apps/api/src/modules/jackpots/testing/model.ts"
import { type Pool, toModelTerms } from "../../apps/api/src/modules/jackpots/testing/modelPools.ts"
import { QuestModel } from "../../apps/api/src/modules/quest/testing/model.ts"
import { ReferralModel } from "../../apps/api/src/modules/referrals/testing/model.ts"
import { TournamentModel } from "../../apps/api/src/modules/tournaments/testing/model.ts"
import { hourMs } from "../../apps/api/src/platform/lib/calendar.ts"
import { cent, euro, type LogEvent, realMoney } from "../../apps/api/testing/modelEvents.ts"
import { terms } from "./town.ts"

/** What the models have to be told beside the log: seeds, and whose a code or a purse is. */
export type Known = {
  poolSeed: (pool: Pool, cycle: number) => string
  blockSeed: (campaign: bigint, block: number) => string
  entryOfPurse: (purse: bigint) => bigint | undefined
  whose: (code: string) => bigint
  join: (week: bigint, player: bigint, at: number) => { id: bigint; knew: ReadonlySet<number> }
}
export type Second = ReturnType<typeof secondModels>

const units = (cents: number) => BigInt(cents) * cent
const jackpotTerms = toModelTerms(terms.jackpots, terms.jackpotCeilings)
const referralTerms = {
  ...{ reward: 20n * euro, leastDeposits: 20n * euro, leastStakes: 100n * euro },
  ...{ days: 30, waitHours: 48, mostPerMonth: 5, mostEver: 20 },
}

/** Every second model of the Elite layer, all hearing the same log. */
export function secondModels(known: Known) {
  const jackpots = new JackpotModel(jackpotTerms, units(10), known.poolSeed)
  const drops = new DropModel(hourMs, known.blockSeed)
  const quest = new QuestModel()
  const tournaments = new TournamentModel(known.entryOfPurse)
  const referrals = new ReferralModel(referralTerms, known.whose)
  return {
    ...{ jackpots, drops, quest, tournaments, referrals },
    apply(event: LogEvent): void {
      if (event.kind === "joined") {
        const { week, player, at } = event
        quest.join(week, { ...known.join(week, player, at), player, joined: at })
        return
      }
      applyToJackpots(jackpots, event)
      for (const model of [drops, quest, tournaments, referrals]) model.apply(event)
    },
  }
}

function applyToJackpots(jackpots: JackpotModel, event: LogEvent): void {
  const provider = "hub88"
  if (event.kind === "window") jackpots.apply(event)
  else if (event.kind === "voided" && event.cashStake > 0n)
    jackpots.apply({ kind: "voided", provider, uuid: event.uuid })
  else if (event.kind === "settled") {
    const { at, player, round } = event
    const bets = realMoney(event)
    if (bets.length > 0) jackpots.apply({ kind: "settled", at, player, provider, round, bets })
  }
}
