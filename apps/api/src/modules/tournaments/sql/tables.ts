// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type TournamentsAct = {
  act: "created" | "published" | "stopped"
  at: Date
  by: string
  id: Generated<bigint>
  tournament_id: bigint
  why: string
}

type TournamentsBet = {
  at: Date
  entry_id: bigint
  points: bigint
  provider: string
  round_ref: string
  settled_at: Date
  stake: bigint
  uuid: string
  voided_at: Date | null
  win: bigint
}

type TournamentsBoard = {
  places: number
  published_at: Date
  tournament_id: bigint
}

type TournamentsBoardPage = {
  entries: bigint[]
  page: number
  points: bigint[]
  reached: bigint[]
  tournament_id: bigint
}

type TournamentsChange = {
  id: Generated<bigint>
  players: bigint[]
  tournament_id: bigint
}

type TournamentsEntry = {
  bets: Generated<number>
  ended_at: Date | null
  entered_at: Date
  heard: number | null
  id: Generated<bigint>
  player_id: bigint
  points: Generated<bigint>
  purse_closed_at: Date | null
  purse_id: bigint | null
  rank: number | null
  reached_at: Date | null
  rebuys: Generated<number>
  state: Generated<"in" | "left" | "paidBack">
  tournament_id: bigint
  won: bigint | null
}

type TournamentsFee = {
  amount: bigint
  entry_id: bigint
  id: Generated<bigint>
  is_rebuy: boolean
  paid_at: Date
  player_id: bigint
  returned_at: Date | null
}

type TournamentsProposal = {
  ended_as: "confirmed" | "withdrawn" | null
  ended_at: Date | null
  ended_by: string | null
  entry_id: bigint | null
  id: Generated<bigint>
  proposed_at: Date
  proposed_by: string
  tournament_id: bigint
  why: string
}

type TournamentsTournament = {
  begins_at: Date
  bets_at_most: number | null
  cancelled_for: "tooFew" | "nobodyScored" | "byHouse" | null
  cap_points: number | null
  closes_at: Date
  credit: bigint | null
  due_at: Date | null
  ended_at: Date | null
  ends_at: Date
  entries: Generated<number>
  entries_at_least: number
  entries_at_most: number | null
  entry_fee: bigint
  fees: Generated<bigint>
  games: number[] | null
  grace_minutes: number
  house: bigint
  id: Generated<bigint>
  least_stake: bigint
  name: unknown
  opens_at: Date
  points_each: number
  prizes: unknown
  prizes_in: "cash" | "points"
  rebuy_fee: bigint
  rebuys_at_most: number
  scoring: "bestMultiplier" | "sumOfMultipliers" | "totalWon" | "totalStaked"
  series_id: bigint | null
  state: Generated<"draft" | "announced" | "registering" | "running" | "calculating" | "finished" | "cancelled">
  type: "cash" | "credit" | "cashPoint"
}

export type Tables = {
  "tournaments.act": TournamentsAct
  "tournaments.bet": TournamentsBet
  "tournaments.board": TournamentsBoard
  "tournaments.board_page": TournamentsBoardPage
  "tournaments.change": TournamentsChange
  "tournaments.entry": TournamentsEntry
  "tournaments.fee": TournamentsFee
  "tournaments.proposal": TournamentsProposal
  "tournaments.tournament": TournamentsTournament
}
