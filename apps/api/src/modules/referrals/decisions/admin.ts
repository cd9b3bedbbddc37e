import { formatsOf } from "@elite/words"
import {
  type AdminCommand,
  type CommandResult,
  formatAct,
  formatEntry,
  listCommand,
  notDone,
  rowCommand,
  succeeded,
} from "../../../platform/admin/command.ts"
import { alreadyProposed } from "../../../platform/admin/fourEyes.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { toReferralState } from "../rules.ts"
import { allowReferral, type ReferralActResult, rejectReferral } from "./decisions.ts"
import { listLatestReferrals, type ReferralWithActs } from "./store.ts"

const maxListed = 200
const euros = (units: bigint) => formatsOf("en").euros(unitsToEuros(units))

function formatReferral(referral: ReferralWithActs): string {
  const { id, referrer_id, friend_id, reason, deposits, stakes, registered_at, pay_from, acts } = referral
  const state = toReferralState(referral)
  return formatEntry(
    id,
    `player ${referrer_id} invited player ${friend_id}: ${state}${reason ? ` (${reason})` : ""}`,
    `registered ${registered_at.toISOString()}, paid in ${euros(deposits)}, staked ${euros(stakes)}${state === "qualified" ? `, due ${pay_from!.toISOString()}` : ""}`,
    ...(acts ?? []).map(formatAct),
  )
}

function toActMessage(result: ReferralActResult, id: bigint): CommandResult {
  const sentences: Record<ReferralActResult, CommandResult> = {
    rejected: succeeded(`Referral ${id} is rejected.`),
    proposed: succeeded(`Recorded. Referral ${id} counts when another operator allows it too.`),
    allowed: succeeded(`Referral ${id} counts, and its reward is due.`),
    notOpen: notDone(`Referral ${id} is decided already, or does not exist.`),
    notRejected: notDone(`Referral ${id} is not rejected.`),
    sameOperator: alreadyProposed,
  }
  return sentences[result]
}

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "referrals",
    does: "lists the last referrals, with the reasons of rejections",
    none: "There is no referral.",
    entries: async (tx) => (await listLatestReferrals(tx, maxListed)).map(formatReferral),
  }),
  rowCommand({
    name: "reject-referral",
    does: "rejects a referral that was not rewarded yet",
    act: rejectReferral,
    saidOf: toActMessage,
  }),
  rowCommand({
    name: "allow-referral",
    does: "allows a rejected referral, once two operators have done so",
    act: allowReferral,
    saidOf: toActMessage,
  }),
]
