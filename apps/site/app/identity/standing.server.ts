import { identity } from "@elite/contract"
import { href } from "@elite/paths"
import { redirectDocument } from "react-router"
import { type ToItsme, toItsme } from "../account/itsme.server.ts"
import { ApiProblem, type Refusal, refused } from "../api.ts"
import { textIn } from "../form/text.ts"
import { isDocument } from "../pageUrl.ts"
import { apiOf, playerOrLogin, speak } from "../visit.server.ts"

type Args = { request: Request; context: Parameters<typeof apiOf>[0] }

/** What both pages of the verification show: how far the player is, and why it was declined. */
export async function identityStanding({ request, context }: Args) {
  const user = await playerOrLogin(context, request)
  return {
    words: speak(request, ["account", "identity", "identityReasons", "itsme"]),
    isEmailVerified: user.isEmailVerified,
    kycStatus: user.kycStatus,
    kycReason: user.kycReason,
  }
}
export type Standing = Omit<Awaited<ReturnType<typeof identityStanding>>, "words">

/** The verifier's page, for a browser that no script can lead there. */
export type LeadsOn = { verificationUrl: string }

/** Starts or resumes the check, or leads to itsme instead; in the same tab, for the camera is asked for there. */
export async function startCheck({
  request,
  context,
}: Args): Promise<Refusal | LeadsOn | ToItsme | Response> {
  const api = apiOf(context)
  await playerOrLogin(context, request)
  const form = await request.formData()
  try {
    if (textIn(form, "what") === "itsme")
      return await toItsme(api, request, { purpose: "kyc", returnTo: href("kyc", api.language), form })
    const { verificationUrl } = await api.call(identity.onsiteKyc, {})
    return isDocument(request) ? { verificationUrl } : redirectDocument(verificationUrl)
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.is("KycAlreadyDoneErrorType"))
      return redirectDocument(href("userVerification", api.language))
    return refused(problem)
  }
}
