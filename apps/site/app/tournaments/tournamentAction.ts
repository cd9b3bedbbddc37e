/** What a player does about a tournament, each a form of its own. */
export const tournamentActions = ["enter", "rebuy", "leave", "claim"] as const
export type TournamentAction = (typeof tournamentActions)[number]
