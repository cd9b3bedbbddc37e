import type { ErrorName, Language } from "@elite/contract"
import { describe, type ErrorParams as SentenceParams, translate } from "@elite/words"
import type { ErrorSentences } from "./platform/http/errorResponse.ts"
import type { ErrorParams } from "./platform/lib/appError.ts"

/** Amounts in cents are written as euros. */
function errorSentence(language: Language, name: ErrorName, params: ErrorParams): string {
  const values: Record<string, string | number | Date | null> = {}
  for (const [key, value] of Object.entries(params)) {
    values[key] = typeof value === "object" && value !== null && "cents" in value ? value.cents / 100 : value
  }
  return describe(language, name, values satisfies SentenceParams)
}

export const sentences: ErrorSentences = {
  describe: errorSentence,
  describeField: (language, { is, bound = 0 }) => translate(language, "fields")(is, { bound }),
}
