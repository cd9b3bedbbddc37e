// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type ContentBanner = {
  ends_at: Date | null
  id: Generated<bigint>
  is_promotion: boolean
  name: string
  page: string
  picture: string
  policy: string | null
  position: number
  starts_at: Date
  text: unknown
  title: unknown
  updated_at: Date
  version: number
}

type ContentPage = {
  content: unknown
  ends_at: Date | null
  id: Generated<bigint>
  is_custom: Generated<boolean>
  name: string
  slug_en: string
  slug_fr: string
  slug_nl: string
  starts_at: Date
  title: unknown
  updated_at: Date
  version: Generated<number>
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
  updated_at: Date
  value: unknown
}

type ContentVersion = {
  changed_at: Date
  changed_by: string
  kind: "banner" | "page"
  name: string
  value: unknown
  version: number
  why: string
}

export type Tables = {
  "content.banner": ContentBanner
  "content.page": ContentPage
  "content.policy": ContentPolicy
  "content.policy_change": ContentPolicyChange
  "content.setting_change": ContentSettingChange
  "content.settings": ContentSettings
  "content.version": ContentVersion
}
