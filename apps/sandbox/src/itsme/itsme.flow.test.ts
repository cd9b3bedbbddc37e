import { createHash, generateKeyPairSync, randomUUID } from "node:crypto"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { compactDecrypt, createRemoteJWKSet, jwtVerify, SignJWT } from "jose"
import { afterAll, beforeAll, expect, test } from "vitest"
import { startTrial, type Trial } from "../trial.ts"

const REDIRECT = "http://127.0.0.1:1/back"
const pair = (kid: string, use: "sig" | "enc") => {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  return { kid, privateKey, published: { ...publicKey.export({ format: "jwk" }), kid, use } }
}
const [signing, recipient, stranger] = [pair("s", "sig"), pair("e", "enc"), pair("s", "sig")]
const party = createServer((_request, response) => {
  response.setHeader("content-type", "application/json")
  response.end(JSON.stringify({ keys: [signing.published, recipient.published] }))
})
let trial: Trial
let issuer: string
beforeAll(async () => {
  await new Promise<void>((resolve) => party.listen(0, "127.0.0.1", resolve))
  const jwksUrl = `http://127.0.0.1:${(party.address() as AddressInfo).port}/keys`
  const services = { login: "L", share: "S" }
  trial = await startTrial({ itsme: { clientId: "party", jwksUrl, redirectUris: [REDIRECT], services } })
  issuer = `${trial.url}/itsme/v2`
})
afterAll(async () => {
  await trial.close()
  party.close()
})

const verifier = "v".repeat(43)
const question = {
  client_id: "party",
  redirect_uri: REDIRECT,
  response_type: "code",
  scope: "openid service:S",
  state: "the-state",
  nonce: "the-nonce",
  code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  code_challenge_method: "S256",
  claims: JSON.stringify({ id_token: { family_name: null }, userinfo: { given_name: null } }),
}
const ask = (changes: Record<string, string> = {}) =>
  fetch(`${issuer}/authorization?${new URLSearchParams({ ...question, ...changes })}`, { redirect: "manual" })

async function codeFor(changes: Record<string, string> = {}): Promise<string> {
  const page = new URL((await ask(changes)).headers.get("location") ?? "", issuer)
  const body = new URLSearchParams({ ending: "approve" })
  const back = await fetch(page, { method: "POST", body, redirect: "manual" })
  const led = new URL(back.headers.get("location") ?? "")
  expect([led.origin + led.pathname, led.searchParams.get("state")]).toEqual([REDIRECT, "the-state"])
  return led.searchParams.get("code") ?? ""
}

