import { z } from "zod"
import { declarePolicy, declareSetting } from "../../kernel/setting.ts"

export const crash = declarePolicy("crash", {
  initial: "off",
  concern: "Whether a crash game belongs to the games of the licence class must be confirmed.",
  acts: "The crash game: while it is off, no chain is made for it and nothing of it is shown.",
})

export const crashChains = declareSetting("crashChains", {
  value: z.strictObject({
    length: z.int().min(1_000_000).max(10_000_000),
    saltAfterMinutes: z.int().min(61).max(1_440),
    lateAfterMinutes: z.int().min(5).max(1_440),
  }),
  initial: { length: 1_000_000, saltAfterMinutes: 65, lateAfterMinutes: 15 },
  acts: "Crash: how many rounds the next chain has, how many minutes after it is committed its salt is drawn, and from how many minutes on a salt that has not come is a matter for a person.",
})
