import type { Language } from "@elite/contract"

/**
 * The site's pages that letters link to, as the site's own table writes them; `addresses.test.ts` compares the
 * two. The API may not import the site.
 */
export const addresses = {
  home: { en: "/", fr: "/fr", nl: "/nl" },
  verifyEmail: { en: "/verify-email", fr: "/fr/confirmer-e-mail", nl: "/nl/e-mail-bevestigen" },
  kyc: { en: "/account/kyc", fr: "/fr/compte/verification", nl: "/nl/account/verificatie" },
  userVerification: {
    en: "/user/verification",
    fr: "/fr/compte/verification/resultat",
    nl: "/nl/account/verificatie/resultaat",
  },
  profile: { en: "/profile", fr: "/fr/profil", nl: "/nl/profiel" },
  deposits: { en: "/accountdeposits", fr: "/fr/compte/depots", nl: "/nl/account/stortingen" },
  responsibleGambling: {
    en: "/responsible-gambling",
    fr: "/fr/jeu-responsable",
    nl: "/nl/verantwoord-spelen",
  },
} as const satisfies Record<string, Record<Language, string>>

export type Address = keyof typeof addresses

/** The whole address of a page in a language: `addressOf("https://…", "verifyEmail", "fr", { token })`. */
export function addressOf(
  publicUrl: string,
  page: Address,
  language: Language,
  query: Record<string, string> = {},
): string {
  const asked = new URLSearchParams(query).toString()
  return `${publicUrl}${addresses[page][language]}${asked && `?${asked}`}`
}
