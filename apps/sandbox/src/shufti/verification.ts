import { randomUUID } from "node:crypto"
import { MINUTE_MS } from "../clock.ts"
import { DECLINED_CODES, type DeclinedCode } from "./codes.ts"
import { inventPersona, nationalNumberFor, type Persona } from "./persona.ts"
import type { Asked } from "./request.ts"

export type Event =
  | "request.pending"
  | "request.received"
  | "review.pending"
  | "request.timeout"
  | "verification.accepted"
  | "verification.declined"
  | "verification.cancelled"
  | "verification.status.changed"

/** The document reader's result. */
export type Reading = Persona & {
  readonly documentType: string
  readonly documentNumber: string
  readonly fullAddress: string
}

export type Verification = {
  readonly id: string
  readonly asked: Asked
  readonly createdAtMs: number
  readonly expiresAtMs: number
  event: Event
  /** Initial values of the page, replaced by what the player typed. */
  reading: Reading
  codes: readonly DeclinedCode[]
  /** What the result omits or formats unusually. */
  sparse?: Sparse | undefined
  proofToken: string
  proofsUntilMs: number
}

const name = { first_name: "Eva", last_name: "Claes" }
/** Valid results without the values read. */
const SPARSE = {
  "sparse:no_data": {},
  "sparse:data_list": { verification_data: [], verification_result: [], declined_codes: "" },
  "sparse:empty_birth_date": {
    verification_data: { document: { name, dob: "", document_number: "592000000101" } },
  },
  "sparse:part_of_birth_date": {
    verification_data: { document: { name, dob: "1985-00-00", document_number: "592000000101" } },
  },
  "sparse:empty_name": {
    verification_data: { document: { name: "", dob: "1993-05-18", document_number: "592000000101" } },
  },
  "sparse:document_figure": { verification_data: { document: 0 }, verification_result: { document: 0 } },
  "sparse:empty_number": {
    verification_data: { document: { name, dob: "1993-05-18", document_number: null } },
  },
} as const
export type Sparse = keyof typeof SPARSE
export const SPARSE_NAMES = Object.keys(SPARSE) as readonly Sparse[]

/** Proof links expire after a quarter of an hour. */
const PROOFS_LAST_MS = 15 * MINUTE_MS
const KEPT_VERIFICATIONS = 1000
const KEPT_REFERENCES = 50_000

/** Initial values: those of the request, the rest invented. */
function firstReading(asked: Asked, nowMs: number): Reading {
  const invented = inventPersona(nowMs)
  const birthDate = asked.document?.birthDate || invented.birthDate
  const nationalNumber =
    birthDate === invented.birthDate ? invented.nationalNumber : nationalNumberFor(birthDate, invented.gender)
  return {
    firstName: asked.document?.firstName || invented.firstName,
    lastName: asked.document?.lastName || invented.lastName,
    birthDate,
    gender: invented.gender,
    nationalNumber,
    documentType: asked.document?.types[0] ?? "id_card",
    documentNumber: asked.document?.documentNumber || nationalNumber,
    fullAddress: asked.fullAddress || "Rue Neuve / Nieuwstraat 1, 1000 Brussels",
  }
}

export function openVerification(asked: Asked, nowMs: number): Verification {
  return {
    id: randomUUID(),
    asked,
    createdAtMs: nowMs,
    expiresAtMs: nowMs + asked.ttlMinutes * MINUTE_MS,
    event: "request.pending",
    reading: firstReading(asked, nowMs),
    codes: [],
    proofToken: randomUUID(),
    proofsUntilMs: nowMs + PROOFS_LAST_MS,
  }
}

export function renewProofs(verification: Verification, nowMs: number): void {
  verification.proofToken = randomUUID()
  verification.proofsUntilMs = nowMs + PROOFS_LAST_MS
}

export type Verifications = ReturnType<typeof createVerifications>

