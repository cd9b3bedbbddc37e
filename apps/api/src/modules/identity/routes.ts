import { identity as contract, languages } from "@elite/contract"
import { translate } from "@elite/words"
import type { Http } from "../../kernel/http.ts"
import type { Kernel } from "../../kernel/module.ts"
import { type IdentityPorts, openVerification } from "./attempts/verification.ts"
import { documentsShown, replaceDocument, sendDocument } from "./documents/documents.ts"

const nameOf = (label: contract.DocumentLabel) => {
  const [en, fr, nl] = languages.map((language) => translate(language, "documentLabels")(label))
  return { en: en!, fr: fr!, nl: nl! }
}
const documentLabels = Object.entries(contract.documentLabels).map(([id, label]) => ({
  documentLabelId: Number(id),
  label,
  name: nameOf(label),
}))

export const routes =
  (kernel: Kernel, ports: IdentityPorts) =>
  (http: Http): void => {
    http.serve(contract.onsiteKyc, ({ caller, language }) =>
      openVerification(kernel, ports, caller.playerId, language),
    )

    http.serve(contract.getDocumentLabels, async () => ({ documentLabels }))

    http.serve(contract.getDocuments, ({ caller, input }) =>
      documentsShown(kernel.reads(), caller.playerId, input),
    )

    http.serve(contract.kycDocUpload, async ({ caller, input, language }) => ({
      document: await sendDocument(kernel, ports.secret, caller.playerId, input),
      message: translate(language, "answers")("documentSent"),
    }))

    http.serve(contract.updateUserDocument, async ({ caller, input, language }) => ({
      document: await replaceDocument(kernel, ports.secret, caller.playerId, input),
      message: translate(language, "answers")("documentReplaced"),
    }))
  }
