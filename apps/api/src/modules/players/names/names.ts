/** A name as somebody writes it, or as a document shows it. */
export type PersonName = { firstName: string; lastName: string }

/**
 * What two names say of two people. `unclear`: they may be one person's, and a person has to decide: one of two surnames,
 * spellings that only might stand for one letter, or two scripts.
 */
export type NameComparison = "same" | "unclear" | "different"

/**
 * The letters that ICAO Doc 9303-3, section 6, does not write as the letter under their accent. Where it gives a State
 * a choice, each spelling stands here.
 */
const spellings: Readonly<Record<string, readonly string[]>> = {
  Ä: ["AE", "A"],
  Å: ["AA", "A"],
  Æ: ["AE"],
  Đ: ["D"],
  Ð: ["D"],
  Ħ: ["H"],
  Ĳ: ["IJ"],
  ĸ: ["Q", "K"],
  Ł: ["L"],
  Ŀ: ["L"],
  Ñ: ["N", "NXX"],
  Ŋ: ["N"],
  Ö: ["OE", "O"],
  Ø: ["OE"],
  Œ: ["OE"],
  ẞ: ["SS"],
  Ŧ: ["T"],
  Þ: ["TH"],
  Ü: ["UE", "UXX", "U"],
  // The table leaves it out; Azerbaijan writes A, others E.
  Ə: ["A", "E"],
}

/** The ways to write each letter of a word. */
type Word = readonly (readonly string[])[]

const spelled = (letter: string): readonly string[] => {
  const known = spellings[letter]
  if (known) return known
  // Ǖ is Ü with one accent more.
  const base = letter.normalize("NFD")
  const under = spellings[base.slice(0, 2).normalize("NFC")]
  if (base.length > 2 && under) return under
  const bare = base
    .normalize("NFKD")
    .toUpperCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, "")
  return bare === "" ? [] : [bare]
}

/** The words of a name: a hyphen parts them as a space does, an apostrophe does not. */
const wordsOf = (name: string): Word[] =>
  name
    .normalize("NFC")
    .split(/[\s\p{Pd}_<]+/u)
    .map((word) => [...upperCase(word)].map(spelled).filter((ways) => ways.length > 0))
    .filter((word) => word.length > 0)

const upperCase = (word: string) => word.replaceAll("ß", "ẞ").toUpperCase().normalize("NFC")

const written = (words: readonly Word[]): string =>
  words
    .flat()
    .map(([first = ""]) => first)
    .join("")

/** What every spelling of a name has in common; other names may have it too. */
const folded = (words: readonly Word[]): string =>
  written(words)
    .replaceAll(/([UN])XX/g, "$1")
    .replaceAll(/([AOU])E+/g, "$1")
    .replaceAll(/A+/g, "A")

/** Whether there is a way to write both that is letter by letter the same. */
function haveOneSpelling(one: readonly Word[], other: readonly Word[]): boolean {
  const sides = [one.flat(), other.flat()] as const
  const seen = new Set<string>()
  /** `ahead`: what the side `leader` has written and the other one has not yet. */
  const meets = (at: readonly [number, number], ahead: string, leader: 0 | 1): boolean => {
    const state = `${at.join()} ${leader} ${ahead}`
    if (seen.has(state)) return false
    seen.add(state)
    const behind = leader === 0 ? 1 : 0
    const ways = sides[behind][at[behind]]
    if (ways === undefined) return ahead === "" && at[leader] === sides[leader].length
    const next = behind === 0 ? ([at[0] + 1, at[1]] as const) : ([at[0], at[1] + 1] as const)
    return ways.some((way) => {
      if (ahead.startsWith(way)) return meets(next, ahead.slice(way.length), leader)
      return way.startsWith(ahead) && meets(next, way.slice(ahead.length), behind)
    })
  }
  return meets([0, 0], "", 0)
}

function compareWords(one: readonly Word[], other: readonly Word[]): NameComparison {
  if (haveOneSpelling(one, other)) return "same"
  return folded(one) === folded(other) ? "unclear" : "different"
}

const order = { same: 0, unclear: 1, different: 2 } as const
const byOrder = (one: NameComparison, other: NameComparison) => order[one] - order[other]
const best = (all: readonly NameComparison[]): NameComparison => all.toSorted(byOrder)[0] ?? "different"

/** A document carries several first names, people write the first ones. */
function compareFirstNames(one: readonly Word[], other: readonly Word[]): NameComparison {
  const begins = (short: readonly Word[], long: readonly Word[]) =>
    long.map((_, at) => compareWords(short, long.slice(0, at + 1)))
  return best([...begins(one, other), ...begins(other, one)])
}

/** Particles that are no surname by themselves: "Van" is not "Van den Broeck". */
const particles = new Set(
  "VAN VANDE VANDEN VANDER DE DEN DER DU LA LE EL AL BEN DI DA DOS DEL Y VON ZU TE TEN TER".split(" "),
)

/** One of several surnames may be the whole name elsewhere. */
function compareSurnames(one: readonly Word[], other: readonly Word[]): NameComparison {
  const whole = compareWords(one, other)
  if (whole !== "different") return whole
  const isIn = (short: readonly Word[], long: readonly Word[]) =>
    !short.every((word) => particles.has(written([word]))) &&
    long.some((_, from) =>
      long
        .slice(from)
        .some((_, more) => compareWords(short, long.slice(from, from + more + 1)) !== "different"),
    )
  return isIn(one, other) || isIn(other, one) ? "unclear" : "different"
}

const isLatin = (words: readonly Word[]) => /^[A-Z0-9]+$/.test(written(words))

/** Compares two names as machine-readable zones write them (ICAO Doc 9303-3): hyphen and space are alike, case does not count. */
export function compareNames(one: PersonName, other: PersonName): NameComparison {
  const compared = (["firstName", "lastName"] as const).map((part) => {
    const [mine, theirs] = [wordsOf(one[part]), wordsOf(other[part])]
    const found = part === "firstName" ? compareFirstNames(mine, theirs) : compareSurnames(mine, theirs)
    // Nothing is known of a name in another script, or without a letter.
    return found === "different" && isLatin(mine) !== isLatin(theirs) ? "unclear" : found
  })
  return compared.toSorted(byOrder).at(-1)!
}

/**
 * What the look-up key of a person is made of: alike for names that differ only in their spelling, one first name counts.
 * Names that are no more than `unclear` may share it: a second account is refused on it.
 */
export const toNameKeyParts = ({ firstName, lastName }: PersonName): readonly [string, string] => [
  folded(wordsOf(firstName).slice(0, 1)),
  folded(wordsOf(lastName)),
]
