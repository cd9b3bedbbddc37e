export const tournamentActions = ["enter", "rebuy", "leave", "claim"] as const
export type TournamentAction = (typeof tournamentActions)[number]
