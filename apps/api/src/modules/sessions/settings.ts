import { z } from "zod"
import { attempts, declareSetting, minutes } from "../../platform/admin/settings.ts"

export const login = declareSetting("login", {
  value: z.object({ accountFailures: attempts, addressFailures: attempts, windowMinutes: minutes }),
  initial: { accountFailures: 5, addressFailures: 20, windowMinutes: 15 },
  acts: "Log-in: after how many failures an account or a network address has to wait.",
})

export const signUp = declareSetting("signUp", {
  value: z.object({ perAddress: attempts, windowMinutes: minutes }),
  initial: { perAddress: 30, windowMinutes: 10 },
  acts: "Sign-up: how often one network address may try.",
})

export const session = declareSetting("session", {
  value: z.object({
    idleMinutes: minutes,
    maximumHours: z.int().min(1).max(24),
    touchSeconds: z.int().min(1).max(600),
  }),
  initial: { idleMinutes: 30, maximumHours: 12, touchSeconds: 60 },
  acts: "Sessions: how long one lasts without activity and in total, and how often activity is recorded.",
})

export const newPassword = declareSetting("newPassword", {
  value: z.object({
    linkMinutes: minutes,
    perAddress: attempts,
    perAccount: attempts,
    windowMinutes: minutes,
  }),
  initial: { linkMinutes: 30, perAddress: 20, perAccount: 5, windowMinutes: 60 },
  acts: "Forgotten passwords: how long a link works, and how many one network address or account may request.",
})

export const newEmail = declareSetting("newEmail", {
  value: z.object({ linkMinutes: minutes, perPlayer: attempts, windowMinutes: minutes }),
  initial: { linkMinutes: 30, perPlayer: 5, windowMinutes: 60 },
  acts: "Change of e-mail address: how long its links work, and how often one player may request a change.",
})

/** The wait between two codes is in the contract: the page counts it down. */
export const resetCode = declareSetting("resetCode", {
  value: z.object({ codeMinutes: minutes, tries: z.int().min(1).max(10), wrongADay: attempts }),
  initial: { codeMinutes: 10, tries: 5, wrongADay: 20 },
  acts: "Forgotten passwords: how long a code works, how often it may be tried, and how many wrong codes an account may enter in a day.",
})

export const secondFactor = declareSetting("secondFactor", {
  value: z.object({
    challengeMinutes: minutes,
    setUpMinutes: minutes,
    tries: z.int().min(1).max(10),
    wrongADay: attempts,
    mailsAnHour: attempts,
  }),
  initial: { challengeMinutes: 10, setUpMinutes: 30, tries: 5, wrongADay: 20, mailsAnHour: 5 },
  acts: "Second factor: how long a log-in waits for it, how long setting it up may take, how many codes one log-in may try, how many wrong codes an account may enter in a day, and how many codes it is sent by e-mail in an hour.",
})

export const stepUp = declareSetting("stepUp", {
  value: z.object({ minutes }),
  initial: { minutes: 5 },
  acts: "Step-up: how long a proof of identity is valid.",
})

export const itsme = declareSetting("itsme", {
  value: z.object({ visitMinutes: minutes, perAddress: attempts, windowMinutes: minutes }),
  initial: { visitMinutes: 10, perAddress: 60, windowMinutes: 10 },
  acts: "itsme: how long a visit may take, and how many visits one network address may start or end.",
})

export const itsmeSignUp = declareSetting("itsmeSignUp", {
  value: z.object({ minutes }),
  initial: { minutes: 30 },
  acts: "Sign-up with itsme: how long a person may take to complete the form after the visit.",
})
