import { createHash } from "node:crypto"
import type { FastifyInstance, FastifyReply } from "fastify"
import type { Bench } from "../control.ts"
import { isForm, readForm } from "../http.ts"
import type { Assertions } from "./assertion.ts"
import { FLAWS, type Flaw, VARIANTS, type Variant } from "./flaws.ts"
import { idTokenOf, nested, recipientIn, userinfoOf } from "./idToken.ts"
import { keysOfParty } from "./keys.ts"
import type { ItsmeClient } from "./request.ts"
import type { Grant, Visits } from "./visits.ts"

const ACCESS_SECONDS = 3600

type Op = {
  readonly bench: Bench
  readonly client: ItsmeClient
  readonly issuer: string
  readonly visits: Visits
  readonly assertions: Assertions
}

const refuse = (reply: FastifyReply, error: string, detail: string, status = 400) =>
  reply.code(status).header("cache-control", "no-store").send({ error, detail })

/** Verifies PKCE (RFC 7636, S256). */
const isVerifierOf = (verifier: string, grant: Grant): boolean =>
  createHash("sha256").update(verifier).digest("base64url") === grant.asked.codeChallenge

function takeFlaw(bench: Bench): Flaw | undefined {
  const name = bench.scenarios.takeOwn(FLAWS)
  return FLAWS.find((flaw) => flaw === name)
}

function takeVariant(bench: Bench): Variant | undefined {
  const name = bench.scenarios.takeOwn(VARIANTS)
  return VARIANTS.find((variant) => variant === name)
}

/** The token reply of a grant, changed by an armed flaw. */
async function answer(
  op: Op,
  grant: Grant,
  accessToken: string,
  recipient: Parameters<typeof nested>[1]["recipient"],
) {
  const { bench, client, issuer } = op
  const flaw = takeFlaw(bench)
  const variant = takeVariant(bench)
  const about = { issuer, client, recipient, nowMs: bench.clock.now(), flaw, variant }
  const idToken = await idTokenOf(grant, about)
  const whole: Record<string, unknown> = {
    access_token: accessToken,
    token_type: flaw === "token:other_type" ? "MAC" : "Bearer",
    expires_in: ACCESS_SECONDS,
    id_token: idToken,
  }
  if (flaw === "id_token:missing") delete whole.id_token
  if (flaw === "token:no_access_token") delete whole.access_token
  return { whole, isJson: flaw !== "token:not_json" }
}

export function mountToken(app: FastifyInstance, op: Op): void {
  const { bench, client, issuer, visits, assertions } = op
  const api = { config: { api: true } }
  const now = () => bench.clock.now()

  app.post("/v2/token", api, async (request, reply) => {
    const form = isForm(request) ? await readForm(request) : undefined
    if (!form) return refuse(reply, "invalid_request", "A form is expected.")
    const keys = await keysOfParty(client.jwksUrl)
    if (!keys) return refuse(reply, "invalid_client", "Your keys cannot be read.")
    const audience = `${issuer}/token`
    if (!(await assertions.isGenuine(form, { keys, audience, nowMs: now() })))
      return refuse(reply, "invalid_client", "The client assertion is not acceptable.")
    if (form.get("grant_type") !== "authorization_code")
      return refuse(reply, "unsupported_grant_type", "Only authorization_code is supported.")
    const grant = visits.codes.take(form.get("code") ?? "", now())
    if (!grant) return refuse(reply, "invalid_grant", "The code is unknown, was used or has expired.")
    if (form.get("redirect_uri") !== grant.asked.redirectUri)
      return refuse(reply, "invalid_grant", "The redirect_uri is not the one of the request.")
    if (!isVerifierOf(form.get("code_verifier") ?? "", grant))
      return refuse(reply, "invalid_grant", "The code_verifier does not fit.")
    const isLast = bench.scenarios.takeOwn(["recipient:last"]) !== undefined
    const recipient = recipientIn(keys, isLast)
    if (!recipient) return refuse(reply, "invalid_client", "You publish no key to encrypt for.")
    const accessToken = visits.tokens.put(grant, now())
    const { whole, isJson } = await answer(op, grant, accessToken, recipient)
    void reply.header("cache-control", "no-store")
    return isJson ? reply.send(whole) : reply.type("text/html").send("<h1>Welcome</h1>")
  })

  async function userinfo(authorization: string, reply: FastifyReply): Promise<FastifyReply> {
    const [scheme, token] = authorization.split(" ")
    const grant = scheme?.toLowerCase() === "bearer" ? visits.tokens.look(token ?? "", now()) : undefined
    if (!grant) return refuse(reply, "invalid_token", "The access token is unknown or has expired.", 401)
    const keys = await keysOfParty(client.jwksUrl)
    const recipient = keys && recipientIn(keys)
    if (!recipient) return refuse(reply, "invalid_request", "Your keys cannot be read.", 401)
    const claims = userinfoOf(grant, issuer, client.clientId)
    const body = await nested(claims, { client, recipient, flaw: takeFlaw(bench) })
    return reply.type("application/jwt").send(body)
  }
  for (const method of ["GET", "POST"] as const)
    app.route({
      method,
      url: "/v2/userinfo",
      ...api,
      handler: (request, reply) => userinfo(request.headers.authorization ?? "", reply),
    })
}
