import type { ErrorName, Language } from "@elite/contract"
import { describe, type ErrorParams } from "@elite/words"
import type { Params } from "./kernel/failure.ts"

/** A refusal's sentence in the caller's language; cents become euros on the way. */
export function describeFailure(language: Language, name: ErrorName, params: Params): string {
  const written: Record<string, string | number | Date | null> = {}
  for (const [key, value] of Object.entries(params)) {
    written[key] = typeof value === "object" && value !== null && "cents" in value ? value.cents / 100 : value
  }
  return describe(language, name, written satisfies ErrorParams)
}
