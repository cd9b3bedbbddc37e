import { LRUCache } from "lru-cache"

export const toWords = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** `cost` is how much less a match weighs than one in the name. */
export type SearchTerms = readonly { word: string; cost: number; isJoined?: true }[]

export function toSearchTerms(game: { name: string; studio: string; about: readonly string[] }): SearchTerms {
  const name = toWords(game.name)
  return [
    ...name.map((word) => ({ word, cost: 0 })),
    // "Grand-Place" may be typed as one word.
    ...(name.length > 1 ? [{ word: name.join(""), cost: 1, isJoined: true as const }] : []),
    ...toSharedWords(game.studio).map((word) => ({ word, cost: 4 })),
    ...game.about.flatMap(toSharedWords).map((word) => ({ word, cost: 6 })),
  ]
}

const sharedWords = new LRUCache<string, string[]>({ max: 1_000, memoMethod: (text) => toWords(text) })
const toSharedWords = (text: string): string[] => sharedWords.memo(text)

/** Edits allowed for a typed word: none below four letters or in numbers, then one, two from eight letters. */
const allowedEdits = (typed: string): number =>
  typed.length < 4 || /^\d+$/.test(typed) ? 0 : typed.length < 8 ? 1 : 2
/** A word of six letters or more without a match is allowed two. */
const extraEditsFrom = 6

/** Edits to the start of a known word, or more than `most`: optimal string alignment over a band. */
export function editDistance(typed: string, known: string, most: number): number {
  const width = Math.min(known.length, typed.length + most)
  let [before, row, next] = rows(width + 1)
  for (let j = 0; j <= width; j++) row[j] = j
  for (let i = 1; i <= typed.length; i++) {
    const letter = typed.charCodeAt(i - 1)
    next[0] = i
    let least = i
    for (let j = 1; j <= width; j++) {
      const same = letter === known.charCodeAt(j - 1)
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1))
      const swapped =
        i > 1 &&
        j > 1 &&
        letter === known.charCodeAt(j - 2) &&
        typed.charCodeAt(i - 2) === known.charCodeAt(j - 1)
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1)
      next[j] = cost
      if (cost < least) least = cost
    }
    if (least > most) return most + 1
    ;[before, row, next] = [row, next, before]
  }
  // The known word may be longer: people type only its start.
  let fewest = row[0]!
  for (let j = 1; j <= width; j++) if (row[j]! < fewest) fewest = row[j]!
  return fewest
}

let rowBuffers = [new Int32Array(128), new Int32Array(128), new Int32Array(128)] as const
function rows(length: number): readonly [Int32Array, Int32Array, Int32Array] {
  if (length > rowBuffers[0].length)
    rowBuffers = [new Int32Array(length), new Int32Array(length), new Int32Array(length)]
  return rowBuffers
}

/** One bit for each letter; some letters share one. */
function letterMask(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) % 31)
  return letters
}

/** Each missing letter costs at least one edit. */
function lacksTooManyLetters(typed: number, known: number, most: number): boolean {
  let missing = typed & ~known
  for (let left = most; missing !== 0; missing &= missing - 1) if (left-- === 0) return true
  return false
}

function editCost(typed: string, known: string, most: number): number | undefined {
  const found = editDistance(typed, known, most)
  return found <= most ? 2 + found * 3 : undefined
}

const substringFrom = 3

/** By index: 0 for the word itself, 1 for its start, 2 for a part. One joined text is searched faster than words. */
function createSubstringSearch(words: readonly string[]): (typed: string) => Map<number, number> {
  const text = `\n${words.join("\n")}\n`
  const starts = new Uint32Array(words.length)
  let end = 1
  for (const [i, word] of words.entries()) {
    starts[i] = end
    end += word.length + 1
  }
  const wordAt = (offset: number) => {
    let [low, high] = [0, words.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if (starts[middle]! <= offset) low = middle
      else high = middle - 1
    }
    return low
  }
  return (typed) => {
    const costs = new Map<number, number>()
    const wanted = typed.length >= substringFrom ? typed : `\n${typed}`
    for (let at = text.indexOf(wanted); at >= 0; ) {
      const i = wordAt(typed.length >= substringFrom ? at : at + 1)
      const word = words[i]!
      costs.set(i, word.length === typed.length ? 0 : word.startsWith(typed) ? 1 : 2)
      at = text.indexOf(wanted, starts[i]! + word.length)
    }
    return costs
  }
}

type NearWords = (typed: string, mostWritten: number, mostJoined: number) => Iterable<number>

