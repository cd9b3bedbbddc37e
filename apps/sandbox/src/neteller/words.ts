import type { Language } from "../page.ts"

/** Texts beyond those of every hosted page. */
export const WORDS: Readonly<Record<Language, { readonly hint: string }>> = {
  en: { hint: "Any address works here. Withdrawals can be sent back to it." },
  fr: { hint: "N’importe quelle adresse convient ici. Les retraits peuvent y être versés." },
  nl: { hint: "Elk adres werkt hier. Opnames kunnen naar hetzelfde adres." },
}
