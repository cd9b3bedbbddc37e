/**
 * What people type or paste, as it is meant. These functions are plain so that the site's forms and the server share them;
 * the string kinds of the contract (`strings.ts`) apply them to every call.
 */

/** Characters that show nothing: zero-width ones, direction controls, soft hyphen, byte order mark, fillers. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu
/** White space of every kind, line breaks included. */
const spaces = /[\s\u0085]+/gu
const hyphens = /[\u2010-\u2015\u2212\uFE58\uFE63\uFF0D]/g

const visible = (text: string): string => text.replace(invisible, "")

/** One line of text: NFC, nothing invisible, single spaces, plain hyphens, trimmed. */
export const normalizeLine = (text: string): string =>
  visible(text.normalize("NFC"))
    .replace(spaces, " ")
    .replace(/[\u2010\u2011]/g, "-")
    .trim()

/** A value that has no spaces, such as a token or a code: they are removed, digits and letters of full width are plain. */
export const normalizeCode = (text: string): string =>
  visible(text.normalize("NFKC")).replace(spaces, "").replace(hyphens, "-")

/** Digits that people group by spaces, dots, hyphens or slashes: without these. */
export const normalizeDigits = (text: string): string => normalizeCode(text).replace(/[./-]/g, "")

/** An IBAN in its electronic form, without the word "IBAN" in front. */
export const normalizeIban = (text: string): string =>
  normalizeCode(text)
    .toUpperCase()
    .replace(/^IBAN:?/, "")
    .replace(/[.-]/g, "")

/** A phone number with plain digits, spaces and hyphens. */
export const normalizePhone = (text: string): string =>
  normalizeLine(text.normalize("NFKC"))
    .replace(hyphens, "-")
    .replace(/^tel:\s*/i, "")

/** The ASCII form (punycode) of a domain that has other letters; unchanged where it has none, or is no domain. */
function toAsciiDomain(domain: string): string {
  if (!/[^\x20-\x7e]/.test(domain) || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

/**
 * An e-mail address as mail servers deliver it: the domain in ASCII, so that müller.be and xn--mller-kva.be are one. A
 * space in the middle stays, for it may stand for a character that is missing.
 */
export function normalizeEmail(text: string): string {
  const address = visible(text.normalize("NFC"))
    .replace(/[^\S ]+/gu, "")
    .replace(/[\u2010\u2011]/g, "-")
    .trim()
    .replace(/^mailto:/i, "")
  const at = address.lastIndexOf("@")
  return at < 0 ? address : `${address.slice(0, at)}@${toAsciiDomain(address.slice(at + 1))}`
}

/** RFC 8265, OpaqueString: spaces of every kind are SPACE, NFC; nothing is trimmed and no case is changed. */
export const normalizePassword = (password: string): string =>
  password.replace(/\p{Zs}/gu, " ").normalize("NFC")

/** Letters and digits on both sides of a dot. */
const dotted = /[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu

/** Whether words joined by dots can be a domain. "J.P.", "v.d.Broeck", "Av.Louise" and "12.5" cannot. */
function isDomainLike(word: string): boolean {
  const labels = word.split(".")
  const last = labels.at(-1)!
  const isAbbreviated = labels.slice(0, -1).every((label) => [...label].length <= 4)
  if (!/^(?:\p{L}{2,}|xn--[\p{L}\p{N}-]+)$/iu.test(last)) return false
  return !(isAbbreviated && /^\p{Lu}\p{Ll}{3,}$/u.test(last))
}

/** Whether a text holds what mail programs make a link of, or a control character: names and addresses have none. */
export const hasLink = (text: string): boolean =>
  /:\/\/|@|www\.|[\p{Cc}<>{}|\\]/iu.test(text) || (text.match(dotted) ?? []).some(isDomainLike)

const hasLetter = (text: string): boolean => /\p{L}/u.test(text)

/** Whether a normalised line can be the name of a person: letters, with the marks that are written between them. */
export const isPersonName = (line: string): boolean =>
  hasLetter(line) && /^[\p{L}\p{M} '’ʼ‘`´.,·-]+$/u.test(line) && !hasLink(line)

/** Whether a normalised line can be a place or an address: it has a letter, and no link. */
export const isPlainLine = (line: string): boolean => hasLetter(line) && !hasLink(line)
