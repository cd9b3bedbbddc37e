import { tokenMs } from "../../modules/sportsbook/index.ts"
import type { SportsbookProvider } from "../../modules/sportsbook/ports.ts"
import { readPrivateKey, signToken } from "./token.ts"

export type BetbyOptions = {
  /** The provider's page, e.g. https://sports.example/frame. */
  url: string
  /** What the provider knows us by. */
  brandId: string
  /** Ours, PEM: signs who looks. */
  privateKey: string
}

/**
 * The page of the provider and the tokens it takes (docs/providers.md, Betby): RS256, `jti` the session that a bet names
 * afterwards, `sub` our name of the player.
 */
export function betby({ url, brandId, privateKey }: BetbyOptions): SportsbookProvider {
  const key = readPrivateKey(privateKey)
  const { origin } = new URL(url)
  return {
    origin,
    page(language) {
      const page = new URL(url)
      page.searchParams.set("brand_id", brandId)
      page.searchParams.set("lang", language)
      return page.href
    },
    async token({ ref, user, language, now }) {
      const expiresAt = new Date(now.getTime() + tokenMs)
      const claims = { sub: user, lang: language, currency: "EUR" }
      const about = { key, jti: ref, issuer: brandId, audience: "betby", now, expiresAt }
      return { token: await signToken(claims, about), expiresAt }
    },
  }
}
