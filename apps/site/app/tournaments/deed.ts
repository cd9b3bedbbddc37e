/** What a player does about a tournament, each a form of its own. */
export const deeds = ["enter", "rebuy", "leave", "claim"] as const
export type Deed = (typeof deeds)[number]
