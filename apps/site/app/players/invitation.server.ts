import { content, referrals } from "@elite/contract"
import { ApiProblem } from "../api.ts"
import { cleanValue, toReferralInput } from "../tracking/attribution.ts"
import { parseAttributionCookies } from "../tracking/attributionCookies.ts"
import type { Api } from "../visit.server.ts"
import { extractInvitationCode, invitationKnownField } from "./invitation.ts"

/** Whether the form has the field for an invitation code: only while referrals are rewarded. */
export const isInvitationAsked = async (api: Api): Promise<boolean> =>
  (await api.call(content.siteDetail, {})).siteDetail.features.referralReward === "on"

export const parseOfferedCode = (url: URL): string | null =>
  cleanValue(url.searchParams.get("referral_code")) ?? null

/** The message for an invalid code; undefined where it is valid or cannot be checked now. */
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
 * The code as sign-up takes it: the submitted one or, where no script could fill the field, the one in the cookies that
 * the player allowed.
 */
export function readInvitation(api: Api, form: FormData, submittedCode: string | undefined) {
  const code = extractInvitationCode(submittedCode ?? "")
  if (code) return { referralCode: code }
  return form.has(invitationKnownField)
    ? {}
    : toReferralInput(parseAttributionCookies(api.visit.headers.cookie ?? ""))
}
