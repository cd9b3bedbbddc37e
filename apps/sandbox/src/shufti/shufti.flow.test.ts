import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest"
import { basic, KEYS, type Received, startTrial, type Trial } from "../trial.ts"
import { isNationalNumber } from "./persona.ts"
import { shuftiSignature } from "./sign.ts"

let trial: Trial
let attempt = 0
const authorization = basic(KEYS.shufti.clientId, KEYS.shufti.secretKey)

beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())
beforeEach(async () => {
  await trial.post("/shufti/__sandbox/reset", {})
  await trial.post("/__sandbox/clock", { offsetSeconds: 0 })
  trial.received.length = 0
})

async function call(path: string, body: unknown) {
  const response = await trial.post(path, body, { authorization })
  const raw = await response.text()
  expect(response.headers.get("signature")).toBe(shuftiSignature(raw, KEYS.shufti.secretKey))
  return { status: response.status, body: JSON.parse(raw) }
}

const asked = (extra: object = {}) => ({
  reference: `kyc-test-${++attempt}`,
  callback_url: `${trial.casinoUrl}/shufti`,
  redirect_url: `${trial.casinoUrl}/done`,
  country: "BE",
  language: "NL",
  ttl: 60,
  face: { proof: "" },
  document: {
    proof: "",
    supported_types: ["id_card"],
    name: { first_name: "Jan", last_name: "Peeters" },
    dob: "1985-07-30",
    document_number: "",
  },
  ...extra,
})

async function open(extra: object = {}) {
  const request = asked(extra)
  const { body } = await call("/shufti/", request)
  const url: string = body.verification_url
  return { reference: request.reference, url }
}

const press = (url: string, ending: string, extra: Record<string, string> = {}) =>
  fetch(url, { method: "POST", redirect: "manual", body: new URLSearchParams({ ...extra, ending }) })

const parsed = (calls: readonly Received[]) => calls.map((one) => JSON.parse(one.body))
const events = (calls: readonly Received[]) => parsed(calls).map((body) => body.event)
const status = async (reference: string) => (await call("/shufti/status", { reference })).body

describe("asking", () => {
  test("answers a signed request.pending with the page's address, and calls back the same", async () => {
    const request = asked()
    const { status: code, body } = await call("/shufti/", request)
    expect(code).toBe(200)
    expect(body).toMatchObject({
      reference: request.reference,
      event: "request.pending",
      error: "",
      country: "BE",
    })
    const [first] = await trial.calls("/shufti", 1)
    expect(JSON.parse(first?.body ?? "").event).toBe("request.pending")
  })

  test.each([
    [{ reference: "short" }, "", "reference"],
    [{ callback_url: "nowhere" }, "", "callback_url"],
    [{ country: "BEL" }, "", "country"],
    [{ ttl: 0 }, "", "ttl"],
    [{ face: undefined, document: undefined }, "", "service"],
    [{ document: { dob: "30/07/1985" } }, "document", "dob"],
    [{ document: { supported_types: ["library_card"] } }, "document", "supported_types"],
    [{ face: { proof: "hello" } }, "face", "proof"],
  ])("refuses %j as request.invalid", async (extra, service, key) => {
    const { status: code, body } = await call("/shufti/", asked(extra))
    expect([code, body.event, body.error.service, body.error.key]).toEqual([
      400,
      "request.invalid",
      service,
      key,
    ])
  })

  test("a reference is used once, also after deletion", async () => {
    const request = asked()
    await call("/shufti/", request)
    expect((await call("/shufti/", request)).body.error.key).toBe("reference")
    const { reference } = request
    expect((await call("/shufti/delete", { reference, comment: "no" })).body.error.key).toBe("comment")
    expect((await call("/shufti/delete", { reference, comment: "asked by the player" })).body.event).toBe(
      "request.deleted",
    )
    expect((await call("/shufti/status", { reference })).status).toBe(404)
    expect((await call("/shufti/", request)).body.error.key).toBe("reference")
  })

  test("refuses wrong credentials, signed all the same", async () => {
    const response = await trial.post("/shufti/", asked(), { authorization: basic("client-1", "wrong") })
    const raw = await response.text()
    expect([response.status, JSON.parse(raw).event]).toEqual([401, "request.unauthorized"])
    expect(response.headers.get("signature")).toBe(shuftiSignature(raw, KEYS.shufti.secretKey))
  })

  test("tells about the account", async () => {
    const response = await fetch(`${trial.url}/shufti/account/info/`, { headers: { authorization } })
    expect((await response.json()).account.status).toBe("trial")
  })
})

