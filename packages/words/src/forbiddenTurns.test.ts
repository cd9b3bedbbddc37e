import { type Language, languages } from "@elite/contract"
import { describe, expect, test } from "vitest"
import { all } from "./all.ts"
import { turns as en } from "./forbiddenTurns/en.ts"
import { turns as fr } from "./forbiddenTurns/fr.ts"
import { turns as nl } from "./forbiddenTurns/nl.ts"
import { sentencesOf } from "./sentencesOf.ts"

const turnsOf: Record<Language, readonly RegExp[]> = { en, fr, nl }

describe.each(languages)("%s", (language) => {
  test("has no turn that reads like a translation", () => {
    const found = sentencesOf(all[language]).flatMap(([key, sentence]) =>
      turnsOf[language].flatMap((turn) => {
        const [wording] = turn.exec(sentence) ?? []
        return wording === undefined ? [] : [`${key}: “${wording}” (${turn})`]
      }),
    )
    expect(found).toEqual([])
  })
})
