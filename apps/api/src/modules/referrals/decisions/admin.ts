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

/** What is said of what was done. */
function saidOf(what: ReferralActResult, id: bigint): CommandResult {
  const sentences: Record<ReferralActResult, CommandResult> = {
    rejected: succeeded(`Nothing is given for referral ${id}.`),
    proposed: succeeded(`Noted. Referral ${id} counts when another operator says the same.`),
    allowed: succeeded(`Referral ${id} counts, and its reward is due.`),
    notOpen: notDone(`Referral ${id} is decided already, or is not there.`),
    notRejected: notDone(`Referral ${id} is not rejected.`),
    sameOperator: alreadyProposed,
  }
  return sentences[what]
}

/** What a person may do about friends whom players invited. */
export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "referrals",
    does: "lists the last friends whom players invited, with what nothing was given for and why",
    none: "Nobody has invited anybody.",
    entries: async (tx) => (await listLatestReferrals(tx, maxListed)).map(formatReferral),
  }),
  rowCommand({
    name: "reject-referral",
    does: "gives nothing for a friend, while nothing was given yet",
    act: rejectReferral,
    saidOf,
  }),
  rowCommand({
    name: "allow-referral",
    does: "lets a friend who was rejected count, once two operators said so",
    act: allowReferral,
    saidOf,
  }),
]