describe("on the page", () => {
  test("the player sees what is checked, in the language of the request", async () => {
    const { url } = await open({ language: "FR" })
    const page = await (await fetch(url)).text()
    expect(page).toContain('<html lang="fr">')
    for (const text of [
      "Une photo de votre visage",
      'value="Peeters"',
      'value="1985-07-30"',
      'data-testid="accept"',
    ]) {
      expect(page).toContain(text)
    }
  })

  test("accepting gives back what was read, signed, and leads home", async () => {
    const { reference, url } = await open()
    const response = await press(url, "accept", { firstName: "Jean", documentNumber: "85.07.30-033.28" })
    expect(response.headers.get("location")).toBe(`${trial.casinoUrl}/done`)
    const calls = await trial.calls("/shufti", 2)
    expect(events(calls)).toEqual(["request.pending", "verification.accepted"])
    for (const one of calls)
      expect(one.headers.signature).toBe(shuftiSignature(one.body, KEYS.shufti.secretKey))
    const { verification_data, verification_result, declined_codes } = parsed(calls)[1]
    expect(verification_data.document).toMatchObject({
      name: { first_name: "Jean", last_name: "Peeters" },
      dob: "1985-07-30",
      document_number: "85073003328",
      selected_type: ["id_card"],
    })
    expect(verification_result).toMatchObject({ face: 1, document: { name: 1, document: 1 } })
    expect(declined_codes).toBeUndefined()
    expect((await status(reference)).event).toBe("verification.accepted")
  })

  test("what the request leaves empty is invented, with a valid national number", async () => {
    const { url } = await open({ document: { supported_types: ["id_card"], name: "", dob: "" } })
    await press(url, "accept")
    const [, accepted] = parsed(await trial.calls("/shufti", 2))
    const { document_number, dob, name } = accepted.verification_data.document
    expect(isNationalNumber(document_number)).toBe(true)
    expect(document_number.slice(0, 6)).toBe(dob.slice(2).replaceAll("-", ""))
    expect(name.first_name).not.toBe("")
  })

  test("a reading without a date is refused on the page", async () => {
    const { url } = await open()
    expect((await press(url, "accept", { birthDate: "" })).status).toBe(422)
  })

  test("declining names the picked codes and marks what failed", async () => {
    const { reference, url } = await open()
    await fetch(url, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams("ending=decline&code=SPDR75&code=SPDR37&code=SPDR999"),
    })
    const [, declined] = parsed(await trial.calls("/shufti", 2))
    expect(declined).toMatchObject({
      event: "verification.declined",
      declined_codes: ["SPDR37", "SPDR75"],
      verification_result: { face: 0, document: { name: 0, dob: 1 } },
    })
    expect(declined.declined_reason).not.toBe("")
    expect((await status(reference)).declined_codes).toEqual(["SPDR37", "SPDR75"])
  })

  test.each([
    ["cancel", "verification.cancelled"],
    ["timeout", "request.timeout"],
  ])("%s sends %s", async (ending, event) => {
    const { reference, url } = await open()
    await press(url, ending)
    expect(events(await trial.calls("/shufti", 2))[1]).toBe(event)
    expect((await status(reference)).event).toBe(event)
    await press(url, "accept")
    expect((await status(reference)).event).toBe(event)
  })

  test("accept, then changed: the callback says so and /status is declined", async () => {
    const { reference, url } = await open()
    await press(url, "accept-then-changed")
    expect(events(await trial.calls("/shufti", 3))).toEqual([
      "request.pending",
      "verification.accepted",
      "verification.status.changed",
    ])
    expect((await status(reference)).event).toBe("verification.declined")
  })

  test("a date of birth that is corrected afterwards: the callback says changed and /status gives it", async () => {
    const { reference, url } = await open()
    await press(url, "accept")
    await trial.calls("/shufti", 2)
    const body = new URLSearchParams({ birthDate: "2010-01-01" })
    const page = url.replace("/process/verification/", "/__sandbox/verifications/")
    await fetch(page, { method: "POST", redirect: "manual", body })
    expect(events(await trial.calls("/shufti", 3)).at(-1)).toBe("verification.status.changed")
    const { event, verification_data: read } = await status(reference)
    expect([event, read.document.dob]).toEqual(["verification.accepted", "2010-01-01"])
  })
})