type Claims = { aud?: string; iss?: string; sub?: string; jti?: string; exp?: string | number }
function assertion({
  key = signing.privateKey,
  ...claims
}: Claims & { key?: typeof signing.privateKey } = {}) {
  const { aud = `${issuer}/token`, iss = "party", sub = "party", jti = randomUUID(), exp = "1m" } = claims
  const token = new SignJWT({ iss, sub, aud, jti }).setProtectedHeader({ alg: "RS256", kid: "s" })
  return token.setIssuedAt().setExpirationTime(exp).sign(key)
}
async function exchange(code: string, signed: string, changes: Record<string, string> = {}) {
  const answer = await fetch(`${issuer}/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      redirect_uri: REDIRECT,
      code_verifier: verifier,
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
      client_assertion: signed,
      ...changes,
    }),
  })
  return { status: answer.status, body: (await answer.json()) as Record<string, string> }
}
async function read(token: string) {
  const { plaintext, protectedHeader } = await compactDecrypt(token, recipient.privateKey)
  const keys = createRemoteJWKSet(new URL(`${issuer}/jwkSet`))
  const inner = await jwtVerify(new TextDecoder().decode(plaintext), keys, { issuer, audience: "party" })
  return { header: protectedHeader, claims: inner.payload }
}

test("a code becomes a token that is signed, then encrypted, and so is userinfo", async () => {
  const discovered = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()
  expect(discovered).toMatchObject({ issuer, token_endpoint: `${issuer}/token` })
  const { status, body } = await exchange(await codeFor(), await assertion())
  expect(status).toBe(200)
  const token = await read(body.id_token ?? "")
  expect(token.header).toMatchObject({ alg: "RSA-OAEP-256", enc: "A128CBC-HS256", kid: "e", cty: "JWT" })
  expect(token.claims).toMatchObject({ nonce: "the-nonce", family_name: "Peeters" })
  expect(token.claims).not.toHaveProperty("given_name")
  const answer = await fetch(`${issuer}/userinfo`, {
    headers: { authorization: `Bearer ${body.access_token}` },
  })
  expect(answer.headers.get("content-type")).toContain("application/jwt")
  const info = (await read(await answer.text())).claims
  expect(info).toMatchObject({ sub: token.claims.sub, given_name: "Jan Frans J" })
  const stranger = await fetch(`${issuer}/userinfo`, { headers: { authorization: "Bearer nobody" } })
  expect(stranger.status).toBe(401)
})

test("the page refuses what it must not lead back, and leads back what it refuses", async () => {
  for (const changes of [
    { client_id: "other" },
    { redirect_uri: `${REDIRECT}/` },
    { redirect_uri: "https://evil.example" },
  ]) {
    const answer = await ask(changes)
    expect([answer.status, answer.headers.get("location")]).toEqual([400, null])
  }
  const refused: [Record<string, string>, string][] = [
    [{ response_type: "token" }, "unsupported_response_type"],
    [{ scope: "openid" }, "invalid_scope"],
    [{ scope: "service:S" }, "invalid_scope"],
    [{ scope: "openid service:S service:L" }, "invalid_scope"],
    [{ scope: "openid service:OTHER" }, "invalid_scope"],
    [{ code_challenge: "" }, "invalid_request"],
    [{ code_challenge_method: "plain" }, "invalid_request"],
    [{ claims: "{}" }, "invalid_request"],
    [{ claims: "no" }, "invalid_request"],
  ]
  for (const [changes, error] of refused) {
    const led = new URL((await ask(changes)).headers.get("location") ?? "")
    expect([changes, led.searchParams.get("error"), led.searchParams.get("state")]).toEqual([
      changes,
      error,
      "the-state",
    ])
  }
})

test("an assertion is for this endpoint, by the party, of now, and once; a refused one costs no code", async () => {
  const code = await codeFor()
  const used = await assertion()
  await exchange("nothing", used)
  const wrong = [
    used,
    "no.jwt.atall",
    await assertion({ aud: issuer }),
    await assertion({ iss: "other" }),
    await assertion({ sub: "other" }),
    await assertion({ exp: 1 }),
    await assertion({ jti: "" }),
    await assertion({ jti: "x".repeat(256) }),
    await assertion({ key: stranger.privateKey }),
  ]
  for (const signed of wrong)
    expect(await exchange(code, signed)).toMatchObject({ status: 400, body: { error: "invalid_client" } })
  expect((await exchange(code, await assertion())).status).toBe(200)
})

test("a code is good once, for three minutes, with its verifier and its address", async () => {
  const refused = { status: 400, body: { error: "invalid_grant" } }
  const code = await codeFor()
  expect((await exchange(code, await assertion())).status).toBe(200)
  expect(await exchange(code, await assertion())).toMatchObject(refused)
  const changed = [{ code_verifier: "w".repeat(43) }, { redirect_uri: `${REDIRECT}/` }]
  for (const changes of changed)
    expect(await exchange(await codeFor(), await assertion(), changes)).toMatchObject(refused)
  const late = await codeFor()
  const soon = await assertion({ exp: "10m" })
  await trial.post("/__sandbox/clock", { offsetSeconds: 181 })
  expect(await exchange(late, soon)).toMatchObject(refused)
  await trial.post("/__sandbox/clock", { offsetSeconds: 0 })
})
