/** The questions of the self-test, by the names of their fields and sentences. */
export const questionKeys = ["i1", "i2", "i3", "i4", "i5", "i6", "i7", "i8", "i9"] as const
/** What each can be answered, by the names of the sentences; the place is what it counts. */
export const answerKeys = ["a0", "a1", "a2", "a3"] as const
