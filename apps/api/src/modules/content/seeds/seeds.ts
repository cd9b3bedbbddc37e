import type { Tx } from "../../../platform/db/transaction.ts"
import { insertPage, type Page } from "../pages/store.ts"
import { about, howItWorks } from "./about.ts"
import { cookies, privacy } from "./privacy.ts"
import { help, responsibleGambling } from "./protection.ts"
import { terms } from "./terms.ts"

/** The texts a casino opens with; operators change them afterwards. */
export const pages: readonly Page[] = [terms, privacy, cookies, responsibleGambling, about, help, howItWorks]

/** Adds the pages of text that are not there yet; what an operator has changed stays. */
export async function seedPages(tx: Tx): Promise<void> {
  for (const page of pages) await insertPage(tx, page)
}
