export type { ReadTournamentCredit } from "./boards/store.ts"
