import { tokenMs } from "../../modules/sportsbook/index.ts"
import type { SportsbookProvider } from "../../modules/sportsbook/ports.ts"
import { readPrivateKey, signToken } from "./token.ts"

export type BetbyOptions = {
  url: string
  brandId: string
  privateKey: string
}

/** RS256 tokens (docs/providers.md, Betby): `jti` is the session that bets refer to, `sub` our player name. */
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
