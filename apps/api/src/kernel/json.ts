/** A body that is not the JSON we speak. */
export class NotOurJson extends Error {}

const plainNumber = /^-?(0|[1-9]\d{0,14})(\.\d{1,2})?$/

/**
 * Parses a request body. Numbers are taken as written: plain decimals with at most two places; `1e3`,
 * `1.100` and numbers beyond 15 digits are refused instead of being rounded (behaviour section 4). Keys
 * that reach for the prototype are refused.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown, context?: { source?: string }) => {
      if (key === "__proto__" || key === "constructor" || key === "prototype")
        throw new NotOurJson(`key ${key}`)
      if (typeof value === "number" && !plainNumber.test(context?.source ?? String(value))) {
        throw new NotOurJson("a number with an exponent, more than two decimals or too many digits")
      }
      return value
    })
  } catch (error) {
    throw error instanceof NotOurJson ? error : new NotOurJson("not JSON")
  }
}
