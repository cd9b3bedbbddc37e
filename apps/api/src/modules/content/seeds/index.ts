import type { Tx } from "../../../kernel/transaction.ts"
import { addPage, type Page } from "../store.ts"

const pages: readonly Page[] = []

/** Adds the pages of text that are not there yet; what an operator has changed stays. */
export async function seedPages(tx: Tx): Promise<void> {
  for (const page of pages) await addPage(tx, page)
}
