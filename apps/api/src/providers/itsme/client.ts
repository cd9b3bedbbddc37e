import * as oidc from "openid-client"
import type { Itsme, ItsmeAnswer, Purpose } from "../../modules/sessions/index.ts"
import { describeError, type Log } from "../../platform/lib/log.ts"
import { outboundFetch } from "../../platform/lib/outboundHttp.ts"
import { basicAssurance, claimsFor, normalizeClaims, readDetails, readPerson, readSubject } from "./answer.ts"
import { describeCause } from "./cause.ts"
import { type ItsmeKey, importKeys, toPublicKeys } from "./keys.ts"

export type ItsmeOptions = {
  /** Ends in `/v2`; everything else is read from its discovery document. */
  issuer: string
  clientId: string
  keys: readonly ItsmeKey[]
  /** The codes that itsme issued us: for logging in, and for sharing who somebody is. */
  services: { login: string; share: string }
  /** Plain http, for a provider on this machine. */
  allowHttp: boolean
  log: Log
}

const timeoutMs = 8000
/** Each visit to itsme is an act of the person: one that was proven longer ago than this, s, is not this one. */
const freshSeconds = 600
/** Header, key, vector, text and tag of a compact JWE. */
const encryptedParts = 5

/** itsme did not answer, or with an error of its own. */
class NoAnswer extends Error {}

/** Requests of the library go out like any other to a third party. */
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

/** Whether itsme kept its answer away, wherever in the library that came out. */
function isNoAnswer(error: unknown): boolean {
  for (let each = error; each instanceof Error; each = each.cause) if (each instanceof NoAnswer) return true
  return false
}

/** Reads where everything is, and prepares what every exchange needs. Throws where itsme does not say. */
async function discover({ issuer, clientId, keys, allowHttp }: ItsmeOptions): Promise<oidc.Configuration> {
  const { signing, decrypting } = await importKeys(keys)
  let tokenEndpoint = ""
  const authentication = oidc.PrivateKeyJwt(signing, {
    // The library names the issuer; itsme wants its token endpoint.
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

/** Reads an answer that the library has accepted. */
function toItsmeAnswer(
  tokens: Awaited<ReturnType<typeof oidc.authorizationCodeGrant>>,
  purpose: Purpose,
  log: Log,
): ItsmeAnswer {
  // The library takes a token that is only signed, even where it can decrypt.
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

/**
 * itsme as an OpenID provider (docs/providers.md, itsme): the code flow with PKCE, ourselves shown by a signed assertion,
 * id tokens that are signed by itsme and encrypted for us, and none that is less.
 */
export function itsme(options: ItsmeOptions): Itsme {
  const { keys, services, log } = options
  let known: Promise<oidc.Configuration> | undefined
  const discovered = () => {
    known ??= discover(options)
    known.catch(() => {
      known = undefined
    })
    return known
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
    const tokens = await oidc.authorizationCodeGrant(await discovered(), url, {
      pkceCodeVerifier: thread.codeVerifier,
      expectedNonce: thread.nonce,
      expectedState: state,
      idTokenExpected: true,
      maxAge: freshSeconds,
    })
    return toItsmeAnswer(tokens, purpose, log)
  }

  function answerTo(error: unknown): ItsmeAnswer {
    const about = { provider: "itsme", ...describeError(error) }
    if (isNoAnswer(error)) {
      log.warn("itsme.noAnswer", about)
      return { kind: "unavailable" }
    }
    if (error instanceof oidc.ResponseBodyError) {
      if (error.error === "invalid_grant") return { kind: "expired" }
      // It does not know us, our keys or our codes: nobody can come in until that is mended.
      log.error("itsme.refusedUs", { ...about, reason: error.error })
      return { kind: "unavailable" }
    }
    log.warn("itsme.answerRefused", { ...about, reason: describeCause(error) })
    return { kind: "refused" }
  }

  return {
    publicKeys: toPublicKeys(keys),
    async startAuthorization({ purpose, state, language, redirectUri }) {
      const asked = claimsFor[purpose]
      const thread = { nonce: oidc.randomNonce(), codeVerifier: oidc.randomPKCECodeVerifier() }
      try {
        const url = oidc.buildAuthorizationUrl(await discovered(), {
          redirect_uri: redirectUri,
          scope: `openid service:${asked ? services.share : services.login}`,
          state,
          nonce: thread.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(thread.codeVerifier),
          code_challenge_method: "S256",
          acr_values: basicAssurance,
          // Without it a provider need not say when the person was recognised.
          max_age: String(freshSeconds),
          ui_locales: language,
          ...(asked ? { claims: JSON.stringify({ id_token: asked }) } : {}),
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
