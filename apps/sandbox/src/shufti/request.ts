import { isObject, type Json, webAddress } from "../http.ts"

export type Asked = {
  readonly reference: string
  readonly callbackUrl: string
  readonly redirectUrl: string
  readonly country: string
  readonly language: string
  readonly email: string
  readonly ttlMinutes: number
  readonly showResults: boolean
  readonly services: readonly Service[]
  readonly document: DocumentAsked | undefined
  readonly fullAddress: string
  readonly consentText: string
  /** Uploaded files (offsite); empty for onsite. */
  readonly proofs: readonly string[]
}

export type DocumentAsked = {
  readonly types: readonly string[]
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: string
  readonly documentNumber: string
  readonly minimumAge: number
}

export const SERVICES = ["document", "face", "address", "consent", "background_checks"] as const
export type Service = (typeof SERVICES)[number]

/** The `error` of a `request.invalid` answer. */
export type Invalid = { readonly service: string; readonly key: string; readonly message: string }

const DOCUMENT_TYPES = ["id_card", "passport", "driving_license", "credit_or_debit_card"]
const ADDRESS_TYPES = [
  "id_card",
  "passport",
  "driving_license",
  "utility_bill",
  "bank_statement",
  "rent_agreement",
  "employer_letter",
  "insurance_agreement",
  "tax_bill",
]
const DEFAULT_TTL_MINUTES = 60
const PROOF = /^data:(image\/(png|jpe?g)|application\/pdf|video\/(mp4|quicktime));base64,[A-Za-z0-9+/=]+$/

const invalid = (service: string, key: string, message: string): Invalid => ({ service, key, message })
const text = (source: Json | undefined, key: string): string => {
  const value = source?.[key]
  return typeof value === "string" || typeof value === "number" ? String(value) : ""
}
const part = (source: Json, key: string): Json | undefined => {
  const value = source[key]
  return isObject(value) ? value : undefined
}

type Check = readonly [key: string, accepts: RegExp, message: string]
const CHECKS: readonly Check[] = [
  ["reference", /^.{6,250}$/s, "The reference must be between 6 and 250 characters."],
  ["country", /^([A-Za-z]{2})?$/, "The country must be an ISO 3166-1 alpha-2 code."],
  ["language", /^([A-Za-z]{2})?$/, "The language must be an ISO 639-1 code."],
  ["email", /^([^@\s]+@[^@\s]+\.[^@\s]+)?$/, "The email must be a valid address."],
  ["ttl", /^([1-9]\d{0,4})?$/, "The ttl must be between 1 and 43200 minutes."],
  ["verification_mode", /^(any|image_only|video_only)?$/, "The verification mode is not known."],
]

function documentFault(document: Json | undefined): Invalid | undefined {
  if (!document) return undefined
  const birthDate = text(document, "dob")
  if (birthDate !== "" && !/^\d{4}-\d{2}-\d{2}$/.test(birthDate)) {
    return invalid("document", "dob", "The dob does not match the format Y-m-d.")
  }
  return typesFault("document", document, DOCUMENT_TYPES)
}

function typesFault(
  service: string,
  source: Json | undefined,
  known: readonly string[],
): Invalid | undefined {
  const types = source?.supported_types
  if (types === undefined) return undefined
  const bad = !Array.isArray(types) || types.length === 0 || types.some((type) => !known.includes(type))
  return bad ? invalid(service, "supported_types", "The selected supported types are invalid.") : undefined
}

function firstFault(body: Json): Invalid | undefined {
  for (const [key, accepts, message] of CHECKS) {
    if (!accepts.test(text(body, key))) return invalid("", key, message)
  }
  for (const key of ["callback_url", "redirect_url"]) {
    const address = text(body, key)
    if (address !== "" && !webAddress(address)) return invalid("", key, `The ${key} must be a valid URL.`)
  }
  if (!SERVICES.some((service) => part(body, service))) {
    return invalid("", "service", "At least one verification service is required.")
  }
  for (const service of SERVICES) {
    const source = part(body, service)
    for (const key of ["proof", "additional_proof"]) {
      const proof = text(source, key)
      if (proof !== "" && !PROOF.test(proof)) {
        return invalid(service, key, "The proof must be a base64 data URI of an allowed type.")
      }
    }
  }
  return documentFault(part(body, "document")) ?? typesFault("address", part(body, "address"), ADDRESS_TYPES)
}

function documentAsked(document: Json | undefined): DocumentAsked | undefined {
  if (!document) return undefined
  const name = part(document, "name")
  const types = document.supported_types
  return {
    types: Array.isArray(types) ? types.map(String) : ["id_card", "passport", "driving_license"],
    firstName: text(name, "first_name"),
    lastName: text(name, "last_name"),
    birthDate: text(document, "dob"),
    documentNumber: text(document, "document_number"),
    minimumAge: Number(text(part(document, "age"), "min")) || 0,
  }
}

/**
 * Reads the body of `POST /`. Refuses with the service and key at fault, as `request.invalid` names them:
 * reference 6–250 characters, known services and document types, addresses, dates, files as data URIs.
 */
export function readVerificationRequest(body: Json): Asked | Invalid {
  const fault = firstFault(body)
  if (fault) return fault
  const services = SERVICES.filter((service) => part(body, service))
  const proofs = services.flatMap((service) => {
    const source = part(body, service)
    return [text(source, "proof"), text(source, "additional_proof")].filter((proof) => proof !== "")
  })
  return {
    reference: text(body, "reference"),
    callbackUrl: text(body, "callback_url"),
    redirectUrl: text(body, "redirect_url"),
    country: text(body, "country").toUpperCase(),
    language: text(body, "language"),
    email: text(body, "email"),
    ttlMinutes: Number(text(body, "ttl")) || DEFAULT_TTL_MINUTES,
    showResults: text(body, "show_results") !== "0",
    services,
    document: documentAsked(part(body, "document")),
    fullAddress: text(part(body, "address"), "full_address"),
    consentText: text(part(body, "consent"), "text"),
    proofs,
  }
}
