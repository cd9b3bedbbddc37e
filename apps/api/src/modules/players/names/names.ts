export type PersonName = { firstName: string; lastName: string }

/** `unclear`: a person decides. One of two surnames, ambiguous spellings, or two scripts. */
export type NameComparison = "same" | "unclear" | "different"

/** ICAO Doc 9303-3, section 6: letters not written as their base letter, with each spelling a State may choose. */
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
  // Not in the table; Azerbaijan writes A, others E.
  Ə: ["A", "E"],
}

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

/** A hyphen separates words as a space does; an apostrophe does not. */
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

/** The same for every spelling of a name; different names may share it. */
const folded = (words: readonly Word[]): string =>
  written(words)
    .replaceAll(/([UN])XX/g, "$1")
    .replaceAll(/([AOU])E+/g, "$1")
    .replaceAll(/A+/g, "A")

function haveOneSpelling(left: readonly Word[], right: readonly Word[]): boolean {
  const sides = [left.flat(), right.flat()] as const
  const seen = new Set<string>()
  /** `ahead`: what the side `leader` has spelled and the other side has not yet. */
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

function compareWords(left: readonly Word[], right: readonly Word[]): NameComparison {
  if (haveOneSpelling(left, right)) return "same"
  return folded(left) === folded(right) ? "unclear" : "different"
}

const order = { same: 0, unclear: 1, different: 2 } as const
const byOrder = (left: NameComparison, right: NameComparison) => order[left] - order[right]
const best = (all: readonly NameComparison[]): NameComparison => all.toSorted(byOrder)[0] ?? "different"

/** A document lists all first names; people often enter the first ones only. */
function compareFirstNames(left: readonly Word[], right: readonly Word[]): NameComparison {
  const begins = (short: readonly Word[], long: readonly Word[]) =>
    long.map((_, at) => compareWords(short, long.slice(0, at + 1)))
  return best([...begins(left, right), ...begins(right, left)])
}

/** These alone are not a surname: "Van" is not "Van den Broeck". */
const particles = new Set(
  "VAN VANDE VANDEN VANDER DE DEN DER DU LA LE EL AL BEN DI DA DOS DEL Y VON ZU TE TEN TER".split(" "),
)

/** One of several surnames may be the whole surname on another document. */
function compareSurnames(left: readonly Word[], right: readonly Word[]): NameComparison {
  const whole = compareWords(left, right)
  if (whole !== "different") return whole
  const isIn = (short: readonly Word[], long: readonly Word[]) =>
    !short.every((word) => particles.has(written([word]))) &&
    long.some((_, from) =>
      long
        .slice(from)
        .some((_, more) => compareWords(short, long.slice(from, from + more + 1)) !== "different"),
    )
  return isIn(left, right) || isIn(right, left) ? "unclear" : "different"
}

const isLatin = (words: readonly Word[]) => /^[A-Z0-9]+$/.test(written(words))

/** Compares as machine-readable zones do (ICAO Doc 9303-3): hyphen and space are equal, case is ignored. */
export function compareNames(one: PersonName, other: PersonName): NameComparison {
  const compared = (["firstName", "lastName"] as const).map((part) => {
    const [left, right] = [wordsOf(one[part]), wordsOf(other[part])]
    const comparison = part === "firstName" ? compareFirstNames(left, right) : compareSurnames(left, right)
    return comparison === "different" && isLatin(left) !== isLatin(right) ? "unclear" : comparison
  })
  return compared.toSorted(byOrder).at(-1)!
}

/** The same for every spelling. `unclear` names may share the key, and then a second account is refused. */
export const toNameKeyParts = ({ firstName, lastName }: PersonName): readonly [string, string] => [
  folded(wordsOf(firstName).slice(0, 1)),
  folded(wordsOf(lastName)),
]
