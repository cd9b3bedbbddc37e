/** Text as HTML that is written as it stands: made by {@link html}, never by hand. */
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

/** What may stand in a template: text and figures are escaped, what was made by {@link html} is not, nothing is nothing. */
type TemplatePart = string | number | Html | false | undefined | readonly Html[]

const renderPart = (part: TemplatePart): string => {
  if (part === undefined || part === false) return ""
  if (typeof part === "string") return escapeHtml(part)
  if (typeof part === "number") return String(part)
  return "html" in part ? part.html : part.map((one) => one.html).join("")
}

/**
 * HTML written once as text rather than as forty elements, for what stands on a page by the dozen. Everything put in is
 * escaped for an element and for a quoted attribute; a part of an attribute's value must stand between quotes.
 */
export function html(strings: TemplateStringsArray, ...parts: TemplatePart[]): Html {
  let text = strings[0]!
  for (let at = 0; at < parts.length; at++) text += renderPart(parts[at]) + strings[at + 1]!
  return { html: text }
}
