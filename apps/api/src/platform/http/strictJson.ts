/** A body that is not the JSON we speak. */
export class InvalidJson extends Error {}

const plainNumber = /^-?(0|[1-9]\d{0,14})(\.\d{1,2})?$/
const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"])
/** No call of ours is nested deeper than a handful. */
const deepest = 32

const code = {
  quote: 0x22,
  comma: 0x2c,
  minus: 0x2d,
  zero: 0x30,
  nine: 0x39,
  colon: 0x3a,
  open: 0x5b,
  backslash: 0x5c,
  close: 0x5d,
  openObject: 0x7b,
  closeObject: 0x7d,
} as const

/**
 * Parses a request body. Numbers are taken as written: plain decimals with at most two places; `1e3`,
 * `1.100` and numbers beyond 15 digits are refused instead of being rounded. A key that stands twice in an
 * object, keys that reach for the prototype, and what is nested more than 32 deep are refused.
 *
 * The engine's own parser reads; one pass over the text, which is JSON by then, looks at what it hides: how
 * numbers and keys were written. Both are linear.
 */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new InvalidJson("not JSON")
  }
  admitWriting(text)
  return value
}

/** Refuses JSON whose numbers or keys are written in a way that a reader might take for something else. */
function admitWriting(json: string): void {
  /** The keys seen in each object that is open; undefined for a list. */
  const open: (Set<string> | undefined)[] = []
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (sign === code.quote) {
      const end = endOfString(json, at)
      const keys = open.at(-1)
      if (keys && isKey(json, end)) admitKey(json.slice(at, end), keys)
      at = end - 1
    } else if (sign === code.minus || (sign >= code.zero && sign <= code.nine)) {
      const end = endOfNumber(json, at)
      if (!plainNumber.test(json.slice(at, end)))
        throw new InvalidJson("a number with an exponent, more than two decimals or too many digits")
      at = end - 1
    } else if (sign === code.openObject || sign === code.open) {
      if (open.push(sign === code.openObject ? new Set() : undefined) > deepest)
        throw new InvalidJson("nested too deep")
    } else if (sign === code.closeObject || sign === code.close) open.pop()
  }
}

/**
 * How the values of some members of the outermost object are written, in JSON that the engine's parser has read before:
 * letter for letter, without the white space around. Of a key that stands twice the last counts, as it does for the
 * parser; a key that is not there is not in the answer. Linear, and what is nested deeper is passed over.
 */
export function rawMembers<Name extends string>(
  json: string,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {}
  let depth = 0
  let key: Name | undefined
  /** Where the value of the member begins; -1 before its colon. */
  let start = -1
  for (let at = 0; at < json.length; at++) {
    const sign = json.charCodeAt(at)
    if (sign === code.quote) {
      const end = endOfString(json, at)
      if (depth === 1 && start < 0) key = names.find((name) => name === textOf(json.slice(at, end)))
      at = end - 1
    } else if (sign === code.openObject || sign === code.open) depth++
    else if (depth === 1 && sign === code.colon) start = at + 1
    else if (depth === 1 && (sign === code.comma || sign === code.closeObject)) {
      if (key !== undefined) found[key] = json.slice(start, at).trim()
      key = undefined
      start = -1
    } else if (sign === code.closeObject || sign === code.close) depth--
  }
  return found
}

/** Where a string that begins at `at` is over: behind its closing quote. */
function endOfString(json: string, at: number): number {
  for (let i = at + 1; ; i++) {
    const sign = json.charCodeAt(i)
    if (sign === code.quote) return i + 1
    if (sign === code.backslash) i++
  }
}

/** In JSON a number goes on until a comma, a bracket or white space. */
function endOfNumber(json: string, at: number): number {
  let i = at + 1
  for (; i < json.length; i++) {
    const sign = json.charCodeAt(i)
    if (sign <= 0x20 || sign === code.comma || sign === code.close || sign === code.closeObject) break
  }
  return i
}

/** A string in an object is a key when a colon follows. */
function isKey(json: string, end: number): boolean {
  let i = end
  while (json.charCodeAt(i) <= 0x20) i++
  return json.charCodeAt(i) === code.colon
}

/** What a string says that is written so, quotes included. */
const textOf = (written: string): string =>
  written.includes("\\") ? (JSON.parse(written) as string) : written.slice(1, -1)

function admitKey(written: string, keys: Set<string>): void {
  const key = textOf(written)
  if (forbiddenKeys.has(key)) throw new InvalidJson(`key ${key}`)
  if (keys.has(key)) throw new InvalidJson("the same key twice in one object")
  keys.add(key)
}
