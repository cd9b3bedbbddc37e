// Generated from the migrated database by `npm run tables`; tables.db.test.ts compares. Not for editing.

import type { Generated } from "kysely"

type PromotionsAct = {
  act: "written" | "published" | "takenDown"
  at: Date
  bill: unknown
  bonus_id: string
  by: string
  id: Generated<bigint>
  why: string
}

type PromotionsBill = {
  bonus_id: string
  picture: "sun" | "curtain" | "window" | "stairs" | "ticket" | "letter"
  policy: string | null
  shown_from: Date
  shown_until: Date | null
  state: Generated<"draft" | "published" | "takenDown">
  terms: unknown
  text: unknown
  title: unknown
}

export type Tables = {
  "promotions.act": PromotionsAct
  "promotions.bill": PromotionsBill
}
