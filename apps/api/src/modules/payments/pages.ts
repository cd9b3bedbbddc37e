import type { Language } from "@elite/contract"

/** The site's pages that the gateway and letters lead to; `pages.test.ts` compares them with the site's table. */
export const pages = {
  paymentSuccess: {
    en: "/profile/payment-success",
    fr: "/fr/profil/paiement-reussi",
    nl: "/nl/profiel/betaling-gelukt",
  },
  paymentFailure: {
    en: "/profile/payment-failure",
    fr: "/fr/profil/paiement-echoue",
    nl: "/nl/profiel/betaling-mislukt",
  },
  deposits: { en: "/accountdeposits", fr: "/fr/compte/depots", nl: "/nl/account/stortingen" },
  withdrawals: { en: "/account/withdrawals", fr: "/fr/compte/retraits", nl: "/nl/account/opnames" },
} as const satisfies Record<string, Record<Language, string>>
