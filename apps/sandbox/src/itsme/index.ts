import type { FastifyPluginAsync } from "fastify"
import { createBench, mountControl, type Place } from "../control.ts"
import { html } from "../page.ts"
import { createAssertions } from "./assertion.ts"
import { FLAWS, ISSUER_SAID, VARIANTS, WAYS } from "./flaws.ts"
import { publishedKeys } from "./keys.ts"
import { mountPages } from "./pages.ts"
import { ACR_ADVANCED, ACR_BASIC, type ItsmeClient } from "./request.ts"
import { mountToken } from "./token.ts"
import { createVisits } from "./visits.ts"

export type { ItsmeClient } from "./request.ts"

/** `/.well-known/openid-configuration` */
const discovery = (issuer: string, isIssuerSaid: boolean) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorization`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwkSet`,
  response_types_supported: ["code"],
  subject_types_supported: ["pairwise"],
  id_token_signing_alg_values_supported: ["RS256"],
  id_token_encryption_alg_values_supported: ["RSA-OAEP-256"],
  id_token_encryption_enc_values_supported: ["A128CBC-HS256"],
  userinfo_signing_alg_values_supported: ["RS256"],
  userinfo_encryption_alg_values_supported: ["RSA-OAEP-256"],
  userinfo_encryption_enc_values_supported: ["A128CBC-HS256"],
  token_endpoint_auth_methods_supported: ["private_key_jwt"],
  token_endpoint_auth_signing_alg_values_supported: ["RS256"],
  code_challenge_methods_supported: ["S256"],
  claims_parameter_supported: true,
  acr_values_supported: [ACR_BASIC, ACR_ADVANCED],
  scopes_supported: ["openid", "profile", "email", "phone", "address", "eid"],
  ui_locales_supported: ["fr", "nl", "de", "en"],
  ...(isIssuerSaid ? { authorization_response_iss_parameter_supported: true } : {}),
})

/** itsme as an OpenID provider, mounted at `/itsme`; its issuer ends in `/v2`. */
export function itsme(place: Place, client: ItsmeClient): FastifyPluginAsync {
  const own = [...WAYS, ...FLAWS, ...VARIANTS, ISSUER_SAID]
  const bench = createBench(place, "itsme", "itsme: logging in and sharing", own)
  const issuer = `${place.publicUrl}/itsme/v2`
  const visits = createVisits()
  const assertions = createAssertions(client)
  return async (app) => {
    mountControl(app, bench, {
      console: () =>
        html`<section class="card"><h2>Relying party</h2><dl><dt>Client</dt><dd><code>${client.clientId}</code></dd>
<dt>Keys</dt><dd><code>${client.jwksUrl}</code></dd><dt>Codes that wait</dt><dd>${visits.codes.size()}</dd></dl></section>`,
      reset() {
        visits.clear()
        assertions.clear()
      },
      offers: ["http_500", ...own],
    })
    const api = { config: { api: true } }
    app.get("/v2/.well-known/openid-configuration", api, (_request, reply) =>
      reply.send(discovery(issuer, bench.scenarios.takeOwn([ISSUER_SAID]) !== undefined)),
    )
    app.get("/v2/jwkSet", (_request, reply) => reply.send(publishedKeys()))
    mountPages(app, { bench, client, issuer, visits })
    mountToken(app, { bench, client, issuer, visits, assertions })
  }
}
