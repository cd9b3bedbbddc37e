import { content, referrals } from "@elite/contract"
import { ApiProblem } from "../api.ts"
import { cleanValue, toReferralInput } from "../tracking/attribution.ts"
import { parseAttributionCookies } from "../tracking/attributionCookies.ts"
import type { Api } from "../visit.server.ts"
import { extractInvitationCode, invitationKnownField } from "./invitation.ts"

/** Whether the registration asks by whom somebody was invited: only while the house gives something for it. */
export const isInvitationAsked = async (api: Api): Promise<boolean> =>
  (await api.call(content.siteDetail, {})).siteDetail.features.referralReward === "on"

/** The code that an address brings along. */
export const parseOfferedCode = (url: URL): string | null =>
  cleanValue(url.searchParams.get("referral_code")) ?? null

/** What is wrong with a code that was written, in a sentence of the house; undefined where nothing is, or nobody can say now. */
export async function findInvitationProblem(
  api: Api,
  referralCode: string | undefined,
): Promise<string | undefined> {
  if (!referralCode) return undefined
  try {
    await api.call(referrals.checkReferralCode, { referralCode })
    return undefined
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.is("ReferralCodeUnknownErrorType")) return problem.message
    return undefined
  }
}

/**
 * By whom somebody was invited, as sign-up takes it: what they wrote, or, where no script could show it to them, what lies in
 * the cookies that they allowed.
 */
export function readInvitation(api: Api, form: FormData, written: string | undefined) {
  const code = extractInvitationCode(written ?? "")
  if (code) return { referralCode: code }
  return form.has(invitationKnownField)
    ? {}
    : toReferralInput(parseAttributionCookies(api.visit.headers.cookie ?? ""))
}
