import { identity, languages, players } from "@elite/contract"
import { words } from "@elite/words"
import { expect, it } from "vitest"
import { statutoryDepositLimit } from "./src/modules/content/settings.ts"
import { withdrawal } from "./src/modules/payments/settings.ts"

// Some sentences repeat a figure that is defined in code. A change in one place fails here for each language that has
// the old figure.
type Tree = { readonly [name: string]: string | Tree }
const flat = (tree: Tree, at = ""): [path: string, sentence: string][] =>
  Object.entries(tree).flatMap(([name, value]) => {
    const path = at ? `${at}.${name}` : name
    return typeof value === "string" ? [[path, value] as [string, string]] : flat(value, path)
  })

const nouns = [
  "home",
  "content",
  "signup",
  "errors",
  "play",
  "shell",
  "identityReasons",
  "withdraw",
  "password",
] as const
const { minimum, maximum } = players.passwordCharacters
const euros = (cents: number) => cents / 100
const named: [figure: string, pattern: RegExp, allowed: readonly number[], sentencesAtLeast: number][] = [
  [
    "age",
    /\b(\d\d)(?=\+| or (?:over|older)| (?:of|en) ouder| ans\b| jaar\b)|(?:under|at least|dan|aged|minstens) (\d\d)\b(?! (?:char|tekens))/g,
    [players.minimumAgeYears],
    10,
  ],
  ["password", /(\d+)(?= (?:characters|caractères|tekens))/g, [minimum, maximum], 4],
  [
    "size of a picture",
    /(\d+)(?= (?:million|millions de|miljoen) pixels)/g,
    [players.photoAtMost.megapixels, identity.documentAtMost.megapixels],
    1,
  ],
  [
    "limit and review",
    /€[\s\u202f\u00a0]?(\d[\d.,\s\u202f\u00a0]*)|(\d[\d.,\s\u202f\u00a0]*?)[\s\u202f\u00a0]€/g,
    [euros(statutoryDepositLimit.initial.limitCents), euros(withdrawal.initial.operatorFromCents)],
    7,
  ],
]

/** Amounts in examples are not checked. */
const examples = ["play"]

it.each(named)(
  "every sentence with the %s has the figure of the code",
  (figure, pattern, allowed, atLeast) => {
    const byLanguage = languages.map((language) =>
      flat(words(language, nouns) as unknown as Tree).flatMap(([path, sentence]) => {
        if (figure === "limit and review" && examples.some((noun) => path.startsWith(`${noun}.`))) return []
        if (figure === "password" && !/password/i.test(path)) return []
        const figures = [...sentence.matchAll(pattern)].map((found) =>
          Number((found[1] ?? found[2]!).replace(/\D/g, "")),
        )
        return figures.length > 0 ? [{ language, path, figures }] : []
      }),
    )
    for (const each of byLanguage) expect(each.length).toBeGreaterThanOrEqual(atLeast)
    expect(
      byLanguage.flat().filter(({ figures }) => figures.some((each) => !allowed.includes(each))),
    ).toEqual([])
    const [first, ...others] = byLanguage.map((each) => each.map(({ path }) => path).sort())
    for (const other of others) expect(other).toEqual(first)
  },
)
