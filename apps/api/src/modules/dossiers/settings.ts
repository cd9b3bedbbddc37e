import { z } from "zod"
import { declareSetting } from "../../platform/admin/settings.ts"

export const dossiers = declareSetting("dossiers", {
  value: z.object({ keptDays: z.int().min(1).max(30), againAfterHours: z.int().min(1).max(168) }),
  initial: { keptDays: 7, againAfterHours: 24 },
  acts: "Settings: how many days an export of personal data can be downloaded, and how often one can be requested.",
})
