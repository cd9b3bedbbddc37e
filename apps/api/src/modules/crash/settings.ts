import { z } from "zod"
import { declarePolicy, declareSetting } from "../../platform/admin/settings.ts"

export const crash = declarePolicy("crash", {
  initial: "off",
  concern: "Whether a crash game belongs to the games of the licence class must be confirmed.",
  acts: "The crash game: while it is not on, no round opens, no bet is taken and the game is not shown; a running flight is played to its end. While it is off, no chain is made for it.",
})

export const crashChains = declareSetting("crashChains", {
  value: z.strictObject({
    length: z.int().min(1_000_000).max(10_000_000),
    saltAfterMinutes: z.int().min(61).max(1_440),
    lateAfterMinutes: z.int().min(5).max(1_440),
  }),
  initial: { length: 1_000_000, saltAfterMinutes: 65, lateAfterMinutes: 15 },
  acts: "Crash: how many rounds the next chain has, how many minutes after it is committed its salt is drawn, and after how many minutes without a salt an alarm is raised.",
})

export const crashAutobet = declarePolicy("crashAutobet", {
  initial: "off",
  concern:
    "Bets that follow one another without their player may count as autoplay, which is to be cleared for this class.",
  acts: "Placing a bet of the crash game that a plan of its player places: while it is not on, each is refused.",
})

export const crashRounds = declareSetting("crashRounds", {
  value: z
    .strictObject({
      isPaused: z.boolean(),
      minStakeCents: z.int().min(1).max(10_000),
      maxStakeCents: z.int().min(1).max(10_000),
      maxPaidCents: z.int().min(1).max(1_000_000),
    })
    .refine(
      ({ minStakeCents, maxStakeCents, maxPaidCents }) =>
        minStakeCents <= maxStakeCents && maxStakeCents <= maxPaidCents,
      { error: "The least stake is at most the largest, and that at most what a bet may be paid." },
    ),
  initial: { isPaused: false, minStakeCents: 10, maxStakeCents: 10_000, maxPaidCents: 1_000_000 },
  acts: "Crash: whether rounds open, and the bounds of stakes and payments (stake included) of rounds that open from now on; an open round keeps its bounds.",
})
