import { identity, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { invalidForm, toFormRefusal } from "../form/formRefusal.server.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { readText } from "../form/text.ts"
import { orNull } from "../orNull.server.ts"
import { isDocument, pageUrl } from "../pageUrl.ts"
import { type Api, translate } from "../visit.server.ts"

export type SentDocument = ReplyOf<typeof identity.getDocuments>["documents"]["rows"][number]
export type DocumentKind = Omit<ReplyOf<typeof identity.getDocumentLabels>["documentLabels"][number], "name">
/** Sent documents, newest first, and the kinds that can be sent. */
export type Documents = { sent: readonly SentDocument[]; kinds: readonly DocumentKind[] }

/** The API's page size. Replaced and rejected documents are deleted early, so a player never has that many. */
const maxDocuments = 100

/** Null where they cannot be read now; the page works without them. */
export async function readDocuments(api: Api): Promise<Documents | null> {
  const read = await orNull(
    Promise.all([
      api.call(identity.getDocuments, { pageNo: 1, limit: maxDocuments }),
      api.call(identity.getDocumentLabels, {}),
    ]),
  )
  if (!read) return null
  const [{ documents }, { documentLabels }] = read
  const kinds = documentLabels.map(({ documentLabelId, label }) => ({ documentLabelId, label }))
  return { sent: documents.rows, kinds }
}

/** Reads a file. An empty file field submits a file without name or bytes. */
function readFile(form: FormData, name: string): File | undefined {
  const file = form.get(name)
  return file instanceof File && file.size > 0 ? file : undefined
}

const fileErrorFields = (field: string) => ({
  DocumentUnreadableErrorType: field,
  DocumentTooLargeErrorType: field,
  PayloadTooLargeErrorType: field,
})

export type DocumentSent = { sent: string }

/** Uploads a document, or replaces the one that the form names. */
export async function sendDocument(
  api: Api,
  request: Request,
  form: FormData,
): Promise<FormRefusal | DocumentSent | Response> {
  const file = readFile(form, "file")
  if (!file) return invalidForm(form, { file: translate(api.language, "documents")("missing") })
  try {
    const documentId = readText(form, "documentId")
    const { message } = documentId
      ? await api.call(identity.updateUserDocument, { file, documentId: Number(documentId) })
      : await api.call(identity.kycDocUpload, {
          file,
          documentLabelId: Number(readText(form, "documentLabelId")),
        })
    if (!isDocument(request)) return { sent: message }
    api.notice({ kind: "success", text: message })
    return redirect(pageUrl(request.url).pathname)
  } catch (problem) {
    return toFormRefusal(problem, form, fileErrorFields("file"))
  }
}

const tones = { accepted: "success", inProgress: "information", declined: "error" } as const

/** Sends pictures to the verifier, in place of its own page. */
export async function sendDocumentImages(api: Api, form: FormData): Promise<FormRefusal | Response> {
  const [front, back] = [readFile(form, "front"), readFile(form, "back")]
  if (!front) return invalidForm(form, { front: translate(api.language, "documents")("pictures.missing") })
  try {
    const { kycStatus, message } = await api.call(identity.verifyKyc, { front, ...(back ? { back } : {}) })
    api.notice({ kind: tones[kycStatus], text: message })
    return redirect(href("kyc", api.language))
  } catch (problem) {
    if (problem instanceof ApiProblem && problem.is("KycAlreadyDoneErrorType"))
      return redirect(href("kyc", api.language))
    return toFormRefusal(problem, form, fileErrorFields("front"))
  }
}
