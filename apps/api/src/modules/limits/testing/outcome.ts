/** What two tellers of the same story answer with. Nothing, or what a player is refused with. */
export type Outcome = Record<string, unknown>

export const never = Number.POSITIVE_INFINITY
/** An instant as it is shown: null where it never comes. */
export const finite = (at: number) => (at === never ? null : at)
