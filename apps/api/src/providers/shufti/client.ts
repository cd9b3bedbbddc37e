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
/** The vendor checks pictures while the request waits. */
const picturesTimeoutMs = 25_000
const maxReportBytes = 16 * 1024 * 1024
const opened = z.object({
  event: z.literal("request.pending"),
  verification_url: z.url({ protocol: /^https?$/ }),
})

/** Shufti Pro (docs/providers.md, Shufti): answers without a valid signature are rejected. */
export function shufti({ url, clientId, secretKey, scheme, log }: ShuftiOptions): IdentityVerifier {
  const authorization = `Basic ${Buffer.from(`${clientId}:${secretKey}`).toString("base64")}`
  const base = url.replace(/\/$/, "")

  /** Undefined without a signed response. */
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
    async start(request) {
      const response = await post("/", toRequestBody(request))
      const read = response?.status === 200 ? opened.safeParse(parseJson(response.bytes)) : undefined
      if (read?.success) return { kind: "started", url: read.data.verification_url }
      if (response) log.error("shufti.refused", { provider: "shufti", status: response.status })
      return { kind: "unavailable" }
    },
    async check(request, pictures) {
      const response = await post("/", withPictures(request, pictures), picturesTimeoutMs)
      const read = response?.status === 200 ? parseNotice(response.bytes) : undefined
      if (read?.reference === request.reference) return { kind: "taken" }
      if (response) log.error("shufti.refused", { provider: "shufti", status: response.status })
      return { kind: "unavailable" }
    },
    async lookUp(reference) {
      const response = await post("/status", { reference })
      if (response?.status === 404) return { kind: "unknown" }
      const report = response?.status === 200 ? parseReport(response.bytes) : undefined
      if (report?.reference === reference) return { kind: "found", report }
      // An response about another attempt says nothing about this one.
      const isAboutAnother = response && (parseNotice(response.bytes)?.reference ?? reference) !== reference
      if (response?.status !== 200 || isAboutAnother) return { kind: "unavailable" }
      log.error("shufti.unreadable", { provider: "shufti", status: response.status })
      return { kind: "unreadable" }
    },
    readNotice(body, signature) {
      if (!isSigned(body, signature, secretKey, scheme)) return { kind: "forged" }
      const notice = parseNotice(body)
      return notice ? { kind: "notice", notice } : { kind: "unreadable" }
    },
  }
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString("utf8"))
  } catch {
    return undefined
  }
}

/** Values are verified; empty texts are read from the document and returned. */
const toRequestBody = (request: VerificationRequest) => ({
  reference: request.reference,
  callback_url: request.callbackUrl,
  redirect_url: request.returnUrl,
  country: "",
  language: request.language.toUpperCase(),
  email: request.email,
  ttl: request.lifeMinutes,
  verification_mode: "any",
  allow_online: "1",
  allow_offline: "1",
  show_results: "1",
  face: { proof: "", check_duplicate_request: "1" },
  document: {
    proof: "",
    supported_types: ["id_card", "passport"],
    name: { first_name: request.firstName, last_name: request.lastName, fuzzy_match: "1" },
    dob: request.birthDate,
    document_number: "",
    expiry_date: "",
    age: { min: String(request.minimumAgeYears), max: "120" },
  },
})

const toProof = (picture: Buffer) => `data:image/jpeg;base64,${picture.toString("base64")}`

/** Verifies the document only: without a page to visit, and without a face. */
function withPictures(request: VerificationRequest, [front, back]: readonly Buffer[]) {
  const { face: _, redirect_url: __, document, ...rest } = toRequestBody(request)
  const proofs = {
    proof: front ? toProof(front) : "",
    ...(back ? { additional_proof: toProof(back) } : {}),
  }
  return { ...rest, verification_mode: "image_only", document: { ...document, ...proofs } }
}
