import { formatsOf } from "@elite/words"
import {
  type AdminCommand,
  commandWithReason,
  formatAct,
  formatEntry,
  idOnly,
  listCommand,
} from "../../../platform/admin/command.ts"
import { unitsToEuros } from "../../wallet/index.ts"
import { toReferralState } from "../rules.ts"
import { allowReferral, rejectReferral } from "./decisions.ts"
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

export const adminCommands: readonly AdminCommand[] = [
  listCommand({
    name: "referrals",
    does: "lists the last referrals, with the reasons of rejections",
    none: "There is no referral.",
    entries: async (tx) => (await listLatestReferrals(tx, maxListed)).map(formatReferral),
  }),
  commandWithReason({
    name: "reject-referral",
    words: "ID",
    does: "rejects a referral that was not rewarded yet",
    takes: idOnly,
    async run(tx, by, [id], why) {
      await rejectReferral(tx, id, by, why)
      return `Referral ${id} is rejected.`
    },
  }),
  commandWithReason({
    name: "allow-referral",
    words: "ID",
    does: "allows a rejected referral, once two operators have done so",
    takes: idOnly,
    run: async (tx, by, [id], why) =>
      (await allowReferral(tx, id, by, why)) === "proposed"
        ? `Recorded. Referral ${id} counts when another operator allows it too.`
        : `Referral ${id} counts, and its reward is due.`,
  }),
]
