import { LRUCache } from "lru-cache"

/** Words without accents, case or punctuation. */
export const toWords = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** What a game is found by, and how much less a find weighs than one in its name. */
export type SearchTerms = readonly { word: string; cost: number; isJoined?: true }[]

/** Words of the name weigh most, then the studio, then kind and themes. */
export function toSearchTerms(game: { name: string; studio: string; about: readonly string[] }): SearchTerms {
  const name = toWords(game.name)
  return [
    ...name.map((word) => ({ word, cost: 0 })),
    // "Grand-Place" is also typed as one word.
    ...(name.length > 1 ? [{ word: name.join(""), cost: 1, isJoined: true as const }] : []),
    ...toSharedWords(game.studio).map((word) => ({ word, cost: 4 })),
    ...game.about.flatMap(toSharedWords).map((word) => ({ word, cost: 6 })),
  ]
}

const sharedWords = new LRUCache<string, string[]>({ max: 1_000 })

/** {@link toWords} of what many games have in common, such as their studio. */
function toSharedWords(text: string): string[] {
  const known = sharedWords.get(text) ?? toWords(text)
  sharedWords.set(text, known)
  return known
}

/** Slips that a typed word is forgiven: none below four letters and in a number, then one, two from eight letters on. */
const allowedEdits = (typed: string): number =>
  typed.length < 4 || /^\d+$/.test(typed) ? 0 : typed.length < 8 ? 1 : 2
/** A word from six letters on that is found nowhere is forgiven two. */
const extraEditsFrom = 6

/**
 * The fewest slips (a letter wrong, missing, too many, or two swapped) between a typed word and the start of
 * a known one, or more than `most`. Optimal string alignment over a band.
 */
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
  // The known word may go on: what was typed is often only its start.
  let fewest = row[0]!
  for (let j = 1; j <= width; j++) if (row[j]! < fewest) fewest = row[j]!
  return fewest
}

let rowBuffers = [new Int32Array(128), new Int32Array(128), new Int32Array(128)] as const
/** Three rows to count in, used again by each call. */
function rows(length: number): readonly [Int32Array, Int32Array, Int32Array] {
  if (length > rowBuffers[0].length)
    rowBuffers = [new Int32Array(length), new Int32Array(length), new Int32Array(length)]
  return rowBuffers
}

/** The letters of a word, one bit for each, some letters sharing one. */
function letterMask(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i++) letters |= 1 << (word.charCodeAt(i) % 31)
  return letters
}

/** Whether more of the typed letters are missing in a known word than slips are allowed: each missing letter is a slip. */
function lacksTooManyLetters(typed: number, known: number, most: number): boolean {
  let missing = typed & ~known
  for (let left = most; missing !== 0; missing &= missing - 1) if (left-- === 0) return true
  return false
}

/** What a known word costs that is not what was typed: undefined where it takes more slips. */
function editCost(typed: string, known: string, most: number): number | undefined {
  const found = editDistance(typed, known, most)
  return found <= most ? 2 + found * 3 : undefined
}

/** From so many letters on a word is found inside another too. */
const substringFrom = 3

/**
 * The known words that hold a typed one as it is, by their position in the sorted list: a word itself costs 0, its beginning
 * 1, a part of it 2. One text holds them all, which the engine looks through faster than we could word by word.
 */
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
      // On with the next word.
      at = text.indexOf(wanted, starts[i]! + word.length)
    }
    return costs
  }
}

type NearWords = (typed: string, mostWritten: number, mostJoined: number) => Iterable<number>

/**
 * The known words that may be near a typed one: first letters are rarely mistyped, so they share the first or the second, and
 * do not lack more of its letters than it may have slips. Without this, four letters are close to almost anything.
 */
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
  return function* near(typed, mostWritten, mostJoined) {
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

/** More words than this make no search better, only slower. */
const maxWords = 6

/** An item that is not found has this distance. */
const notFound = 0xffff
/** Matches of typed words that are kept: people type the same beginnings. */
const maxCachedMatches = 200_000
/** A known word that was meant: the items that carry it, as pairs of position and cost, and what the word itself costs. */
type Match = { pairs: readonly number[]; cost: number }

/** Distances by the position of an item in the list that was indexed; `undefined` for an item that is not found. */
export type Distances = (at: number) => number | undefined

/** For each known word the items that carry it, as pairs of position and cost. */
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

/**
 * Indexes a list of items. The search that it returns says how far each item is from what was typed: 0 is its name. Every
 * typed word must be found. Signs that mean something to a database (`%`, `_`, `'`) are not letters and match nothing. A
 * typed word is compared once with each known word, however many items carry that word.
 */
export function createSearchIndex(indexes: readonly SearchTerms[]): (text: string) => Distances {
  const carriers = indexByWord(indexes)
  const words = [...carriers.keys()].sort()
  const holding = createSubstringSearch(words)
  const near = createNearWords(words, indexes)
  const known = new LRUCache<string, Match[]>({
    maxSize: maxCachedMatches,
    sizeCalculation: ({ length }) => length + 1,
  })

  /** The known words that a typed one may mean, with the slips it is allowed; names joined to one word are allowed `mostJoined`. */
  function within(typed: string, mostWritten: number, mostJoined: number): Match[] {
    const costs = holding(typed)
    for (const i of near(typed, mostWritten, mostJoined)) {
      if (costs.has(i)) continue
      const cost = editCost(typed, words[i]!, Math.max(mostWritten, mostJoined))
      if (cost !== undefined) costs.set(i, cost)
    }
    return [...costs].map(([i, cost]) => ({ pairs: carriers.get(words[i]!)!, cost }))
  }

  function matchesOf(typed: string): Match[] {
    const kept = known.get(typed)
    if (kept) return kept
    const first = within(typed, allowedEdits(typed), 0)
    const matches =
      first.length === 0 && allowedEdits(typed) > 0 && typed.length >= extraEditsFrom
        ? within(typed, 2, 2)
        : first
    known.set(typed, matches)
    return matches
  }

  /** The lowest cost of one typed word at each item. */
  function costsOf(typed: string): Uint16Array {
    const costs = new Uint16Array(indexes.length).fill(notFound)
    for (const { pairs, cost } of matchesOf(typed)) {
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

/** The items that are found, the nearest first; those equally near keep the order they have. */
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