/** Candidates share the first or second letter, which are rarely mistyped; else four letters would match anything. */
function createNearWords(words: readonly string[], indexes: readonly SearchTerms[]): NearWords {
  const written = new Set<string>()
  for (const index of indexes) for (const { word, isJoined } of index) if (!isJoined) written.add(word)
  const letters = Uint32Array.from(words, letterMask)
  const byLetter = new Map<string, { i: number; isWritten: boolean }[]>()
  for (const [i, word] of words.entries()) {
    for (const key of [`0${word[0]}`, `1${word[1]}`]) {
      const known = byLetter.get(key) ?? []
      known.push({ i, isWritten: written.has(word) })
      byLetter.set(key, known)
    }
  }
  return function* nearWords(typed, mostWritten, mostJoined) {
    if (mostWritten === 0) return
    const own = letterMask(typed)
    for (const key of [`0${typed[0]}`, `1${typed[1]}`]) {
      for (const { i, isWritten } of byLetter.get(key) ?? []) {
        const most = isWritten ? mostWritten : mostJoined
        if (most > 0 && !lacksTooManyLetters(own, letters[i]!, most)) yield i
      }
    }
  }
}

const maxWords = 6

const notFound = 0xffff
const maxCachedMatches = 200_000
/** `pairs` are positions and costs of the items with the word. */
type Match = { pairs: readonly number[]; cost: number }

export type Distances = (at: number) => number | undefined

function indexByWord(indexes: readonly SearchTerms[]): Map<string, number[]> {
  const carriers = new Map<string, number[]>()
  for (const [at, index] of indexes.entries()) {
    const own = new Map<string, number>()
    for (const { word, cost } of index) own.set(word, Math.min(cost, own.get(word) ?? cost))
    for (const [word, cost] of own) {
      const known = carriers.get(word)
      if (known) known.push(at, cost)
      else carriers.set(word, [at, cost])
    }
  }
  return carriers
}

/** Every typed word must match; distance 0 is the name. A typed word is compared once with each known word. */
export function createSearchIndex(indexes: readonly SearchTerms[]): (text: string) => Distances {
  const carriers = indexByWord(indexes)
  const words = [...carriers.keys()].sort()
  const findSubstrings = createSubstringSearch(words)
  const findNearWords = createNearWords(words, indexes)
  /** Joined names are allowed `mostJoined` edits. */
  function within(typed: string, mostWritten: number, mostJoined: number): Match[] {
    const costs = findSubstrings(typed)
    for (const i of findNearWords(typed, mostWritten, mostJoined)) {
      if (costs.has(i)) continue
      const cost = editCost(typed, words[i]!, Math.max(mostWritten, mostJoined))
      if (cost !== undefined) costs.set(i, cost)
    }
    return [...costs].map(([i, cost]) => ({ pairs: carriers.get(words[i]!)!, cost }))
  }

  function findMatches(typed: string): Match[] {
    const first = within(typed, allowedEdits(typed), 0)
    const isExtended = first.length === 0 && allowedEdits(typed) > 0 && typed.length >= extraEditsFrom
    return isExtended ? within(typed, 2, 2) : first
  }

  const matches = new LRUCache<string, Match[]>({
    maxSize: maxCachedMatches,
    sizeCalculation: ({ length }) => length + 1,
    memoMethod: findMatches,
  })

  function costsOf(typed: string): Uint16Array {
    const costs = new Uint16Array(indexes.length).fill(notFound)
    for (const { pairs, cost } of matches.memo(typed)) {
      for (let i = 0; i < pairs.length; i += 2) {
        const [at, total] = [pairs[i]!, pairs[i + 1]! + cost]
        if (total < costs[at]!) costs[at] = total
      }
    }
    return costs
  }

  return (text) => {
    const [first, ...others] = toWords(text).slice(0, maxWords).map(costsOf)
    if (!first) return () => undefined
    for (const costs of others) {
      for (let at = 0; at < first.length; at++) {
        const [sum, cost] = [first[at]!, costs[at]!]
        first[at] = sum === notFound || cost === notFound ? notFound : sum + cost
      }
    }
    return (at) => (first[at] === notFound ? undefined : first[at])
  }
}

export function nearestFirst<T>(items: Iterable<T>, distanceOf: (item: T) => number | undefined): T[] {
  const byDistance: T[][] = []
  for (const item of items) {
    const distance = distanceOf(item)
    if (distance === undefined) continue
    byDistance[distance] ??= []
    byDistance[distance].push(item)
  }
  return byDistance.flat()
}
