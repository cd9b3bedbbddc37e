/** Message keys and form fields of the questions. */
export const questionKeys = ["i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8", "i9"] as const
/** Message keys of the answers; the index is the score. */
export const answerKeys = ["a0", "a1", "a2", "a3"] as const
