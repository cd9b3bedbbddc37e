import type { Language } from "../page.ts"

/** What Neteller's page says beside what every hosted page says. */
export const WORDS: Readonly<Record<Language, { readonly hint: string }>> = {
  en: { hint: "Any address works here. Withdrawals can go back to it." },
  fr: { hint: "Toute adresse fonctionne ici. Les retraits peuvent y revenir." },
  nl: { hint: "Elk adres werkt hier. Uitbetalingen kunnen ernaar terug." },
}
