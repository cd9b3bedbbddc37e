import type { Noun, Words } from "@elite/words/all.ts"

/** A new version has a new file name, so browsers cache each file for ever. */
export type BundleVersions<N extends Noun = Noun> = Readonly<Record<N, string>>

export type PartialBundleVersions = Readonly<Partial<Record<Noun, string>>>

const loadedBundles = new Map<string, object>()

const bundleFolder = "/assets/words/"

export const bundleUrl = (noun: string, edition: string): string => `${bundleFolder}${noun}.${edition}.json`

export const isBundleUrl = (path: string): boolean => path.startsWith(bundleFolder)

export function storeBundle(address: string, sentences: object): void {
  loadedBundles.set(address, sentences)
}

/** Complete results, so that the same versions give the same object. */
const completeMessages = new WeakMap<object, object>()

export function loadedMessages<N extends Noun>(editions: BundleVersions<N>): Partial<Pick<Words, N>> {
  const known = completeMessages.get(editions)
  if (known) return known as Partial<Pick<Words, N>>
  const found: Record<string, object | undefined> = {}
  for (const noun in editions) found[noun] = loadedBundles.get(bundleUrl(noun, editions[noun]))
  if (Object.values(found).every(Boolean)) completeMessages.set(editions, found)
  return found as Partial<Pick<Words, N>>
}

export const bundleVersionsIn = (loaderData: unknown): BundleVersions | undefined =>
  (loaderData as { words?: BundleVersions } | null | undefined)?.words

async function fetchBundle(address: string): Promise<void> {
  // The mode of the preload: another mode would be a second request.
  const answer = await fetch(address, { mode: "cors", credentials: "same-origin" })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`)
  storeBundle(address, (await answer.json()) as object)
}

export async function fetchBundles(addresses: readonly string[]): Promise<void> {
  await Promise.all(addresses.filter((address) => !loadedBundles.has(address)).map(fetchBundle))
}

export const bundleUrlsIn = (loaded: readonly unknown[]): string[] =>
  loaded.flatMap((each) =>
    Object.entries(bundleVersionsIn(each) ?? {}).map(([noun, edition]) => bundleUrl(noun, edition)),
  )
