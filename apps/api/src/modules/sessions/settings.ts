import { z } from "zod"
import { attempts, declareSetting, minutes } from "../../platform/admin/settings.ts"

export const login = declareSetting("login", {
  value: z.object({ accountFailures: attempts, addressFailures: attempts, windowMinutes: minutes }),
  initial: { accountFailures: 5, addressFailures: 20, windowMinutes: 15 },
  acts: "Log-in: after how many failures an account, or a network address, has to wait.",
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
  acts: "Sessions: how long one lasts without a sign of life and at most, and how often such a sign is noted.",
})

export const newPassword = declareSetting("newPassword", {
  value: z.object({
    linkMinutes: minutes,
    perAddress: attempts,
    perAccount: attempts,
    windowMinutes: minutes,
  }),
  initial: { linkMinutes: 30, perAddress: 20, perAccount: 5, windowMinutes: 60 },
  acts: "Forgotten passwords: how long a link works, and how often one network address, or one account, may ask.",
})

export const newEmail = declareSetting("newEmail", {
  value: z.object({ linkMinutes: minutes, perPlayer: attempts, windowMinutes: minutes }),
  initial: { linkMinutes: 30, perPlayer: 5, windowMinutes: 60 },
  acts: "Another e-mail address: how long its links work, and how often one player may ask for one.",
})

/** Between two codes lie the seconds of the contract, which the page counts down. */
export const resetCode = declareSetting("resetCode", {
  value: z.object({ codeMinutes: minutes, tries: z.int().min(1).max(10), wrongADay: attempts }),
  initial: { codeMinutes: 10, tries: 5, wrongADay: 20 },
  acts: "Forgotten passwords: how long a code works, how often it may be tried, and how many wrong ones an account takes in a day.",
})

/** Between two mailed codes lie the seconds of the contract, which the page counts down. */
export const secondFactor = declareSetting("secondFactor", {
  value: z.object({
    challengeMinutes: minutes,
    setUpMinutes: minutes,
    tries: z.int().min(1).max(10),
    wrongADay: attempts,
    mailsAnHour: attempts,
  }),
  initial: { challengeMinutes: 10, setUpMinutes: 30, tries: 5, wrongADay: 20, mailsAnHour: 5 },
  acts: "Second factor: how long a log-in waits for it, how long setting it up may take, how often one log-in may try, how many wrong codes an account takes in a day, and how many codes it is mailed in an hour.",
})

export const stepUp = declareSetting("stepUp", {
  value: z.object({ minutes }),
  initial: { minutes: 5 },
  acts: "Step-up: for how long whoever showed who they are need not show it again.",
})

export const itsme = declareSetting("itsme", {
  value: z.object({ visitMinutes: minutes, perAddress: attempts, windowMinutes: minutes }),
  initial: { visitMinutes: 10, perAddress: 60, windowMinutes: 10 },
  acts: "itsme: how long somebody may be there before they come back, and how often one network address may go or come.",
})

export const itsmeSignUp = declareSetting("itsmeSignUp", {
  value: z.object({ minutes }),
  initial: { minutes: 30 },
  acts: "Sign-up with itsme: how long whoever is back from there may take to write what it does not say.",
})
