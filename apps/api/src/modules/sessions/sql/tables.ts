// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type SessionsChallenge = {
  browser_hash: Buffer
  code_mark: Buffer | null
  device_type: "mobile" | "web"
  expires_at: Date
  id: Generated<bigint>
  key_hash: Buffer
  made_at: Date
  mailed_at: Date | null
  player_id: bigint
  tries: Generated<number>
  used_at: Date | null
  voided_at: Date | null
}

type SessionsDevice = {
  device_hash: Buffer
  first_seen_at: Date
  last_seen_at: Date
  player_id: bigint
}

type SessionsEmailChange = {
  current_agreed_at: Date | null
  current_key_hash: Buffer | null
  email: string
  end_reason: "changed" | "replaced" | "cancelled" | "stopped" | "taken" | "overtaken" | "passwordChanged" | null
  ended_at: Date | null
  expires_at: Date
  id: Generated<bigint>
  made_at: Date
  new_agreed_at: Date | null
  new_key_hash: Buffer
  player_id: bigint
  session_id: bigint
}

type SessionsFactor = {
  confirmed_at: Date | null
  last_step: bigint | null
  made_at: Date
  mailed_password_at: Date | null
  player_id: bigint
  secret: Buffer
}

type SessionsItsmeLink = {
  linked_at: Date
  player_id: bigint
  subject: Buffer
  subject_key: Buffer
}

type SessionsItsmeVisit = {
  answer: Buffer | null
  browser_hash: Buffer
  code_hash: Buffer | null
  expires_at: Date
  language: "en" | "fr" | "nl"
  made_at: Date
  player_id: bigint | null
  purpose: "login" | "kyc" | "signup" | "stepUp"
  return_to: string
  state_hash: Buffer
  thread: Buffer
  used_at: Date | null
}

type SessionsRecoveryCode = {
  id: Generated<bigint>
  made_at: Date
  player_id: bigint
  sealed: Buffer
  used_at: Date | null
}

type SessionsResetCode = {
  asked_for: Buffer
  code_mark: Buffer | null
  expires_at: Date
  id: Generated<bigint>
  key_hash: Buffer
  player_id: bigint | null
  sent_at: Date
  tries: Generated<number>
  used_at: Date | null
  voided_at: Date | null
}

type SessionsResetLink = {
  expires_at: Date
  key_hash: Buffer
  made_at: Date
  player_id: bigint
  used_at: Date | null
  voided_at: Date | null
}

type SessionsSession = {
  address: string
  asks_terms: Generated<boolean>
  device: string
  device_hash: Buffer
  device_type: "mobile" | "web"
  end_reason: "loggedOut" | "endedElsewhere" | "expired" | "excluded" | "onBreak" | "closed" | "passwordChanged" | "emailChanged" | null
  ended_at: Date | null
  ends_at: Date
  id: Generated<bigint>
  idle_for: unknown
  idle_until: Date
  last_seen_at: Date
  player_id: bigint
  proved_at: Date | null
  restricted_until: Date | null
  restriction: string | null
  started_at: Date
  token_hash: Buffer
  touch_every: unknown
}

export type Tables = {
  "sessions.challenge": SessionsChallenge
  "sessions.device": SessionsDevice
  "sessions.email_change": SessionsEmailChange
  "sessions.factor": SessionsFactor
  "sessions.itsme_link": SessionsItsmeLink
  "sessions.itsme_visit": SessionsItsmeVisit
  "sessions.recovery_code": SessionsRecoveryCode
  "sessions.reset_code": SessionsResetCode
  "sessions.reset_link": SessionsResetLink
  "sessions.session": SessionsSession
}
