import { identity as contract, languages } from "@elite/contract"
import { translate } from "@elite/words"
import type { HttpServer } from "../../platform/http/server.ts"
import type { Platform } from "../../platform/platform.ts"
import { checkPictures } from "./attempts/pictures.ts"
import { type IdentityPorts, openVerification } from "./attempts/verification.ts"
import { getDocumentsReply, replaceDocument, uploadDocument } from "./documents/documents.ts"

const nameOf = (label: contract.DocumentLabel) => {
  const [en, fr, nl] = languages.map((language) => translate(language, "documentLabels")(label))
  return { en: en!, fr: fr!, nl: nl! }
}
const documentLabels = Object.entries(contract.documentLabels).map(([id, label]) => ({
  documentLabelId: Number(id),
  label,
  name: nameOf(label),
}))

const kycReplies = {
  inProgress: { message: "kycPending", key: "kyc-pending" },
  accepted: { message: "kycAccepted", key: "kyc-success" },
  declined: { message: "kycDeclined", key: "kyc-fail" },
} as const

export const routes =
  (platform: Platform, ports: IdentityPorts) =>
  (http: HttpServer): void => {
    http.serve(contract.onsiteKyc, ({ caller, language }) =>
      openVerification(platform, ports, caller.playerId, language),
    )

    http.serve(contract.verifyKyc, async ({ caller: { playerId }, input, language }) => {
      const kycStatus = await checkPictures(platform, ports, { playerId, language }, input)
      const { message, key } = kycReplies[kycStatus]
      return { kycStatus, message: translate(language, "answers")(message), language_key: key }
    })

    http.serve(contract.getDocumentLabels, async () => ({ documentLabels }))

    http.serve(contract.getDocuments, ({ caller, input }) =>
      getDocumentsReply(platform.reads(), caller.playerId, input),
    )

    http.serve(contract.kycDocUpload, async ({ caller, input, language }) => ({
      document: await uploadDocument(platform, ports.secret, caller.playerId, input),
      message: translate(language, "answers")("documentSent"),
    }))

    http.serve(contract.updateUserDocument, async ({ caller, input, language }) => ({
      document: await replaceDocument(platform, ports.secret, caller.playerId, input),
      message: translate(language, "answers")("documentReplaced"),
    }))
  }
