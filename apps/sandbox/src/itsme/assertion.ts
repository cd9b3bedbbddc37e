import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from "jose"
import { forgetOldest } from "../forget.ts"
import type { ItsmeClient } from "./request.ts"

const LONGEST_ID = 255
const KEPT_IDS = 5000
const ASSERTION_TYPE = "urn:ietf:params:oauth:client-assertion-type:jwt-bearer"

/**
 * Authenticates the relying party by its assertion (RFC 7523): RS256 by one of its published signature keys, for this
 * token endpoint, not expired, with a new id.
 */
export function createAssertions(client: ItsmeClient) {
  const seen = new Map<string, true>()
  return {
    clear: () => seen.clear(),
    async isGenuine(
      form: URLSearchParams,
      { keys, audience, nowMs }: { keys: JSONWebKeySet; audience: string; nowMs: number },
    ): Promise<boolean> {
      if (form.get("client_assertion_type") !== ASSERTION_TYPE) return false
      const signers = keys.keys.filter(({ use }) => use === "sig")
      try {
        const { payload } = await jwtVerify(
          form.get("client_assertion") ?? "",
          createLocalJWKSet({ keys: signers }),
          {
            algorithms: ["RS256"],
            issuer: client.clientId,
            subject: client.clientId,
            audience,
            requiredClaims: ["exp", "jti"],
            currentDate: new Date(nowMs),
          },
        )
        const id = payload.jti ?? ""
        if (id === "" || id.length > LONGEST_ID || seen.has(id)) return false
        seen.set(id, true)
        forgetOldest(seen, KEPT_IDS)
        return true
      } catch {
        return false
      }
    },
  }
}
export type Assertions = ReturnType<typeof createAssertions>
