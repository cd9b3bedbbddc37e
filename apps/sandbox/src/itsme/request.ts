import { isObject } from "../http.ts"

export type ItsmeClient = {
  readonly clientId: string
  /** Where the relying party publishes its keys. */
  readonly jwksUrl: string
  /** Compared exactly. */
  readonly redirectUris: readonly string[]
  /** Service codes for log-in and for data sharing. */
  readonly services: { readonly login: string; readonly share: string }
}

/** A validated authorization request. */
export type Asked = {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly codeChallenge: string
  readonly service: "login" | "share"
  /** Claims for the id token and for userinfo. */
  readonly idTokenClaims: readonly string[]
  readonly userinfoClaims: readonly string[]
  /** `max_age` was sent, so the id token has the time of authentication. */
  readonly isAgeAsked: boolean
  readonly locale: string
}

/** `page`: shown by the provider itself, because no return address can be trusted. */
export type Refused = { readonly page: string } | { readonly redirectUri: string; readonly error: string }

export const ACR_BASIC = "http://itsme.services/v2/claim/acr_basic"
export const ACR_ADVANCED = "http://itsme.services/v2/claim/acr_advanced"

function claimNames(part: unknown): string[] {
  return isObject(part) ? Object.keys(part) : []
}

function claimsIn(text: string | null): { id_token?: unknown; userinfo?: unknown } | undefined {
  if (text === null) return {}
  try {
    const read: unknown = JSON.parse(text)
    return isObject(read) ? read : undefined
  } catch {
    return undefined
  }
}

/**
 * Validates an authorization request. An unknown client or redirect address is shown on the provider's page; other
 * faults are returned: anything but a code, a scope without `openid` and exactly one known `service:`, no PKCE by S256,
 * malformed `claims`, and data sharing without claims.
 */
export function readRequest(query: URLSearchParams, client: ItsmeClient): Asked | Refused {
  const redirectUri = query.get("redirect_uri") ?? ""
  if (query.get("client_id") !== client.clientId) return { page: "invalid_client_id" }
  if (!client.redirectUris.includes(redirectUri)) return { page: "invalid_redirect_uri" }
  const refused = (error: string): Refused => ({ redirectUri, error })
  if (query.get("response_type") !== "code") return refused("unsupported_response_type")
  const scopes = (query.get("scope") ?? "").split(" ")
  const [code, ...more] = scopes
    .filter((scope) => scope.startsWith("service:"))
    .map((scope) => scope.slice(8))
  const { login, share } = client.services
  const service = code === login ? "login" : code === share ? "share" : undefined
  if (!scopes.includes("openid") || !service || more.length > 0) return refused("invalid_scope")
  const codeChallenge = query.get("code_challenge") ?? ""
  if (query.get("code_challenge_method") !== "S256" || !/^[\w-]{43}$/.test(codeChallenge))
    return refused("invalid_request")
  const claims = claimsIn(query.get("claims"))
  if (!claims) return refused("invalid_request")
  const idTokenClaims = claimNames(claims.id_token)
  const userinfoClaims = claimNames(claims.userinfo)
  if (service === "share" && idTokenClaims.length + userinfoClaims.length === 0)
    return refused("invalid_request")
  return {
    redirectUri,
    state: query.get("state") ?? "",
    nonce: query.get("nonce") ?? "",
    codeChallenge,
    service,
    idTokenClaims,
    userinfoClaims,
    isAgeAsked: query.get("max_age") !== null,
    locale: (query.get("ui_locales") ?? "en").split(" ")[0] ?? "en",
  }
}
