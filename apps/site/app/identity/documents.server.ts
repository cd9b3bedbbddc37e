import { identity, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { refusedForm, wrong } from "../form/answer.server.ts"
import type { FormAnswer } from "../form/answer.ts"
import { textIn } from "../form/text.ts"
import { isDocument, pageUrl } from "../pageUrl.ts"
import { part } from "../part.server.ts"
import { type Api, translate } from "../visit.server.ts"

export type SentDocument = ReplyOf<typeof identity.getDocuments>["documents"]["rows"][number]
export type Kind = Omit<ReplyOf<typeof identity.getDocumentLabels>["documentLabels"][number], "name">
/** What a player has sent, newest first, and the kinds that can be sent. */
export type Documents = { sent: readonly SentDocument[]; kinds: readonly Kind[] }

/** As many as one call answers: what was replaced or not accepted is not kept for long, so there are never that many. */
const mostSent = 100

/** Null where they cannot be read now: the rest of the page is still of use. */
export async function readDocuments(api: Api): Promise<Documents | null> {
  const read = await part(
    Promise.all([
      api.call(identity.getDocuments, { pageNo: 1, limit: mostSent }),
      api.call(identity.getDocumentLabels, {}),
    ]),
  )
  if (!read) return null
  const [{ documents }, { documentLabels }] = read
  const kinds = documentLabels.map(({ documentLabelId, label }) => ({ documentLabelId, label }))
  return { sent: documents.rows, kinds }
}

/** The file of a field; a field in which nothing was chosen sends one without a name and without bytes. */
function fileIn(form: FormData, name: string): File | undefined {
  const file = form.get(name)
  return file instanceof File && file.size > 0 ? file : undefined
}

const refusalsAt = (field: string) => ({
  DocumentUnreadableErrorType: field,
  DocumentTooLargeErrorType: field,
  PayloadTooLargeErrorType: field,
})

/** That a document has come, for the form that sent it without loading the page. */
export type Sent = { sent: string }

/** Keeps a document, in place of another where the form says of which. */
export async function sendsDocument(
  api: Api,
  request: Request,
  form: FormData,
): Promise<FormAnswer | Sent | Response> {
  const file = fileIn(form, "file")
  if (!file) return wrong(form, { file: translate(api.language, "documents")("missing") })
  try {
    const documentId = textIn(form, "documentId")
    const { message } = documentId
      ? await api.call(identity.updateUserDocument, { file, documentId: Number(documentId) })
      : await api.call(identity.kycDocUpload, {
          file,
          documentLabelId: Number(textIn(form, "documentLabelId")),
        })
    if (!isDocument(request)) return { sent: message }
    api.notice({ kind: "success", text: message })
    return redirect(pageUrl(request.url).pathname)
  } catch (problem) {
    return refusedForm(problem, form, refusalsAt("file"))
  }
}

const tones = { accepted: "success", inProgress: "information", declined: "error" } as const

/** Has the verifier look at pictures instead of the player coming to its page, and says what came of it. */
export async function sendsPictures(api: Api, form: FormData): Promise<FormAnswer | Response> {
  const [front, back] = [fileIn(form, "front"), fileIn(form, "back")]
  if (!front) return wrong(form, { front: translate(api.language, "documents")("pictures.missing") })
  try {
    const { kycStatus, message } = await api.call(identity.verifyKyc, { front, ...(back ? { back } : {}) })
    api.notice({ kind: tones[kycStatus], text: message })
    return redirect(href("kyc", api.language))
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.is("KycAlreadyDoneErrorType"))
      return redirect(href("kyc", api.language))
    return refusedForm(problem, form, refusalsAt("front"))
  }
}
