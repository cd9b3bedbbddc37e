export type { TournamentCreditColumns } from "./boards/store.ts"
