import { expect, test } from "vitest"
import { parseNotice, parseReport } from "./report.ts"
import { computeSignature, isSigned } from "./signature.ts"

const vector = Buffer.from('{"reference":"SP-1","event":"verification.accepted"}')

test.each([
  ["hashed", "4967d1ca72edf31b220c09273c1dbfdf2c452db9134ca72f35fcbb5298ea74aa"],
  ["plain", "8efbda5ae562ecbdce9f30e0bbda58b3a6a5179c558a145c7712b180636f789a"],
] as const)("the %s signature of the vector (docs/providers.md, Shufti)", (scheme, signature) => {
  expect(computeSignature(vector, "test-secret", scheme)).toBe(signature)
  expect(isSigned(vector, signature, "test-secret", scheme)).toBe(true)
  expect(isSigned(vector, signature, "test-secret", scheme === "hashed" ? "plain" : "hashed")).toBe(false)
  expect(isSigned(vector, signature, "other-secret", scheme)).toBe(false)
  expect(isSigned(Buffer.concat([vector, Buffer.from(" ")]), signature, "test-secret", scheme)).toBe(false)
  for (const nothing of [undefined, null, "", signature.slice(1)])
    expect(isSigned(vector, nothing, "test-secret", scheme)).toBe(false)
})

const bytes = (value: unknown) => Buffer.from(JSON.stringify(value))

test("parses a message to its reference and event", () => {
  expect(parseNotice(bytes({ reference: "kyc-123", event: "verification.status.changed" }))).toEqual({
    reference: "kyc-123",
    event: "changed",
  })
  // An event that we do not know yet is looked up.
  expect(parseNotice(bytes({ reference: "kyc-123", event: "something.else" }))).toEqual({
    reference: "kyc-123",
    event: "changed",
  })
  for (const odd of [
    { event: "verification.accepted" },
    { reference: "kyc-123" },
    { reference: 7, event: [] },
    [],
    0,
  ])
    expect(parseNotice(bytes(odd))).toBeUndefined()
  expect(parseNotice(Buffer.from("not json"))).toBeUndefined()
})

test("parses the document of an acceptance", () => {
  const answer = {
    reference: "kyc-123",
    event: "verification.accepted",
    verification_data: {
      document: {
        name: { first_name: "Jan", middle_name: "Pieter", last_name: "Peeters" },
        dob: "1985-07-30",
        document_number: "592000000101",
      },
    },
  }
  expect(parseReport(bytes(answer))).toEqual({
    reference: "kyc-123",
    outcome: "accepted",
    document: {
      firstName: "Jan Pieter",
      lastName: "Peeters",
      birthDate: "1985-07-30",
      number: "592000000101",
    },
  })
  expect(parseReport(bytes({ ...answer, verification_data: {} }))).toEqual({
    reference: "kyc-123",
    outcome: "accepted",
  })
})

test("parses a message with any text", () => {
  const odd = "a\0\uD83D"
  const name = { first_name: odd, last_name: odd }
  const verification_data = { document: { name, dob: "1985-07-30", document_number: odd } }
  const answer = { reference: `kyc-123${odd}`, event: "verification.accepted", verification_data }
  const read = "a\uFFFD\uFFFD"
  expect(parseReport(bytes(answer))).toEqual({
    reference: `kyc-123${read}`,
    outcome: "accepted",
    document: { firstName: read, lastName: read, birthDate: "1985-07-30", number: read },
  })
})

test.each([
  [["SPDR37"], "faceMismatch"],
  [["SPDR06"], "documentRefused"],
  [["SPDR999", "SPDR75"], "nameMismatch"],
  [["SPDR999"], "other"],
  [[], "other"],
])("codes %j become the reason %s", (codes, reason) => {
  const answer = { reference: "kyc-123", event: "verification.declined", declined_codes: codes }
  expect(parseReport(bytes(answer))).toEqual({ reference: "kyc-123", outcome: "declined", reason })
})

test("reports an expired document", () => {
  const verification_result = { document: { document_must_not_be_expired: 0 } }
  expect(
    parseReport(bytes({ reference: "kyc-123", event: "verification.declined", verification_result }))?.reason,
  ).toBe("documentExpired")
})

const name = { first_name: "Eva", last_name: "Claes" }
const whole = { name, dob: "1993-05-18", document_number: "592000000101" }
test.each([
  { verification_data: [] },
  { verification_data: "", verification_result: [] },
  { verification_data: { document: 0 }, verification_result: { document: 0 } },
  { verification_data: { document: { ...whole, dob: "" } } },
  { verification_data: { document: { ...whole, dob: "1985-00-00" } } },
  { verification_data: { document: { ...whole, name: "" } } },
  { verification_data: { document: { ...whole, name: { first_name: "Eva", last_name: "  " } } } },
  { verification_data: { document: { ...whole, document_number: 592 } } },
  { verification_data: null, declined_codes: "SPDR01", email: null },
])("parses an incomplete acceptance as one without a document: %j", (odd) => {
  const accepted = { reference: "kyc-123", event: "verification.accepted", ...odd }
  expect(parseNotice(bytes(accepted))).toEqual({ reference: "kyc-123", event: "accepted" })
  expect(parseReport(bytes(accepted))).toEqual({ reference: "kyc-123", outcome: "accepted" })
})

test.each([{ declined_codes: "" }, { declined_codes: [75, null] }, { verification_result: [] }, {}])(
  "a decline without readable codes is a decline: %j",
  (odd) => {
    const declined = { reference: "kyc-123", event: "verification.declined", ...odd }
    expect(parseReport(bytes(declined))).toEqual({
      reference: "kyc-123",
      outcome: "declined",
      reason: "other",
    })
  },
)
