import { identity } from "@elite/contract"
import { href } from "@elite/paths"
import { redirectDocument } from "react-router"
import { type ItsmeRedirect, redirectToItsme } from "../account/itsme.server.ts"
import { ApiProblem } from "../api.ts"
import { toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { isDocument } from "../pageUrl.ts"
import { type Api, apiOf, messagesFor, requirePlayer } from "../visit.server.ts"
import { type DocumentSent, readDocuments, sendDocument, sendDocumentImages } from "./documents.server.ts"

type Args = { request: Request; context: Parameters<typeof apiOf>[0] }

const pageNouns = [
  "account",
  "documents",
  "documentLabels",
  "documentReasons",
  "identity",
  "identityReasons",
  "itsme",
] as const

export async function loadIdentityStatus({ request, context }: Args) {
  const user = await requirePlayer(context, request)
  return {
    words: messagesFor(request, pageNouns),
    isEmailVerified: user.isEmailVerified,
    kycStatus: user.kycStatus,
    kycReason: user.kycReason,
    documents: await readDocuments(apiOf(context)),
  }
}
export type IdentityStatus = Omit<Awaited<ReturnType<typeof loadIdentityStatus>>, "words">

/** The verifier's address as a link, for browsers without scripts. */
export type VerificationRedirect = { verificationUrl: string }

/** The verifier opens in the same tab because it asks for the camera. */
async function startVerification(
  api: Api,
  request: Request,
  form: FormData,
): Promise<FormRefusal | VerificationRedirect | ItsmeRedirect | Response> {
  try {
    if (readText(form, "what") === "itsme")
      return await redirectToItsme(api, request, {
        purpose: "kyc",
        returnTo: href("kyc", api.language),
        form,
      })
    const { verificationUrl } = await api.call(identity.onsiteKyc, {})
    return isDocument(request) ? { verificationUrl } : redirectDocument(verificationUrl)
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.is("KycAlreadyDoneErrorType"))
      return redirectDocument(href("userVerification", api.language))
    return toFormRefusal(problem, form)
  }
}

export type IdentityActionData = FormRefusal | VerificationRedirect | ItsmeRedirect | DocumentSent

/** Handles all forms of the page, told apart by their field `what`. */
export async function identityAction({ request, context }: Args): Promise<IdentityActionData | Response> {
  const api = apiOf(context)
  await requirePlayer(context, request)
  const form = await request.formData()
  const formName = readText(form, "what")
  if (formName === "document" || formName === "replacement") return sendDocument(api, request, form)
  return formName === "pictures" ? sendDocumentImages(api, form) : startVerification(api, request, form)
}
