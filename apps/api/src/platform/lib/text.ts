const replacementCharacter = "\uFFFD"

/** PostgreSQL stores no NUL, and its JSON no lone surrogate, which a cut string may end with. */
export const isStorableText = (text: string): boolean => !text.includes("\0") && text.isWellFormed()

/** For text of third parties, such as a user agent. */
export const toStorableText = (text: string): string =>
  text.toWellFormed().replaceAll("\0", replacementCharacter)
