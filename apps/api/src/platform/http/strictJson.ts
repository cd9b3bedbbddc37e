export class InvalidJson extends Error {}

const plainNumber = /^-?(0|[1-9]\d{0,14})(\.\d{1,2})?$/
const forbiddenKeys = new Set(["__proto__", "constructor", "prototype"])
const maxDepth = 32

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
 * Throws InvalidJson for a number that is not a plain decimal of at most 15 digits and two decimals, instead of rounding it,
 * for duplicate keys, and for keys of the prototype. JSON.parse builds the value; a second linear pass checks the text.
 */
export function parseJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new InvalidJson("not JSON")
  }
  assertStrict(text)
  return value
}

function assertStrict(json: string): void {
  /** The keys of each open object; undefined for an array. */
  const openKeys: (Set<string> | undefined)[] = []
  for (let at = 0; at < json.length; at++) {
    const charCode = json.charCodeAt(at)
    if (charCode === code.quote) {
      const end = findStringEnd(json, at)
      const keys = openKeys.at(-1)
      if (keys && isKey(json, end)) assertKey(json.slice(at, end), keys)
      at = end - 1
    } else if (charCode === code.minus || (charCode >= code.zero && charCode <= code.nine)) {
      const end = findNumberEnd(json, at)
      if (!plainNumber.test(json.slice(at, end)))
        throw new InvalidJson("a number with an exponent, more than two decimals or too many digits")
      at = end - 1
    } else if (charCode === code.openObject || charCode === code.open) {
      if (openKeys.push(charCode === code.openObject ? new Set() : undefined) > maxDepth)
        throw new InvalidJson("nested too deep")
    } else if (charCode === code.closeObject || charCode === code.close) openKeys.pop()
  }
}

/** Answers the exact text of members of the outermost object. `json` must be valid; of duplicate keys the last counts. */
export function rawMembers<Name extends string>(
  json: string,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {}
  let depth = 0
  let key: Name | undefined
  // -1 before the colon of a member.
  let start = -1
  for (let at = 0; at < json.length; at++) {
    const charCode = json.charCodeAt(at)
    if (charCode === code.quote) {
      const end = findStringEnd(json, at)
      if (depth === 1 && start < 0) key = names.find((name) => name === unquote(json.slice(at, end)))
      at = end - 1
    } else if (charCode === code.openObject || charCode === code.open) depth++
    else if (depth === 1 && charCode === code.colon) start = at + 1
    else if (depth === 1 && (charCode === code.comma || charCode === code.closeObject)) {
      if (key !== undefined) found[key] = json.slice(start, at).trim()
      key = undefined
      start = -1
    } else if (charCode === code.closeObject || charCode === code.close) depth--
  }
  return found
}

/** Answers the index behind the closing quote of the string that begins at `at`. */
function findStringEnd(json: string, at: number): number {
  for (let i = at + 1; ; i++) {
    const charCode = json.charCodeAt(i)
    if (charCode === code.quote) return i + 1
    if (charCode === code.backslash) i++
  }
}

function findNumberEnd(json: string, at: number): number {
  let i = at + 1
  for (; i < json.length; i++) {
    const charCode = json.charCodeAt(i)
    if (
      charCode <= 0x20 ||
      charCode === code.comma ||
      charCode === code.close ||
      charCode === code.closeObject
    )
      break
  }
  return i
}

function isKey(json: string, end: number): boolean {
  let i = end
  while (json.charCodeAt(i) <= 0x20) i++
  return json.charCodeAt(i) === code.colon
}

const unquote = (written: string): string =>
  written.includes("\\") ? (JSON.parse(written) as string) : written.slice(1, -1)

function assertKey(written: string, keys: Set<string>): void {
  const key = unquote(written)
  if (forbiddenKeys.has(key)) throw new InvalidJson(`key ${key}`)
  if (keys.has(key)) throw new InvalidJson("the same key twice in one object")
  keys.add(key)
}
