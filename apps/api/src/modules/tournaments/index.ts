export type { ReadTournamentPoints } from "./boards/store.ts"
