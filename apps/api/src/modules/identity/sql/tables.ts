// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type IdentityDocument = {
  bytes: number
  changed_at: Date
  decided_by: string | null
  format: "jpeg" | "pdf"
  id: Generated<bigint>
  keep_until: Date | null
  label: "identityCardFront" | "identityCardBack" | "passport" | "proofOfAddress" | "proofOfBankAccount" | "sourceOfFunds"
  note: string | null
  overdue_at: Date | null
  player_id: bigint
  reason: string | null
  sealed: Buffer | null
  status: "waiting" | "accepted" | "rejected" | "replaced"
  uploaded_at: Date
}

type IdentityStanding = {
  changed_at: Date
  document_key: Buffer | null
  document_number: Buffer | null
  kyc_status: "none" | "inProgress" | "accepted" | "declined"
  player_id: bigint
  reason: string | null
  reference: string | null
  verified_first_name: string | null
  verified_last_name: string | null
}

type IdentityVerification = {
  changed_at: Date
  created_at: Date
  expires_at: Date
  id: Generated<bigint>
  looked_up_at: Date | null
  player_id: bigint
  reason: string | null
  reference: string
  status: "created" | "failed" | "pending" | "received" | "review" | "cancelled" | "timedOut" | "declined" | "accepted"
  unread_at: Date | null
  url: string | null
}

type IdentityVouching = {
  ended_as: "confirmed" | "withdrawn" | null
  ended_at: Date | null
  ended_by: string | null
  ended_note: string | null
  id: Generated<bigint>
  note: string
  player_id: bigint
  proposed_at: Date
  proposed_by: string
  sealed: Buffer | null
}

export type Tables = {
  "identity.document": IdentityDocument
  "identity.standing": IdentityStanding
  "identity.verification": IdentityVerification
  "identity.vouching": IdentityVouching
}
