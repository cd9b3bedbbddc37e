/** Words without accents, case or punctuation. */
export const wordsOf = (text: string): string[] =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/œ/g, "oe")
    .replace(/æ/g, "ae")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** What a game is found by, and how much less a find weighs than one in its name. */
export type Index = readonly { word: string; cost: number }[]

/** Words of the name weigh most, then the studio, then kind and themes. */
export function indexOf(game: { name: string; studio: string; about: readonly string[] }): Index {
  return [
    ...wordsOf(game.name).map((word) => ({ word, cost: 0 })),
    // "Grand-Place" is also typed as one word.
    ...(wordsOf(game.name).length > 1 ? [{ word: wordsOf(game.name).join(""), cost: 1 }] : []),
    ...wordsOf(game.studio).map((word) => ({ word, cost: 4 })),
    ...game.about.flatMap(wordsOf).map((word) => ({ word, cost: 6 })),
  ]
}

/** Slips a word of this length is forgiven: none below four letters, then one, two from eight on. */
const slipsAllowed = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2)

/**
 * The fewest slips (a letter wrong, missing, too many, or two swapped) between a typed word and the start of
 * a known one, or more than `most`. Optimal string alignment over a band.
 */
export function slips(typed: string, known: string, most: number): number {
  const target = known.slice(0, typed.length + most)
  let before: number[] = []
  let row = Array.from({ length: target.length + 1 }, (_, i) => i)
  for (let i = 1; i <= typed.length; i++) {
    const next = [i]
    for (let j = 1; j <= target.length; j++) {
      const same = typed[i - 1] === target[j - 1]
      let cost = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (same ? 0 : 1))
      const swapped = i > 1 && j > 1 && typed[i - 1] === target[j - 2] && typed[i - 2] === target[j - 1]
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1)
      next.push(cost)
    }
    if (Math.min(...next) > most) return most + 1
    before = row
    row = next
  }
  // The known word may go on: what was typed is often only its start.
  return Math.min(...row)
}

function costOf(typed: string, known: string): number | undefined {
  if (known === typed) return 0
  if (known.startsWith(typed)) return 1
  if (typed.length >= 3 && known.includes(typed)) return 2
  const most = slipsAllowed(typed.length)
  // First letters are rarely mistyped; without this, four letters are close to almost anything.
  if (most === 0 || (typed[0] !== known[0] && typed[1] !== known[1])) return undefined
  const found = slips(typed, known, most)
  return found <= most ? 2 + found * 3 : undefined
}

/** More words than this make no search better, only slower. */
const wordsRead = 6

/**
 * How far each game is from what was typed: 0 is its name, undefined is not found. Every typed word must be found.
 * Signs that mean something to a database (`%`, `_`, `'`) are no letters and therefore nothing. A known word is
 * compared once, however many games carry it.
 */
export function searcher(text: string): (index: Index) => number | undefined {
  const typed = wordsOf(text).slice(0, wordsRead)
  const compared = typed.map(() => new Map<string, number | undefined>())

  function costTo(i: number, known: string): number | undefined {
    const memory = compared[i]!
    if (!memory.has(known)) memory.set(known, costOf(typed[i]!, known))
    return memory.get(known)
  }

  return (index) => {
    let total = 0
    for (let i = 0; i < typed.length; i++) {
      let best: number | undefined
      for (const entry of index) {
        const cost = costTo(i, entry.word)
        if (cost !== undefined && (best === undefined || cost + entry.cost < best)) best = cost + entry.cost
      }
      if (best === undefined) return undefined
      total += best
    }
    return typed.length === 0 ? undefined : total
  }
}
