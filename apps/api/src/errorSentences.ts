import type { ErrorName, Language } from "@elite/contract"
import { describe, type ErrorParams as SentenceParams, translate } from "@elite/words"
import type { ErrorSentences } from "./platform/http/errorResponse.ts"
import type { ErrorParams } from "./platform/lib/appError.ts"

/** A refusal's sentence in the caller's language; cents become euros on the way. */
function errorSentence(language: Language, name: ErrorName, params: ErrorParams): string {
  const written: Record<string, string | number | Date | null> = {}
  for (const [key, value] of Object.entries(params)) {
    written[key] = typeof value === "object" && value !== null && "cents" in value ? value.cents / 100 : value
  }
  return describe(language, name, written satisfies SentenceParams)
}

/** What the platform says to a caller whom it refuses. */
export const sentences: ErrorSentences = {
  describe: errorSentence,
  describeField: (language, { is, bound = 0 }) => translate(language, "fields")(is, { bound }),
}
