const replacementCharacter = "\uFFFD"

/** PostgreSQL stores no NUL, and its JSON no lone surrogate, which a cut string may end with. */
export const isStorableText = (text: string): boolean => !text.includes("\0") && text.isWellFormed()

/** For text of third parties, such as a user agent. */
export const toStorableText = (text: string): string =>
  text.toWellFormed().replaceAll("\0", replacementCharacter)

/** ASCII letters, digits and hyphens for an address or a file name; empty where the text has no ASCII letter or digit. */
export const slugify = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 80)