/** A reference cannot be reused, even after its verification was deleted. */
export function createVerifications() {
  const byReference = new Map<string, Verification>()
  const used = new Set<string>()
  return {
    add(verification: Verification): void {
      byReference.set(verification.asked.reference, verification)
      used.add(verification.asked.reference)
      const firstUsed = used.values().next().value
      if (used.size > KEPT_REFERENCES && firstUsed !== undefined) used.delete(firstUsed)
      const oldest = byReference.keys().next().value
      if (byReference.size > KEPT_VERIFICATIONS && oldest !== undefined) byReference.delete(oldest)
    },
    isUsed: (reference: string) => used.has(reference),
    byReference: (reference: string) => byReference.get(reference),
    byId: (id: string) => [...byReference.values()].find((verification) => verification.id === id),
    all: () => [...byReference.values()].toReversed(),
    remove: (reference: string) => byReference.delete(reference),
    clear(): void {
      byReference.clear()
      used.clear()
    },
  }
}

type Marks = Readonly<Record<string, 1 | 0 | null>>

function resultOf(verification: Verification): Record<string, Marks | 1 | 0 | null> {
  const { codes, asked } = verification
  const failed = (...among: DeclinedCode[]) => (codes.some((code) => among.includes(code)) ? 0 : 1)
  const document: Marks = {
    name: failed("SPDR75"),
    dob: 1,
    document: failed("SPDR03", "SPDR04", "SPDR06", "SPDR48", "SPDR282"),
    document_country: 1,
    document_must_not_be_expired: 1,
    document_visibility: 1,
    issue_date: failed("SPDR68"),
    selected_type: failed("SPDR13"),
    face_on_document_matched: failed("SPDR01", "SPDR38"),
  }
  const address: Marks = {
    name: failed("SPDR22"),
    full_address: failed("SPDR23", "SPDR80"),
    address_document: 1,
  }
  const result: Record<string, Marks | 1 | 0 | null> = {}
  if (asked.document) result.document = document
  for (const service of asked.services) {
    if (service === "face") result.face = failed("SPDR01", "SPDR19", "SPDR37", "SPDR38", "SPDR43", "SPDR287")
    if (service === "address") result.address = address
    if (service === "background_checks") result.background_checks = 1
    if (service === "consent") result.consent = { consent: 1, selected_type: 1 }
  }
  return result
}

function dataOf({ asked, reading }: Verification) {
  const name = { first_name: reading.firstName, middle_name: null, last_name: reading.lastName }
  return {
    ...(asked.document && {
      document: {
        name: { ...name, full_name: `${reading.firstName} ${reading.lastName}` },
        dob: reading.birthDate,
        issue_date: "2022-03-14",
        expiry_date: "2032-03-14",
        document_number: reading.documentNumber,
        gender: reading.gender,
        country: asked.country || "BE",
        selected_type: [reading.documentType],
        supported_types: asked.document.types,
        face_match_confidence: 92,
      },
    }),
    ...(asked.services.includes("address") && { address: { full_address: reading.fullAddress, name } }),
  }
}

function proofsOf(verification: Verification, publicUrl: string) {
  const link = (service: string) => ({
    proof: `${publicUrl}/shufti/proofs/${verification.id}/${service}.png?access_token=${verification.proofToken}`,
  })
  const pictured = verification.asked.services.filter((service) => service !== "background_checks")
  return {
    ...Object.fromEntries(pictured.map((service) => [service, link(service)])),
    access_token: verification.proofToken,
  }
}

export function verificationBody(verification: Verification, event: Event, publicUrl: string, agent: string) {
  const { asked, codes } = verification
  const body = { reference: asked.reference, event, country: asked.country, email: asked.email }
  if (event === "request.pending") {
    return {
      ...body,
      error: "",
      verification_url: `${publicUrl}/shufti/process/verification/${verification.id}`,
    }
  }
  if (verification.sparse !== undefined && event.startsWith("verification."))
    return { ...body, ...SPARSE[verification.sparse] }
  const decided = event.startsWith("verification.") && event !== "verification.cancelled"
  if (!decided) return body
  const declined = verification.event === "verification.declined"
  return {
    ...body,
    proofs: proofsOf(verification, publicUrl),
    verification_data: dataOf(verification),
    verification_result: resultOf(verification),
    ...(declined && {
      declined_reason: codes.map((code) => DECLINED_CODES[code]).join(" "),
      declined_codes: codes,
    }),
    info: { agent: { useragent: agent }, geolocation: { country_code: "BE", city: "Brussels" } },
  }
}
