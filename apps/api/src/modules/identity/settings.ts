import { z } from "zod"
import { declarePolicy, declareSetting } from "../../platform/admin/settings.ts"

export const identity = declareSetting("identity", {
  value: z.object({
    attemptsPerDay: z.int().min(1).max(100),
    linkMinutes: z
      .int()
      .min(5)
      .max(24 * 60),
  }),
  initial: { attemptsPerDay: 5, linkMinutes: 60 },
  acts: "Identity check: how many attempts a player has in a day, and how long an attempt stays open.",
})

export const documents = declareSetting("documents", {
  value: z.object({
    /** Pending and accepted documents of one player. */
    mostLive: z.int().min(1).max(100),
    uploadsPerHour: z.int().min(1).max(100),
    waitHours: z.int().min(1).max(720),
    /** Counted from the rejection or replacement. */
    forgetDays: z.int().min(1).max(365),
    /** Counted from the closure of the account; the law on money laundering demands ten. */
    keepYears: z.int().min(10).max(20),
  }),
  initial: { mostLive: 12, uploadsPerHour: 10, waitHours: 48, forgetDays: 30, keepYears: 10 },
  acts: "Documents of players: how many a player may have and send, how long one may be pending before an alarm is raised, and how long they are kept.",
})

export const checkByPictures = declarePolicy("checkByPictures", {
  initial: "on",
  concern:
    "Photos of a document prove that it is genuine, but not that the sender is its holder: no face is compared.",
  acts: "Identity check: while it is not on, photos verify no identity; the page of the verifier, itsme and two operators remain.",
})
