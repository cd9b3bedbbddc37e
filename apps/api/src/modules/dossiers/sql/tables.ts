// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type DossiersDossier = {
  asked_at: Date
  bytes: number | null
  expires_at: Date | null
  id: Generated<bigint>
  language: "en" | "fr" | "nl"
  name: string | null
  player_id: bigint
  ready_at: Date | null
  sealed: Buffer | null
  state: "asked" | "ready" | "gone"
}

export type Tables = {
  "dossiers.dossier": DossiersDossier
}
