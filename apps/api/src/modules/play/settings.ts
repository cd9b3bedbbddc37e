import { z } from "zod"
import { declarePolicy, declareSetting } from "../../platform/admin/settings.ts"

export const demoPlay = declarePolicy("demoPlay", {
  initial: "on",
  concern: "The law names free participation; demonstration play needs a legal check.",
  acts: "Launching: while it is not on, no demo opens, and the site offers none.",
})

export const demo = declareSetting("demo", {
  value: z.object({ visitorMinutes: z.int().min(1).max(60) }),
  initial: { visitorMinutes: 10 },
  acts: "Demo play: how long a visitor without an account may try games before the age question is asked again.",
})
