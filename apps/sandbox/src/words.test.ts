import { expect, test } from "vitest"
import { wordsFor } from "../game-page/words.ts"
import { WORDS as bancontact } from "./bancontact/words.ts"
import { WORDS as betby } from "./betby/words.ts"
import { WORDS as hipay } from "./hipay/words.ts"
import { WORDS as hosted } from "./hosted/words.ts"
import { WORDS as itsme } from "./itsme/words.ts"
import { WORDS as neteller } from "./neteller/words.ts"
import { WORDS as paysafecard } from "./paysafecard/words.ts"
import { WORDS as shufti } from "./shufti/words.ts"
import { WORDS as skrill } from "./skrill/words.ts"
import { REFUSALS, sentenceOf } from "./studio/words.ts"

const vendors = { bancontact, betby, hipay, hosted, itsme, neteller, paysafecard, shufti, skrill }

/** All texts of a vendor; functions are called with sample words. */
function textsIn(words: unknown): string[] {
  if (typeof words === "string") return [words]
  if (typeof words === "function") return [String(words("Elite", "Elite"))]
  return words && typeof words === "object" ? Object.values(words).flatMap(textsIn) : []
}

const pages = (language: "fr" | "nl") => [
  ...Object.entries(vendors).map(([name, words]) => [name, textsIn(words[language])] as const),
  ["game page", textsIn(wordsFor(language))] as const,
  ["studio", REFUSALS.map((code) => sentenceOf(code, language))] as const,
]

test.each(pages("fr"))("%s keeps French signs and amounts with their words", (_name, texts) => {
  expect(texts.filter((text) => /(?<!\u202f)[:;?!](?=\s|$)|(?<!\u00a0)[€%»]/.test(text))).toEqual([])
})

test.each(pages("nl"))(
  "%s keeps Dutch amounts with their sign, and no space before other signs",
  (_name, texts) => {
    expect(texts.filter((text) => /\s[:;?!]|€(?!\u00a0)/.test(text))).toEqual([])
  },
)
