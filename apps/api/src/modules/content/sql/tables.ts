// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type ContentPage = {
  content: unknown
  id: Generated<bigint>
  name: string
  slug_en: string
  slug_fr: string
  slug_nl: string
  title: unknown
  updated_at: Date
}

type ContentPolicy = {
  concern: string
  feature: string
  state: "on" | "off" | "infoOnly"
}

type ContentPolicyChange = {
  changed_at: Date
  changed_by: string
  feature: string
  from_state: string
  id: Generated<bigint>
  to_state: string
  why: string | null
}

type ContentSettingChange = {
  after: unknown
  before: unknown
  changed_at: Date
  changed_by: string
  id: Generated<bigint>
  key: string
  why: string
}

type ContentSettings = {
  key: string
  updated_at: Generated<Date>
  value: unknown
}

export type Tables = {
  "content.page": ContentPage
  "content.policy": ContentPolicy
  "content.policy_change": ContentPolicyChange
  "content.setting_change": ContentSettingChange
  "content.settings": ContentSettings
}
