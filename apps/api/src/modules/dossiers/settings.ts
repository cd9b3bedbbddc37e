import { z } from "zod"
import { declareSetting } from "../../platform/admin/settings.ts"

export const dossiers = declareSetting("dossiers", {
  value: z.object({ keptDays: z.int().min(1).max(30), againAfterHours: z.int().min(1).max(168) }),
  initial: { keptDays: 7, againAfterHours: 24 },
  acts: "Settings: how long the copy of their data that a player asked for can be fetched, and how often one may be asked for.",
})
