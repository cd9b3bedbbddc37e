// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type NotificationsNotification = {
  created_at: Date
  id: Generated<bigint>
  key: string
  kind: "account" | "money" | "game" | "responsible" | "ruleChange"
  params: unknown
  player_id: bigint
  seen_at: Date | null
}

export type Tables = {
  "notifications.notification": NotificationsNotification
}
