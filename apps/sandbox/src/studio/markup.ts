const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/** Makes any text safe between tags and inside quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

/** Data for a script block of type application/json: no `<` can end the block early. */
export const escapeJson = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c")
