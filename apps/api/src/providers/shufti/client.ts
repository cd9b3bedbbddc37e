import { z } from "zod"
import type { IdentityVerifier, VerificationRequest } from "../../modules/identity/index.ts"
import { describeError, type Log } from "../../platform/lib/log.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"
import { parseNotice, parseReport } from "./report.ts"
import { isSigned, type SignatureScheme } from "./signature.ts"

export type ShuftiOptions = {
  url: string
  clientId: string
  secretKey: string
  scheme: SignatureScheme
  log: Log
}

const timeoutMs = 8000
/** Pictures are longer, and the vendor looks at them while it is waited for. */
const picturesTimeoutMs = 25_000
/** A report may carry pictures. */
const maxReportBytes = 16 * 1024 * 1024
const opened = z.object({
  event: z.literal("request.pending"),
  verification_url: z.url({ protocol: /^https?$/ }),
})

/** Shufti Pro's verification, onsite and by pictures (docs/providers.md, Shufti): every answer must be signed with our secret. */
export function shufti({ url, clientId, secretKey, scheme, log }: ShuftiOptions): IdentityVerifier {
  const authorization = `Basic ${Buffer.from(`${clientId}:${secretKey}`).toString("base64")}`
  const base = url.replace(/\/$/, "")

  /** The signed answer, or undefined when there is none to be had. */
  async function post(
    path: string,
    body: object,
    withinMs = timeoutMs,
  ): Promise<{ status: number; bytes: Buffer } | undefined> {
    try {
      const response = await outboundFetch(`${base}${path}`, {
        method: "POST",
        headers: { authorization, "content-type": "application/json", accept: "application/json" },
        body: JSON.stringify(body),
        withinMs,
        maxBytes: maxReportBytes,
      })
      const bytes = Buffer.from(await response.arrayBuffer())
      const { status } = response
      if (isSigned(bytes, response.headers.get("signature"), secretKey, scheme)) return { status, bytes }
      log.warn("shufti.notSigned", { provider: "shufti", status })
    } catch (error) {
      log.warn("shufti.noAnswer", { provider: "shufti", ...describeError(error) })
    }
    return undefined
  }

  return {
    async start(wish) {
      const answer = await post("/", toRequestBody(wish))
      const read = answer?.status === 200 ? opened.safeParse(parsedJson(answer.bytes)) : undefined
      if (read?.success) return { kind: "started", url: read.data.verification_url }
      if (answer) log.error("shufti.refused", { provider: "shufti", status: answer.status })
      return { kind: "unavailable" }
    },
    async check(wish, pictures) {
      const answer = await post("/", withPictures(wish, pictures), picturesTimeoutMs)
      const read = answer?.status === 200 ? parseNotice(answer.bytes) : undefined
      if (read?.reference === wish.reference) return { kind: "taken" }
      if (answer) log.error("shufti.refused", { provider: "shufti", status: answer.status })
      return { kind: "unavailable" }
    },
    async lookUp(reference) {
      const answer = await post("/status", { reference })
      if (answer?.status === 404) return { kind: "unknown" }
      const report = answer?.status === 200 ? parseReport(answer.bytes) : undefined
      if (report?.reference === reference) return { kind: "found", report }
      // An answer about another attempt says nothing about this one.
      const isAboutAnother = answer && (parseNotice(answer.bytes)?.reference ?? reference) !== reference
      if (answer?.status !== 200 || isAboutAnother) return { kind: "unavailable" }
      log.error("shufti.unreadable", { provider: "shufti", status: answer.status })
      return { kind: "unreadable" }
    },
    readNotice(body, signature) {
      if (!isSigned(body, signature, secretKey, scheme)) return { kind: "forged" }
      const notice = parseNotice(body)
      return notice ? { kind: "notice", notice } : { kind: "unreadable" }
    },
  }
}

function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"))
  } catch {
    return undefined
  }
}

/** Values are to be verified, empty texts to be read from the document and given back. */
const toRequestBody = (wish: VerificationRequest) => ({
  reference: wish.reference,
  callback_url: wish.callbackUrl,
  redirect_url: wish.returnUrl,
  // The document may come from any country: nationality and residence need not agree.
  country: "",
  language: wish.language.toUpperCase(),
  email: wish.email,
  ttl: wish.lifeMinutes,
  verification_mode: "any",
  allow_online: "1",
  allow_offline: "1",
  show_results: "1",
  face: { proof: "", check_duplicate_request: "1" },
  document: {
    proof: "",
    supported_types: ["id_card", "passport"],
    name: { first_name: wish.firstName, last_name: wish.lastName, fuzzy_match: "1" },
    dob: wish.birthDate,
    document_number: "",
    expiry_date: "",
    age: { min: String(wish.minimumAgeYears), max: "120" },
  },
})

const toProof = (picture: Buffer) => `data:image/jpeg;base64,${picture.toString("base64")}`

/** The document alone, and no page: nobody is sent anywhere, and no face is asked for. */
function withPictures(wish: VerificationRequest, [front, back]: readonly Buffer[]) {
  const { face: _, redirect_url: __, document, ...asked } = toRequestBody(wish)
  const proofs = {
    proof: front ? toProof(front) : "",
    ...(back ? { additional_proof: toProof(back) } : {}),
  }
  return { ...asked, verification_mode: "image_only", document: { ...document, ...proofs } }
}
