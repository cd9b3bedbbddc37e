import type { Tx } from "../../../platform/db/transaction.ts"
import { insertPage, type Page } from "../pages/store.ts"
import { about, howItWorks } from "./about.ts"
import { cookies, privacy } from "./privacy.ts"
import { help, responsibleGambling } from "./protection.ts"
import { terms } from "./terms.ts"

export const pages: readonly Page[] = [terms, privacy, cookies, responsibleGambling, about, help, howItWorks]

/** Existing pages stay as they are. */
export async function seedPages(tx: Tx): Promise<void> {
  for (const page of pages) await insertPage(tx, page)
}
