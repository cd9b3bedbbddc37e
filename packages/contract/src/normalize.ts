/** Normalises what people type or paste, for the site's forms and, by the string kinds of `strings.ts`, every call. */

/** Invisible characters: zero-width, direction controls, soft hyphen, byte order mark, fillers. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu
/** White space of every kind, line breaks included. */
const spaces = /[\s\u0085]+/gu
const hyphens = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g

const visible = (text: string): string => text.replace(invisible, "")

/** One line: NFC, no invisible characters, single spaces, plain hyphens, trimmed. */
export const normalizeLine = (text: string): string =>
  visible(text.normalize("NFC"))
    .replace(spaces, " ")
    .replace(/[\u2010\u2011]/g, "-")
    .trim()

/** A value without spaces, such as a token: they are removed, full-width characters become plain. */
export const normalizeCode = (text: string): string =>
  visible(text.normalize("NFKC")).replace(spaces, "").replace(hyphens, "-")

/** Digits without the spaces, dots, hyphens or slashes that group them. */
export const normalizeDigits = (text: string): string => normalizeCode(text).replace(/[./-]/g, "")

/** The electronic form, without a leading "IBAN". */
export const normalizeIban = (text: string): string =>
  normalizeCode(text)
    .toUpperCase()
    .replace(/^IBAN:?/, "")
    .replace(/[.-]/g, "")

export const normalizePhone = (text: string): string =>
  normalizeLine(text.normalize("NFKC"))
    .replace(hyphens, "-")
    .replace(/^tel:\s*/i, "")

/** Punycode of a domain with other letters; unchanged for an ASCII domain or anything else. */
function toAsciiDomain(domain: string): string {
  if (!/[^\x20-\x7e]/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/** The domain becomes ASCII. An inner space is kept, because it may stand for a missing character. */
export function normalizeEmail(text: string): string {
  const address = visible(text.normalize("NFC"))
    .replace(/[^\S ]+/gu, "")
    .replace(/[\u2010\u2011]/g, "-")
    .trim()
    .replace(/^mailto:/i, "")
  const at = address.lastIndexOf("@")
  return at < 0 ? address : `${address.slice(0, at)}@${toAsciiDomain(address.slice(at + 1))}`
}

/** RFC 8265, OpaqueString: every space becomes SPACE, NFC; no trimming, no case mapping. */
export const normalizePassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, " ").normalize("NFC")

const dotted = /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

/** "J.P.", "v.d.Broeck", "Av.Louise" and "12.5" are no domains. */
function isDomainLike(word: string): boolean {
  const labels = word.split(".")
  const last = labels.at(-1)!
  const isAbbreviated = labels.slice(0, -1).every((label) => [...label].length <= 4)
  if (!/^(?:\p{L}{2,}|xn--[\p{L}\p{N}-]+)$/iu.test(last)) return false
  return !(isAbbreviated && /^\p{Lu}\p{Ll}{3,}$/u.test(last))
}

/** Whether mail programs would make a link of it, or it has a control character; names and addresses have neither. */
export const hasLink = (text: string): boolean =>
  /:\/\/|@|www\.|[\p{Cc}<>{}|\\]/iu.test(text) || (text.match(dotted) ?? []).some(isDomainLike)

const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** Letters, with the marks that occur between them; for a normalised line. */
export const isPersonName = (line: string): boolean =>
  hasLetter(line) && /^[\p{L}\p{M} '’ʼ‘`´.,·-]+$/u.test(line) && !hasLink(line)

/** At least one letter and no link; for a normalised line. */
export const isPlainLine = (line: string): boolean => hasLetter(line) && !hasLink(line)
