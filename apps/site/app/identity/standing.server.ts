import { identity } from "@elite/contract"
import { href } from "@elite/paths"
import { redirectDocument } from "react-router"
import { type ToItsme, toItsme } from "../account/itsme.server.ts"
import { ApiProblem } from "../api.ts"
import { refusedForm } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { isDocument } from "../pageUrl.ts"
import { type Api, apiOf, playerOrLogin, speak } from "../visit.server.ts"
import { readDocuments, type Sent, sendsDocument, sendsPictures } from "./documents.server.ts"

type Args = { request: Request; context: Parameters<typeof apiOf>[0] }

const spoken = [
  "account",
  "documents",
  "documentLabels",
  "documentReasons",
  "identity",
  "identityReasons",
  "itsme",
] as const

/** What both pages of the verification show: how far the player is, why it was declined, and what they sent. */
export async function identityStanding({ request, context }: Args) {
  const user = await playerOrLogin(context, request)
  return {
    words: speak(request, spoken),
    isEmailVerified: user.isEmailVerified,
    kycStatus: user.kycStatus,
    kycReason: user.kycReason,
    documents: await readDocuments(apiOf(context)),
  }
}
export type Standing = Omit<Awaited<ReturnType<typeof identityStanding>>, "words">

/** The verifier's page, for a browser that no script can lead there. */
export type LeadsOn = { verificationUrl: string }

/** Starts or resumes the check, or leads to itsme instead; in the same tab, for the camera is asked for there. */
async function startsCheck(
  api: Api,
  request: Request,
  form: FormData,
): Promise<FormAnswer | LeadsOn | ToItsme | Response> {
  try {
    if (textIn(form, "what") === "itsme")
      return await toItsme(api, request, { purpose: "kyc", returnTo: href("kyc", api.language), form })
    const { verificationUrl } = await api.call(identity.onsiteKyc, {})
    return isDocument(request) ? { verificationUrl } : redirectDocument(verificationUrl)
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.is("KycAlreadyDoneErrorType"))
      return redirectDocument(href("userVerification", api.language))
    return refusedForm(problem, form)
  }
}

/** What came of a form of the page, where it does not lead to another. */
export type Answer = FormAnswer | LeadsOn | ToItsme | Sent

/** The check by the verifier, by itsme or by pictures, and the documents: each form says which it is. */
export async function checkIdentity({ request, context }: Args): Promise<Answer | Response> {
  const api = apiOf(context)
  await playerOrLogin(context, request)
  const form = await request.formData()
  const what = textIn(form, "what")
  if (what === "document" || what === "replacement") return sendsDocument(api, request, form)
  return what === "pictures" ? sendsPictures(api, form) : startsCheck(api, request, form)
}
