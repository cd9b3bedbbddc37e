/** HTML made by {@link html}; never built by hand. */
export type Html = { readonly html: string }

const escapes: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}
const special = /[&<>"']/g
const specialOnce = /[&<>"']/
const escapeHtml = (text: string) =>
  specialOnce.test(text) ? text.replace(special, (sign) => escapes[sign]!) : text

/** Texts and numbers are escaped, {@link Html} is inserted as it is, false and undefined are empty. */
type TemplatePart = string | number | Html | false | undefined | readonly Html[]

const renderPart = (part: TemplatePart): string => {
  if (part === undefined || part === false) return ""
  if (typeof part === "string") return escapeHtml(part)
  if (typeof part === "number") return String(part)
  return "html" in part ? part.html : part.map((one) => one.html).join("")
}

/**
 * Writes HTML as text rather than as elements, for markup that repeats by the dozen. Escapes for element content and
 * quoted attributes; attribute values must be quoted.
 */
export function html(strings: TemplateStringsArray, ...parts: TemplatePart[]): Html {
  let text = strings[0]!
  for (let at = 0; at < parts.length; at++) text += renderPart(parts[at]) + strings[at + 1]!
  return { html: text }
}
