import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { expect, onTestFinished, test } from "vitest"
import { jsonLog } from "../../platform/lib/log.ts"
import { shufti } from "./client.ts"
import { computeSignature, type SignatureScheme } from "./signature.ts"

const secretKey = "test-secret"
const order = {
  reference: "kyc-0001",
  language: "nl",
  email: "an@example.be",
  firstName: "An",
  lastName: "Claes",
  birthDate: "1993-05-18",
  minimumAgeYears: 21,
  lifeMinutes: 60,
  callbackUrl: "https://casino.example/providers/shufti/callback",
  returnUrl: "https://casino.example/nl/account/verificatie",
} as const
const pending = {
  reference: "kyc-0001",
  event: "request.pending",
  verification_url: "https://app.shuftipro.com/process/verification/1",
}

type Answer = { status?: number; body: string; signature?: string | null }

/** A vendor that answers as told (signed with the hashed scheme unless said otherwise), and the adapter that asks. */
async function vendorThat({ status = 200, body, signature }: Answer, scheme: SignatureScheme = "hashed") {
  const inbox: { url?: string; authorization?: string; body: Record<string, unknown> }[] = []
  const server = createServer((request, response) => {
    let text = ""
    request.on("data", (part) => {
      text += part
    })
    request.on("end", () => {
      const { url = "", headers } = request
      inbox.push({ url, authorization: headers.authorization ?? "", body: JSON.parse(text) })
      const signed =
        signature === undefined ? computeSignature(Buffer.from(body), secretKey, "hashed") : signature
      response.writeHead(status, signed === null ? {} : { signature: signed }).end(body)
    })
  })
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return { inbox, verifier: shufti({ url, clientId: "client", secretKey, scheme, log: jsonLog("silent") }) }
}

test("opens an onsite verification: values to be verified, empty texts to be read", async () => {
  const { inbox, verifier } = await vendorThat({ body: JSON.stringify(pending) })
  expect(await verifier.start(order)).toEqual({ kind: "started", url: pending.verification_url })
  expect(inbox[0]).toMatchObject({
    url: "/",
    authorization: `Basic ${Buffer.from("client:test-secret").toString("base64")}`,
    body: {
      reference: "kyc-0001",
      callback_url: order.callbackUrl,
      redirect_url: order.returnUrl,
      language: "NL",
      ttl: 60,
      show_results: "1",
      document: {
        proof: "",
        name: { first_name: "An", last_name: "Claes" },
        dob: "1993-05-18",
        document_number: "",
        age: { min: "21" },
      },
      face: { proof: "" },
    },
  })
})

const received = JSON.stringify({ reference: "kyc-0001", event: "request.received" })
test("has pictures of a document checked: as proofs, without a page", async () => {
  const { inbox, verifier } = await vendorThat({ body: received })
  expect(await verifier.check(order, [Buffer.from("front"), Buffer.from("back")])).toEqual({ kind: "taken" })
  const { document, face, redirect_url } = inbox[0]!.body as Record<string, Record<string, string>>
  expect([document!.proof, document!.additional_proof, face, redirect_url]).toEqual([
    "data:image/jpeg;base64,ZnJvbnQ=",
    "data:image/jpeg;base64,YmFjaw==",
    undefined,
    undefined,
  ])
})

test.each([
  ["is not signed", { body: received, signature: null }],
  ["is about another attempt", { body: received.replace("0001", "0002") }],
  ["finds fault with what was asked", { status: 400, body: received }],
  ["says something else", { body: "{}" }],
])("does not accept pictures where the answer %s", async (_, answer) => {
  const { verifier } = await vendorThat(answer)
  expect(await verifier.check(order, [Buffer.from("front")])).toEqual({ kind: "unavailable" })
})

test.each([
  ["is not signed", { body: JSON.stringify(pending), signature: null }],
  [
    "is signed in the other scheme",
    {
      body: JSON.stringify(pending),
      signature: computeSignature(Buffer.from(JSON.stringify(pending)), secretKey, "plain"),
    },
  ],
  ["leads to a script", { body: JSON.stringify({ ...pending, verification_url: "javascript:alert(1)" }) }],
  [
    "refuses",
    {
      status: 400,
      body: '{"event":"request.invalid","error":{"service":"","key":"reference","message":""}}',
    },
  ],
  ["is no JSON", { body: "pending" }],
] as [string, Answer][])("an answer that %s opens nothing", async (_, answer) => {
  const { verifier } = await vendorThat(answer)
  expect(await verifier.start(order)).toEqual({ kind: "unavailable" })
})

test("looks up an attempt, and ignores an answer about another one", async () => {
  const accepted = JSON.stringify({ reference: "kyc-0001", event: "verification.cancelled" })
  const { inbox, verifier } = await vendorThat({ body: accepted })
  expect(await verifier.lookUp("kyc-0001")).toEqual({
    kind: "found",
    report: { reference: "kyc-0001", outcome: "cancelled", reason: "cancelled" },
  })
  expect(inbox[0]).toMatchObject({ url: "/status", body: { reference: "kyc-0001" } })
  expect(await verifier.lookUp("kyc-0002")).toEqual({ kind: "unavailable" })
})

test("reports an unknown attempt as unknown, and an unsigned acceptance as unavailable", async () => {
  const absent = await vendorThat({ status: 404, body: '{"event":"request.invalid"}' })
  expect(await absent.verifier.lookUp("kyc-0001")).toEqual({ kind: "unknown" })
  const forged = await vendorThat({
    body: '{"reference":"kyc-0001","event":"verification.accepted"}',
    signature: null,
  })
  expect(await forged.verifier.lookUp("kyc-0001")).toEqual({ kind: "unavailable" })
})

test("reports a signed answer with an unknown state as unreadable", async () => {
  for (const body of ['{"reference":"kyc-0001","event":"something.else"}', "[]", "no JSON"]) {
    const { verifier } = await vendorThat({ body })
    expect(await verifier.lookUp("kyc-0001")).toEqual({ kind: "unreadable" })
  }
})

test("treats a wrongly signed message as forged, and a signed one without a reference as unreadable", async () => {
  const { verifier } = await vendorThat({ body: "{}" })
  const genuine = (text: string) => computeSignature(Buffer.from(text), secretKey, "hashed")
  for (const text of ["{}", "[]", "no JSON", '{"reference":"","event":"verification.accepted"}']) {
    expect(verifier.readNotice(Buffer.from(text), genuine(text))).toEqual({ kind: "unreadable" })
    expect(verifier.readNotice(Buffer.from(text), genuine(`${text} `))).toEqual({ kind: "forged" })
    expect(verifier.readNotice(Buffer.from(text), undefined)).toEqual({ kind: "forged" })
  }
})