describe("scenarios", () => {
  test("duplicate repeats the result, not the opening notice", async () => {
    await trial.post("/shufti/__sandbox/scenarios", { scenario: "duplicate" })
    const { url } = await open()
    await trial.calls("/shufti", 1)
    await press(url, "accept")
    expect(events(await trial.calls("/shufti", 3))).toEqual([
      "request.pending",
      "verification.accepted",
      "verification.accepted",
    ])
  })

  test("bad_signature forges the callback; /status stays genuine", async () => {
    await trial.post("/shufti/__sandbox/scenarios", { scenario: "bad_signature" })
    const { reference, url } = await open()
    await press(url, "accept")
    const [, forged] = await trial.calls("/shufti", 2)
    expect(forged?.headers.signature).not.toBe(shuftiSignature(forged?.body ?? "", KEYS.shufti.secretKey))
    expect((await status(reference)).event).toBe("verification.accepted")
  })

  test("an armed outcome needs no browser", async () => {
    await trial.post("/shufti/__sandbox/scenarios", { scenario: "decline" })
    await open()
    expect(events(await trial.calls("/shufti", 2))[1]).toBe("verification.declined")
  })
})

describe("time", () => {
  test("a verification times out after its ttl", async () => {
    const { url } = await open({ ttl: 5 })
    await trial.post("/__sandbox/clock", { offsetSeconds: 301 })
    expect(events(await trial.calls("/shufti", 2))[1]).toBe("request.timeout")
    expect(await (await fetch(url)).text()).toContain("Deze controle is afgesloten")
  })

  test("picture links need their token and die after a quarter of an hour", async () => {
    const { url } = await open()
    await press(url, "accept")
    const [, accepted] = parsed(await trial.calls("/shufti", 2))
    const link: string = accepted.proofs.document.proof
    const picture = await fetch(link)
    expect(picture.headers.get("content-type")).toBe("image/png")
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG")
    expect((await fetch(link.replace(/=.*/, "=wrong"))).status).toBe(403)
    await trial.post("/__sandbox/clock", { offsetSeconds: 899 })
    expect((await fetch(link)).status).toBe(200)
    await trial.post("/__sandbox/clock", { offsetSeconds: 901 })
    expect((await fetch(link)).status).toBe(403)
  })
})

describe("offsite", () => {
  const png = (text: string) => `data:image/png;base64,${Buffer.from(text).toString("base64")}`

  test("is decided at once", async () => {
    const { body } = await call("/shufti/", asked({ face: { proof: png("a face") } }))
    expect(body).toMatchObject({ event: "verification.accepted", verification_result: { face: 1 } })
  })

  test("the file or the surname may ask for a refusal", async () => {
    const byFile = await call("/shufti/", asked({ face: { proof: png("..DECLINE-SPDR19..") } }))
    expect(byFile.body.declined_codes).toEqual(["SPDR19"])
    const document = { proof: png("card"), name: { first_name: "Jan", last_name: "DECLINE-SPDR75" } }
    expect((await call("/shufti/", asked({ document }))).body.declined_codes).toEqual(["SPDR75"])
  })

  test("armed, it ends otherwise, or waits for a person of the vendor", async () => {
    await trial.post("/shufti/__sandbox/scenarios", { scenarios: ["decline", "review"] })
    const proof = { face: { proof: png("a face") } }
    expect((await call("/shufti/", asked(proof))).body.event).toBe("request.received")
    expect((await call("/shufti/", asked(proof))).body.event).toBe("verification.declined")
  })

  test("show_results 0 answers request.received and calls back the result", async () => {
    const { body } = await call("/shufti/", asked({ show_results: "0", face: { proof: png("a face") } }))
    expect(body.event).toBe("request.received")
    expect(events(await trial.calls("/shufti", 1))).toEqual(["verification.accepted"])
  })
})
