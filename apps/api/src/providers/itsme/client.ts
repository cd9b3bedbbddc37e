import * as oidc from "openid-client"
import type { Itsme, ItsmeAnswer, Purpose } from "../../modules/sessions/index.ts"
import { describeError, type Log } from "../../platform/lib/log.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"
import { basicAssurance, claimsFor, normalizeClaims, readDetails, readPerson, readSubject } from "./answer.ts"
import { describeCause } from "./cause.ts"
import { type ItsmeKey, importKeys, toPublicKeys } from "./keys.ts"

export type ItsmeOptions = {
  /** Ends in `/v2`; the rest comes from the discovery document. */
  issuer: string
  clientId: string
  keys: readonly ItsmeKey[]
  /** Service codes issued by itsme: for login, and for sharing identity data. */
  services: { login: string; share: string }
  /** Allows plain http for a local provider. */
  allowHttp: boolean
  log: Log
}

const timeoutMs = 8000
/** An authentication older than this, s, is not accepted: each visit must be a new act of the person. */
const freshSeconds = 600
/** Header, key, vector, text and tag of a compact JWE. */
const encryptedParts = 5

class NoAnswer extends Error {}

const fetchOutbound: oidc.CustomFetch = async (url, { method, headers, body }) => {
  let answer: Response
  try {
    answer = await outboundFetch(url, {
      method: method === "POST" ? "POST" : "GET",
      headers,
      ...(body === undefined || body === null ? {} : { body: String(body) }),
      withinMs: timeoutMs,
    })
  } catch (error) {
    throw new NoAnswer("itsme does not answer", { cause: error })
  }
  if (answer.status >= 500) throw new NoAnswer(`itsme answered ${answer.status}`)
  return answer
}

/** The library may wrap the error at any depth. */
function isNoAnswer(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof NoAnswer) return true
  return false
}

async function discover({ issuer, clientId, keys, allowHttp }: ItsmeOptions): Promise<oidc.Configuration> {
  const { signing, decrypting } = await importKeys(keys)
  let tokenEndpoint = ""
  const authentication = oidc.PrivateKeyJwt(signing, {
    // The library sets the issuer as audience; itsme requires its token endpoint.
    [oidc.modifyAssertion]: (_header, payload) => {
      payload.aud = tokenEndpoint
    },
  })
  const metadata = { id_token_signed_response_alg: "RS256", userinfo_signed_response_alg: "RS256" }
  const config = await oidc.discovery(new URL(issuer), clientId, metadata, authentication, {
    [oidc.customFetch]: fetchOutbound,
    ...(allowHttp ? { execute: [oidc.allowInsecureRequests] } : {}),
  })
  tokenEndpoint = config.serverMetadata().token_endpoint ?? ""
  oidc.enableDecryptingResponses(config, ["A128CBC-HS256"], ...decrypting)
  oidc.enableNonRepudiationChecks(config)
  return config
}

function toItsmeAnswer(
  tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
  purpose: Purpose,
  log: Log,
): ItsmeAnswer {
  // The library also accepts a token that is only signed.
  const isEncrypted = tokens.id_token?.split(".").length === encryptedParts
  const token = isEncrypted ? tokens.claims() : undefined
  const claims = token && normalizeClaims(token)
  const subject = claims && readSubject(claims)
  const isPersonAsked = claimsFor[purpose] !== undefined
  const person = claims && isPersonAsked ? readPerson(claims) : undefined
  if (!claims || !subject) {
    log.warn("itsme.answerRefused", { provider: "itsme", reason: isEncrypted ? "claims" : "notEncrypted" })
    return { kind: "refused" }
  }
  if (isPersonAsked && !person) {
    log.info("itsme.documentNeeded", { provider: "itsme" })
    return { kind: "documentNeeded" }
  }
  const details = purpose === "signup" ? readDetails(claims) : undefined
  return { kind: "known", subject, person, details }
}

/** Code flow with PKCE and a signed client assertion; id tokens are signed and encrypted (docs/providers.md, itsme). */
export function itsme(options: ItsmeOptions): Itsme {
  const { keys, services, log } = options
  let configuration: Promise<oidc.Configuration> | undefined
  const getConfiguration = () => {
    configuration ??= discover(options)
    configuration.catch(() => {
      configuration = undefined
    })
    return configuration
  }

  async function exchange({
    purpose,
    code,
    state,
    iss,
    redirectUri,
    thread,
  }: Parameters<Itsme["exchangeCode"]>[0]) {
    const url = new URL(redirectUri)
    url.searchParams.set("code", code)
    url.searchParams.set("state", state)
    if (iss !== undefined) url.searchParams.set("iss", iss)
    const tokens = await oidc.authorizationCodeGrant(await getConfiguration(), url, {
      pkceCodeVerifier: thread.codeVerifier,
      expectedNonce: thread.nonce,
      expectedState: state,
      idTokenExpected: true,
      maxAge: freshSeconds,
    })
    return toItsmeAnswer(tokens, purpose, log)
  }

  function answerTo(error: unknown): ItsmeAnswer {
    const fields = { provider: "itsme", ...describeError(error) }
    if (isNoAnswer(error)) {
      log.warn("itsme.noAnswer", fields)
      return { kind: "unavailable" }
    }
    if (error instanceof oidc.ResponseBodyError) {
      if (error.error === "invalid_grant") return { kind: "expired" }
      // itsme rejects our client, keys or codes: every login fails until this is fixed.
      log.error("itsme.refusedUs", { ...fields, reason: error.error })
      return { kind: "unavailable" }
    }
    log.warn("itsme.answerRefused", { ...fields, reason: describeCause(error) })
    return { kind: "refused" }
  }

  return {
    publicKeys: toPublicKeys(keys),
    async startAuthorization({ purpose, state, language, redirectUri }) {
      const claims = claimsFor[purpose]
      const thread = { nonce: oidc.randomNonce(), codeVerifier: oidc.randomPKCECodeVerifier() }
      try {
        const url = oidc.buildAuthorizationUrl(await getConfiguration(), {
          redirect_uri: redirectUri,
          scope: `openid service:${claims ? services.share : services.login}`,
          state,
          nonce: thread.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(thread.codeVerifier),
          code_challenge_method: "S256",
          acr_values: basicAssurance,
          // Without it a provider need not report the time of authentication.
          max_age: String(freshSeconds),
          ui_locales: language,
          ...(claims ? { claims: JSON.stringify({ id_token: claims }) } : {}),
        })
        return { kind: "away", url: url.href, thread }
      } catch (error) {
        log.error("itsme.notDiscovered", { provider: "itsme", ...describeError(error) })
        return { kind: "unavailable" }
      }
    },
    exchangeCode: (arrival) => exchange(arrival).catch(answerTo),
  }
}
