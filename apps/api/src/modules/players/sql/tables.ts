// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type PlayersEmailToken = {
  expires_at: Date
  made_at: Date
  player_id: bigint
  token_hash: Buffer
  used_at: Date | null
  voided_at: Date | null
}

type PlayersIdentityKey = {
  first_used_at: Date
  id: number
  mark: Buffer
}

type PlayersPhoto = {
  bytes: Buffer
  kept_at: Date
  name: string
  player_id: bigint
}

type PlayersPlayer = {
  address: string | null
  birth_date: string
  city: string | null
  country_code: string | null
  email: string
  email_key: string
  email_verified_at: Date | null
  first_name: string
  gender: "female" | "male" | "other" | null
  id: Generated<bigint>
  language: "en" | "fr" | "nl"
  last_name: string
  mail_returned_at: Date | null
  mail_returned_code: string | null
  name_key: Buffer
  national_number: Buffer | null
  national_number_key: Buffer | null
  nationality: string | null
  newsletter: boolean
  password_hash: string | null
  phone: string | null
  place_of_birth: string | null
  postal_code: string | null
  profession: string | null
  register_checked_at: Date
  register_standing: "allowed" | "excluded" | "unknown"
  registered_at: Date
  status: Generated<"open" | "closed">
  terms_accepted_at: Date
  terms_version: string
  username: string
  username_key: string | null
  wallet_settings: unknown
}

type PlayersRegisterCheck = {
  asked_at: Date
  id: Generated<bigint>
  latency_ms: number
  outcome: "allowed" | "excluded" | "unavailable"
  player_id: bigint | null
  purpose: "registration" | "login" | "play"
  reference: string | null
}

type PlayersRobot = {
  player_id: bigint
  sandbox: Generated<boolean>
}

export type Tables = {
  "players.email_token": PlayersEmailToken
  "players.identity_key": PlayersIdentityKey
  "players.photo": PlayersPhoto
  "players.player": PlayersPlayer
  "players.register_check": PlayersRegisterCheck
  "players.robot": PlayersRobot
}
