const noCharacter = "\uFFFD"

/**
 * Whether the database can hold a text: PostgreSQL knows no NUL, and JSON no half of a character, such as a text that
 * was cut has at its end. Where it would be a name of something, a text that is none is refused.
 */
export const isStorableText = (text: string): boolean => !text.includes("\0") && text.isWellFormed()

/**
 * A text as the database can hold it, with the sign for what cannot be shown in place of what it cannot: what others say
 * of themselves goes through here before it is kept.
 */
export const toStorableText = (text: string): string => text.toWellFormed().replaceAll("\0", noCharacter)
