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
  acts: "Identity check: how often a player may try in a day, and how long an attempt stays open.",
})

export const documents = declareSetting("documents", {
  value: z.object({
    /** That wait or were accepted, of one player. */
    mostLive: z.int().min(1).max(100),
    uploadsPerHour: z.int().min(1).max(100),
    waitHours: z.int().min(1).max(720),
    /** After a document was rejected or replaced. */
    forgetDays: z.int().min(1).max(365),
    /** After its player closed their account: the law on money laundering wants ten. */
    keepYears: z.int().min(10).max(20),
  }),
  initial: { mostLive: 12, uploadsPerHour: 10, waitHours: 48, forgetDays: 30, keepYears: 10 },
  acts: "Documents of players: how many a player may have and send, how long one may wait for a person before an alarm is raised, and how long they are kept.",
})

export const checkByPictures = declarePolicy("checkByPictures", {
  initial: "on",
  concern:
    "Pictures of a document show that it is genuine and whose it is, and not that whoever sends them holds it: no face is compared.",
  acts: "Identity check: while it is not on, nobody is verified by pictures they send; the verifier's page, itsme and two operators remain.",
})
