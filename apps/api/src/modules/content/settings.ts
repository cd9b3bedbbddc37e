import { languages } from "@elite/contract"
import { z } from "zod"
import { declareSetting } from "../../platform/admin/settings.ts"

const text = z.string().min(1).max(200)
const perLanguage = z.object({ en: text, fr: text, nl: text })

export const jurisdiction = declareSetting("jurisdiction", {
  value: z.object({ residence: z.array(z.string().regex(/^[A-Z]{2}$/)).min(1), termsVersion: text }),
  initial: { residence: ["BE", "NL", "FR", "DE", "LU"], termsVersion: "2026-11" },
  acts: "Sign-up: the countries whose residents may register, and the terms they accept.",
})

export const maintenance = declareSetting("maintenance", {
  value: z.object({ isOn: z.boolean(), retryAfterSeconds: z.int().min(5).max(86_400) }),
  initial: { isOn: false, retryAfterSeconds: 300 },
  acts:
    "Every page and call of players: closed while it is on; bets that open a round are refused. " +
    "Third parties, open rounds and operators are still served.",
})

export const site = declareSetting("site", {
  value: z.object({
    name: text,
    supportEmail: z.email(),
    licence: z.object({ class: text, number: text }),
    operator: z.object({ name: text, address: text, companyNumber: text }),
    preventionMessage: perLanguage,
    helpLink: perLanguage,
  }),
  initial: {
    name: "Elite",
    supportEmail: "support@casino.test",
    licence: { class: "A+", number: "A+8999 (DEMO)" },
    operator: {
      name: "Elite Gaming Demonstration SA/NV",
      address: "Rue de la Loi / Wetstraat 999, 1000 Bruxelles / Brussel",
      companyNumber: "BE 0999.999.922 (DEMO)",
    },
    preventionMessage: {
      en: "Gambling is addictive",
      fr: "Le jeu est addictif",
      nl: "Gokken is verslavend",
    },
    helpLink: {
      en: "https://www.gamingcommission.be",
      fr: "https://joueurs.aide-en-ligne.be",
      nl: "https://www.gokhulp.be",
    },
  },
  acts: "Every page and email: who offers the games, under which licence, and where help is. The licence class also says which games are shown.",
})

const chat = z.object({ url: z.url({ protocol: /^https$/ }), language: z.enum(languages) })

/** No known service chats in English. */
export const helpline = declareSetting("helpline", {
  value: z.object({
    phone: z.string().regex(/^\+?[0-9 ]{4,20}$/),
    chat: z.object({ en: chat, fr: chat, nl: chat }),
  }),
  initial: {
    phone: "0800 35 777",
    chat: {
      en: { url: "https://joueurs.aide-en-ligne.be", language: "fr" },
      fr: { url: "https://joueurs.aide-en-ligne.be", language: "fr" },
      nl: { url: "https://www.gokhulp.be", language: "nl" },
    },
  },
  acts: "Pages of protection, the strip and emails: the number to call and the chat to write to.",
})

/** The window of 168 hours is fixed by law. Texts name the amount; a test compares them. */
export const statutoryDepositLimit = declareSetting("statutoryDepositLimit", {
  value: z.object({ limitCents: z.int().min(0).max(1_000_000) }),
  initial: { limitCents: 20_000 },
  acts: "Deposits: the most a player may pay in within seven days, unless they have asked for another limit.",
})
