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

type NotificationsPreference = {
  changed_at: Date
  channel: "mail" | "push"
  is_on: boolean
  kind: "account" | "money" | "game" | "responsible" | "ruleChange"
  player_id: bigint
}

type NotificationsSubscription = {
  auth: string
  endpoint: string
  id: Generated<bigint>
  language: "en" | "fr" | "nl"
  made_at: Date
  p256dh: string
  player_id: bigint
  renewed_at: Date
  session_id: bigint
}

export type Tables = {
  "notifications.notification": NotificationsNotification
  "notifications.preference": NotificationsPreference
  "notifications.subscription": NotificationsSubscription
}
