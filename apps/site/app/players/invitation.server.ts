import { content, referrals } from "@elite/contract"
import { ApiProblem } from "../api.ts"
import { valuesOfCookies } from "../tracking/cookies.ts"
import { cleaned, friendIn } from "../tracking/values.ts"
import type { Api } from "../visit.server.ts"
import { codeIn, saidField } from "./invitation.ts"

/** Whether the registration asks by whom somebody was invited: only while the house gives something for it. */
export const asksInvitation = async (api: Api): Promise<boolean> =>
  (await api.call(content.siteDetail, {})).siteDetail.features.referralReward === "on"

/** The code that an address brings along. */
export const codeOffered = (url: URL): string | null => cleaned(url.searchParams.get("referral_code")) ?? null

/** What is wrong with a code that was written, in a sentence of the house; undefined where nothing is, or nobody can say now. */
export async function objectionTo(api: Api, referralCode: string | undefined): Promise<string | undefined> {
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
export function invitationOf(api: Api, form: FormData, written: string | undefined) {
  const code = codeIn(written ?? "")
  if (code) return { referralCode: code }
  return form.has(saidField) ? {} : friendIn(valuesOfCookies(api.visit.headers.cookie ?? ""))
}
