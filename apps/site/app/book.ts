import type { Noun, Words } from "@elite/words/all.ts"

/**
 * Sentences travel apart from the pages that say them: a loader names the edition of each noun it speaks, the browser
 * fetches that file once, and keeps it for good because another edition has another name.
 */
export type Editions<N extends Noun = Noun> = Readonly<Record<N, string>>

/** The editions of some nouns, whichever they are. */
export type SomeEditions = Readonly<Partial<Record<Noun, string>>>

/** What has come, by its address. */
const book = new Map<string, object>()

const folder = "/assets/words/"

/** Where the sentences of a noun are fetched, in one edition. */
export const wordsAddress = (noun: string, edition: string): string => `${folder}${noun}.${edition}.json`

export const isWords = (path: string): boolean => path.startsWith(folder)

/** Puts sentences where the pages of this process or window find them. */
export function shelve(address: string, sentences: object): void {
  book.set(address, sentences)
}

/** What was found whole: the server answers the same object for the same nouns. */
const opened = new WeakMap<object, object>()

/** The sentences of these editions, each under its noun; without those that have not come. */
export function wordsOf<N extends Noun>(editions: Editions<N>): Partial<Pick<Words, N>> {
  const known = opened.get(editions)
  if (known) return known as Partial<Pick<Words, N>>
  const found: Record<string, object | undefined> = {}
  for (const noun in editions) found[noun] = book.get(wordsAddress(noun, editions[noun]))
  if (Object.values(found).every(Boolean)) opened.set(editions, found)
  return found as Partial<Pick<Words, N>>
}

/** The editions that a loader answered, if it speaks at all. */
export const editionsIn = (loaderData: unknown): Editions | undefined =>
  (loaderData as { words?: Editions } | null | undefined)?.words

async function fetchSentences(address: string): Promise<void> {
  // As it is preloaded: a request of another kind would go out a second time.
  const answer = await fetch(address, { mode: "cors", credentials: "same-origin" })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  shelve(address, (await answer.json()) as object)
}

/** Waits until these sentences are here; what came before is not fetched again. */
export async function fetchWords(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.filter((address) => !book.has(address)).map(fetchSentences))
}

/** The addresses of all sentences that a page's loaders name. */
export const addressesIn = (loaded: readonly unknown[]): string[] =>
  loaded.flatMap((each) =>
    Object.entries(editionsIn(each) ?? {}).map(([noun, edition]) => wordsAddress(noun, edition)),
  )
