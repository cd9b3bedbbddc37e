import { createPrivateKey, generateKeyPairSync } from "node:crypto"
import { decodeJwt, jwtVerify, SignJWT } from "jose"
import { describe, expect, it } from "vitest"
import { betby } from "./client.ts"
import { readPublicKey, verifyToken } from "./token.ts"
import * as wire from "./wire.ts"

const pair = (modulusLength = 2048) =>
  generateKeyPairSync("rsa", {
    modulusLength,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  })
const [ours, vendors, strangers] = [pair(), pair(), pair()]
const now = new Date("2026-11-20T12:00:00Z")
const at = (seconds: number) => Math.floor(now.getTime() / 1000) + seconds

describe("our token for the page", () => {
  const provider = betby({
    url: "https://sports.example/frame",
    brandId: "elite",
    privateKey: ours.privateKey,
  })

  it("is RS256, valid for five minutes, names session and player, and is in no address", async () => {
    const { token, expiresAt } = await provider.token({ ref: "ref-1", user: "s_7", language: "fr", now })
    const { payload, protectedHeader } = await jwtVerify(token, readPublicKey(ours.publicKey), {
      issuer: "elite",
      audience: "betby",
      currentDate: now,
    })
    expect(protectedHeader.alg).toBe("RS256")
    expect(payload).toMatchObject({ jti: "ref-1", sub: "s_7", lang: "fr", iat: at(0), exp: at(300) })
    expect(expiresAt).toEqual(new Date(now.getTime() + 300_000))
    expect(provider.page("fr")).toBe("https://sports.example/frame?brand_id=elite&lang=fr")
    expect(provider.origin).toBe("https://sports.example")
  })

  it("requires a strong key", () => {
    expect(() =>
      betby({ url: "https://a.example", brandId: "e", privateKey: pair(1024).privateKey }),
    ).toThrow("2048")
  })
})

describe("a call of the provider", () => {
  const key = readPublicKey(vendors.publicKey)
  const read = (token: string) => verifyToken(token, { key, issuer: "betby", audience: "elite", now })
  type Claims = {
    iss?: string
    aud?: string
    exp?: number | null
    jti?: string | null
    alg?: string
    by?: string
  }
  const signed = ({
    iss = "betby",
    aud = "elite",
    exp = at(60),
    jti = "1",
    by = vendors.privateKey,
  }: Claims) => {
    const token = new SignJWT({ payload: { amount: 1 } })
      .setProtectedHeader({ alg: "RS256" })
      .setIssuer(iss)
      .setAudience(aud)
      .setIssuedAt(at(0))
    if (exp !== null) token.setExpirationTime(exp)
    if (jti !== null) token.setJti(jti)
    return token.sign(createPrivateKey(by))
  }

  it("is accepted when signed by the provider for our brand and not expired", async () => {
    expect(await read(await signed({}))).toEqual({ amount: 1 })
    // Two clocks differ a little.
    expect(await read(await signed({ exp: at(-20) }))).toEqual({ amount: 1 })
  })

  it.each<[string, Claims]>([
    ["another issuer", { iss: "elite" }],
    ["another brand", { aud: "other" }],
    ["ended", { exp: at(-31) }],
    ["no end", { exp: null }],
    ["no name", { jti: null }],
    ["another key", { by: strangers.privateKey }],
  ])("is refused: %s", async (_, claims) => {
    expect(await read(await signed(claims))).toBeUndefined()
  })

  it("is refused without a signature, with a shared secret, or changed", async () => {
    const good = await signed({})
    const [head, body, signature] = good.split(".") as [string, string, string]
    const none = Buffer.from('{"alg":"none"}').toString("base64url")
    const changed = Buffer.from(JSON.stringify({ ...decodeJwt(good), payload: { amount: 2 } })).toString(
      "base64url",
    )
    const shared = await new SignJWT({ payload: {} })
      .setProtectedHeader({ alg: "HS256" })
      .setIssuer("betby")
      .setAudience("elite")
      .setIssuedAt(at(0))
      .setExpirationTime(at(60))
      .setJti("1")
      .sign(new TextEncoder().encode(vendors.publicKey))
    for (const token of [`${none}.${body}.`, `${head}.${changed}.${signature}`, shared, "", "a.b.c"])
      expect(await read(token), token.slice(0, 20)).toBeUndefined()
  })
})

describe("the content of a call", () => {
  const transaction = { id: "t1", betslip_id: "b1", ext_player_id: "s_7", amount: 500, currency: "EUR" }
  const leg = {
    event_id: "e",
    competitor_name: ["A", "B"],
    tournament_name: "Cup",
    market_name: "Winner",
    outcome_name: "A",
    scheduled: 1_795_000_000,
    odds: "1.85",
    live: false,
  }
  const make = {
    session_id: "2f1c4c0e-7f2a-4d0b-9c58-0f6f3f1a9d11",
    potential_win: 925,
    transaction,
    betslip: { id: "b1", type: "1/1", sum: 500, k: "1.85", bets: [leg] },
    bonus_id: "unknown keys are tolerated",
  }

  it("has whole cents, odds with three places and our bet ids", () => {
    expect(wire.make.parse(make).betslip.k).toBe(1850)
    expect(wire.commit.parse({ ext_player_id: "s_7", bet_transaction_id: "12" }).bet_transaction_id).toBe(12n)
  })

  it.each([
    { ...make, transaction: { ...transaction, amount: 0 } },
    { ...make, transaction: { ...transaction, amount: 1.5 } },
    { ...make, transaction: { ...transaction, amount: "500" } },
    { ...make, transaction: { ...transaction, amount: -5 } },
    { ...make, transaction: { ...transaction, id: "" } },
    { ...make, session_id: "7" },
    { ...make, betslip: { ...make.betslip, k: "0.99" } },
    { ...make, betslip: { ...make.betslip, k: "1e3" } },
    { ...make, betslip: { ...make.betslip, bets: [] } },
    { ...make, betslip: { ...make.betslip, bets: Array.from({ length: 31 }, () => leg) } },
    { ...make, betslip: { ...make.betslip, bets: [{ ...leg, market_name: "a\u0000b" }] } },
  ])("is refused in any other form, %#", (call) => {
    expect(wire.make.safeParse(call).success).toBe(false)
  })
})
