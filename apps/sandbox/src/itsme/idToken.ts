import { randomUUID } from "node:crypto"
import {
  CompactEncrypt,
  CompactSign,
  importJWK,
  type JSONWebKeySet,
  type JWK,
  type JWTPayload,
  UnsecuredJWT,
} from "jose"
import type { Flaw, Variant } from "./flaws.ts"
import { ownKey, strangeKey } from "./keys.ts"
import { claimsOf } from "./persona.ts"
import type { ItsmeClient } from "./request.ts"
import type { Grant } from "./visits.ts"

const TOKEN_LIFE_SECONDS = 300
const LONG_AGO_SECONDS = 86_400
const bytes = (text: string) => new TextEncoder().encode(text)

/** Claims of an id token, changed by a flaw. */
function claimsFor(
  grant: Grant,
  {
    issuer,
    clientId,
    nowMs,
    flaw,
    variant,
  }: {
    issuer: string
    clientId: string
    nowMs: number
    flaw: Flaw | undefined
    variant: Variant | undefined
  },
): JWTPayload {
  const now = Math.floor(nowMs / 1000)
  const all = claimsOf(grant.persona)
  const shared = Object.fromEntries(
    grant.asked.idTokenClaims.flatMap((name) => (name in all ? [[name, all[name]]] : [])),
  )
  const isTimeAsked = grant.asked.isAgeAsked || grant.asked.idTokenClaims.includes("auth_time")
  const claims: JWTPayload = {
    iss: issuer,
    sub: grant.subject,
    aud: clientId,
    exp: now + TOKEN_LIFE_SECONDS,
    iat: now,
    // Optional unless requested.
    ...(isTimeAsked ? { auth_time: Math.floor(grant.authenticatedAtMs / 1000) } : {}),
    acr: grant.acr,
    ...(grant.asked.nonce === "" ? {} : { nonce: grant.asked.nonce }),
    ...shared,
  }
  const changes: Partial<Record<Flaw, Record<string, unknown>>> = {
    "id_token:other_issuer": { iss: "https://idp.example/v2" },
    "id_token:no_issuer": { iss: undefined },
    "id_token:other_audience": { aud: "another-party" },
    "id_token:two_audiences": { aud: [clientId, "another-party"] },
    "id_token:other_party": { aud: [clientId, "another-party"], azp: "another-party" },
    "id_token:other_nonce": { nonce: randomUUID() },
    "id_token:no_nonce": { nonce: undefined },
    "id_token:expired": { exp: now - TOKEN_LIFE_SECONDS, iat: now - 2 * TOKEN_LIFE_SECONDS },
    "id_token:no_expiry": { exp: undefined },
    "id_token:not_yet": { nbf: now + LONG_AGO_SECONDS },
    "id_token:no_issue_time": { iat: undefined },
    "id_token:no_subject": { sub: undefined },
    "id_token:empty_subject": { sub: "" },
    "id_token:long_subject": { sub: "x".repeat(300) },
    "id_token:old_authentication": { auth_time: now - LONG_AGO_SECONDS },
    "id_token:no_authentication_time": { auth_time: undefined },
    "id_token:other_assurance": { acr: "http://itsme.services/v2/claim/acr_none" },
    "id_token:no_assurance": { acr: undefined },
  }
  return varied({ ...claims, ...(flaw && changes[flaw]) }, variant)
}

const numberClaim = "http://itsme.services/v2/claim/BENationalNumber"
const birthDateAsText = "http://itsme.services/v2/claim/birthdate_as_string"

