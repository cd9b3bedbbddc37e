import type { Noun, Words } from "@elite/words/all.ts"

/**
 * Sentences travel apart from the pages that say them: a loader names the edition of each noun it speaks, the browser
 * fetches that file once, and keeps it for good because another edition has another name.
 */
export type BundleVersions<N extends Noun = Noun> = Readonly<Record<N, string>>

/** The editions of some nouns, whichever they are. */
export type PartialBundleVersions = Readonly<Partial<Record<Noun, string>>>

/** What has come, by its address. */
const loadedBundles = new Map<string, object>()

const bundleFolder = "/assets/words/"

/** Where the sentences of a noun are fetched, in one edition. */
export const bundleUrl = (noun: string, edition: string): string => `${bundleFolder}${noun}.${edition}.json`

export const isBundleUrl = (path: string): boolean => path.startsWith(bundleFolder)

/** Puts sentences where the pages of this process or window find them. */
export function storeBundle(address: string, sentences: object): void {
  loadedBundles.set(address, sentences)
}

/** What was found whole: the server answers the same object for the same nouns. */
const completeMessages = new WeakMap<object, object>()

/** The sentences of these editions, each under its noun; without those that have not come. */
export function loadedMessages<N extends Noun>(editions: BundleVersions<N>): Partial<Pick<Words, N>> {
  const known = completeMessages.get(editions)
  if (known) return known as Partial<Pick<Words, N>>
  const found: Record<string, object | undefined> = {}
  for (const noun in editions) found[noun] = loadedBundles.get(bundleUrl(noun, editions[noun]))
  if (Object.values(found).every(Boolean)) completeMessages.set(editions, found)
  return found as Partial<Pick<Words, N>>
}

/** The editions that a loader answered, if it speaks at all. */
export const bundleVersionsIn = (loaderData: unknown): BundleVersions | undefined =>
  (loaderData as { words?: BundleVersions } | null | undefined)?.words

async function fetchBundle(address: string): Promise<void> {
  // As it is preloaded: a request of another kind would go out a second time.
  const answer = await fetch(address, { mode: "cors", credentials: "same-origin" })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  storeBundle(address, (await answer.json()) as object)
}

/** Waits until these sentences are here; what came before is not fetched again. */
export async function fetchBundles(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.filter((address) => !loadedBundles.has(address)).map(fetchBundle))
}

/** The addresses of all sentences that a page's loaders name. */
export const bundleUrlsIn = (loaded: readonly unknown[]): string[] =>
  loaded.flatMap((each) =>
    Object.entries(bundleVersionsIn(each) ?? {}).map(([noun, edition]) => bundleUrl(noun, edition)),
  )
