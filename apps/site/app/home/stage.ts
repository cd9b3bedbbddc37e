import type { JackpotType, quest, tournaments } from "@elite/contract"
import type { Banner } from "../shell/banners.server.ts"

/** The picture of an act: cut to the stage from its foot or its head, or shown whole. */
type Art = { src: string; fit: "foot" | "head" | "whole" }

export type TournamentAct = Pick<
  tournaments.Tournament,
  "tournamentId" | "type" | "pool" | "prizesIn" | "entries" | "entryFee" | "from" | "until"
> & { name: string; isRunning: boolean; isOpen: boolean; hasEntered: boolean }

export type Act = { art: Art } & (
  | { kind: "welcome"; games: number | null; studios: number | null }
  | ({ kind: "quest" } & Pick<quest.Quest, "week" | "pool" | "players" | "adds" | "guaranteed" | "until">)
  | ({ kind: "tournament" } & TournamentAct)
  | { kind: "jackpot"; type: JackpotType; amount: number; game: string | null; wonAt: string }
  | ({ kind: "banner" } & Banner)
)
export type ActOf<Kind extends Act["kind"]> = Extract<Act, { kind: Kind }>
