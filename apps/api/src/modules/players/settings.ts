import { players } from "@elite/contract"
import { z } from "zod"
import { attempts, declareSetting, minutes } from "../../platform/admin/settings.ts"

/** 0 hidden, 1 optional, 2 required. */
const fieldRule = z.union([z.literal(0), z.literal(1), z.literal(2)])

export const registrationFields = declareSetting("registrationFields", {
  value: z.record(z.enum(players.registrationFieldNames), fieldRule),
  initial: {
    email: 2,
    username: 2,
    password: 2,
    firstName: 2,
    lastName: 2,
    dateOfBirth: 2,
    gender: 1,
    nationalNumber: 1,
    placeOfBirth: 2,
    nationality: 2,
    profession: 2,
    address: 2,
    postalCode: 2,
    city: 2,
    countryCode: 2,
    phone: 1,
    preferredLanguage: 2,
    // No news are sent under the Belgian licence.
    newsLetter: 0,
    termsAccepted: 2,
  },
  acts: "Sign-up: which fields are hidden (0), optional (1) or required (2).",
})

export const password = declareSetting("password", {
  value: z.object({ minimumScore: z.int().min(2).max(4) }),
  initial: { minimumScore: 3 },
  acts: "Sign-up and new passwords: how hard to guess a password must be, from 0 to 4 (zxcvbn).",
})

export const uniqueness = declareSetting("uniqueness", {
  value: z.object({ perAddress: attempts, windowMinutes: minutes }),
  initial: { perAddress: 10, windowMinutes: 10 },
  acts: "Sign-up: how often one network address may check whether an e-mail address or username is free.",
})

export const emailVerification = declareSetting("emailVerification", {
  value: z.object({
    linkHours: z.int().min(1).max(168),
    perAddress: attempts,
    perPlayer: attempts,
    windowMinutes: minutes,
  }),
  initial: { linkHours: 24, perAddress: 10, perPlayer: 5, windowMinutes: 60 },
  acts: "E-mail verification: how long a link works, and how many may be requested.",
})

export const returnedMail = declareSetting("returnedMail", {
  value: z.object({ sharePercent: z.int().min(1).max(100), atLeast: z.int().min(1).max(100_000) }),
  initial: { sharePercent: 10, atLeast: 20 },
  acts: "E-mails: an alarm is raised when more than this share of a day's e-mails bounce, and at least this many.",
})

export const profilePhoto = declareSetting("profilePhoto", {
  value: z.object({ perPlayer: attempts, windowMinutes: minutes }),
  initial: { perPlayer: 20, windowMinutes: 60 },
  acts: "Settings: how often a player may upload a profile photo.",
})