function varied(claims: JWTPayload, variant: Variant | undefined): JWTPayload {
  if (variant === "id_token:capital_names") {
    const capital = (text: string) => text.replace("itsme.services/v2/", "itsme.services/V2/")
    const named = Object.entries(claims).map(([name, value]) => [capital(name), value])
    return { ...Object.fromEntries(named), acr: capital(String(claims.acr)) }
  }
  const changes: Partial<Record<Variant, Record<string, unknown>>> = {
    "id_token:birth_date_as_text": { birthdate: undefined },
    "id_token:year_of_birth_as_text": {
      birthdate: undefined,
      [birthDateAsText]: String(claims[birthDateAsText]).slice(0, 4),
    },
    "id_token:year_of_birth": {
      birthdate: `${String(claims.birthdate).slice(0, 4)}-00-00`,
      [birthDateAsText]: "",
    },
    "id_token:no_birth_date": { birthdate: undefined, [birthDateAsText]: undefined },
    "id_token:no_national_number": { [numberClaim]: undefined },
    "id_token:empty_national_number": { [numberClaim]: "" },
  }
  return { ...claims, ...(variant && changes[variant]) }
}

/** The inner token, signed by this provider or as the flaw says. */
function signed(claims: JWTPayload, flaw: Flaw | undefined, clientId: string): Promise<string> | string {
  const body = bytes(JSON.stringify(claims))
  if (flaw === "id_token:alg_none") return new UnsecuredJWT(claims).encode()
  if (flaw === "id_token:signed_with_secret")
    return new CompactSign(body)
      .setProtectedHeader({ alg: "HS256", typ: "JWT" })
      .sign(bytes(clientId.padEnd(32, "x")))
  const published = ownKey()
  const key =
    flaw === "id_token:signed_by_another" || flaw === "id_token:unknown_signer" ? strangeKey() : published
  const kid = flaw === "id_token:signed_by_another" ? published.kid : key.kid
  return new CompactSign(body).setProtectedHeader({ alg: "RS256", typ: "JWT", kid }).sign(key.privateKey)
}

/** An encryption key of the relying party: the first, or the last, which is its previous one. */
export function recipientIn({ keys }: JSONWebKeySet, isLast = false): JWK | undefined {
  const recipients = keys.filter(({ use }) => use === "enc")
  return recipients.at(isLast ? -1 : 0)
}

async function encrypted(inner: string, recipient: JWK, flaw: Flaw | undefined): Promise<string> {
  const alg = flaw === "id_token:weak_wrapping" ? "RSA-OAEP" : "RSA-OAEP-256"
  const enc = flaw === "id_token:other_cipher" ? "A256GCM" : "A128CBC-HS256"
  const isStranger = flaw === "id_token:encrypted_for_another" || flaw === "id_token:unknown_recipient"
  const key = isStranger ? strangeKey().publicKey : await importJWK({ ...recipient, alg }, alg)
  const kid = flaw === "id_token:unknown_recipient" ? "nobody" : (recipient.kid ?? "")
  return new CompactEncrypt(bytes(inner)).setProtectedHeader({ alg, enc, kid, cty: "JWT" }).encrypt(key)
}

/** A JWS inside a JWE for the relying party, the format of id token and userinfo. */
export async function nested(
  claims: JWTPayload,
  to: { client: ItsmeClient; recipient: JWK; flaw: Flaw | undefined },
): Promise<string> {
  const { client, recipient, flaw } = to
  if (flaw === "id_token:not_signed") return encrypted(JSON.stringify(claims), recipient, flaw)
  const inner = await signed(claims, flaw, client.clientId)
  return flaw === "id_token:not_encrypted" ? inner : encrypted(inner, recipient, flaw)
}

export const idTokenOf = (
  grant: Grant,
  about: {
    issuer: string
    client: ItsmeClient
    recipient: JWK
    nowMs: number
    flaw: Flaw | undefined
    variant: Variant | undefined
  },
): Promise<string> => nested(claimsFor(grant, { ...about, clientId: about.client.clientId }), about)

/** The userinfo of a grant: the subject and the requested claims. */
export function userinfoOf(grant: Grant, issuer: string, clientId: string): JWTPayload {
  const all = claimsOf(grant.persona)
  const claims = grant.asked.userinfoClaims.flatMap((name) => (name in all ? [[name, all[name]]] : []))
  return { iss: issuer, aud: clientId, sub: grant.subject, ...Object.fromEntries(claims) }
}
