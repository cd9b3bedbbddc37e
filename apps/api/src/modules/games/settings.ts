import { z } from "zod"
import { declareSetting } from "../../platform/admin/settings.ts"

/** At 97.3 %, a euro staked returns less than a euro with 2 cents of jackpots, 0.4 of drops and 0.2 of coins. */
export const prizeGames = declareSetting("prizeGames", {
  value: z.strictObject({ mostReturnPercent: z.number().min(50).max(97.3) }),
  initial: { mostReturnPercent: 97.3 },
  acts: "Jackpots and prize drops: bets on games that return more to players, or whose return is not known, take no part.",
})

export const games = declareSetting("games", {
  value: z.object({
    newForDays: z.int().min(1).max(365),
    winnerFromCents: z.int().min(0),
    winnerFromMultiplier: z.number().min(1),
    topDays: z.int().min(1).max(90),
  }),
  initial: { newForDays: 30, winnerFromCents: 2000, winnerFromMultiplier: 10, topDays: 7 },
  acts: "Catalogue: how long a game is new, from which win a winner is shown, over how many days the top games count.",
})

const text = z.string().min(1).max(200)
const perLanguage = z.object({ en: text, fr: text, nl: text })

const collectionRule = z.discriminatedUnion("kind", [
  /** Studios by their slugs. */
  z.strictObject({ kind: z.literal("studios"), studios: z.array(z.string()).min(1) }),
  z.strictObject({ kind: z.literal("stake"), maxCents: z.int().min(1) }),
  z.strictObject({ kind: z.literal("return"), minPercent: z.number().min(50).max(100) }),
  z.strictObject({ kind: z.literal("new") }),
  z.strictObject({ kind: z.literal("played"), games: z.int().min(5).max(100) }),
])

const collection = z.strictObject({
  /** The last part of the page's address. */
  slug: z
    .string()
    .max(40)
    .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/),
  name: perLanguage,
  text: perLanguage,
  rule: collectionRule,
  isShown: z.boolean(),
  onHome: z.boolean(),
})

const haveUniqueSlugs = (collections: readonly { slug: string }[]) =>
  new Set(collections.map(({ slug }) => slug)).size === collections.length

export const gameCollections = declareSetting("gameCollections", {
  value: z.array(collection).max(20).refine(haveUniqueSlugs, "two collections have the same slug"),
  initial: [
    {
      slug: "made-in-belgium",
      name: { en: "Made in Belgium", fr: "Made in Belgium", nl: "Made in Belgium" },
      text: {
        en: "Games by Belgian studios.",
        fr: "Les jeux de studios belges.",
        nl: "Spellen van Belgische studio’s.",
      },
      rule: {
        kind: "studios",
        studios: ["atelier-nord", "belfort", "dageraad", "quai-neuf", "tessera", "zwin"],
      },
      isShown: true,
      onHome: true,
    },
    {
      slug: "ten-cents",
      name: { en: "10 cents or less", fr: "10\u00A0centimes ou moins", nl: "10\u00A0cent of minder" },
      text: {
        en: "Games with a minimum stake of €\u00A00.10 or less.",
        fr: "Les jeux dont la mise minimale est de 0,10\u00A0€ au plus.",
        nl: "Spellen met een minimuminzet van €\u00A00,10 of minder.",
      },
      rule: { kind: "stake", maxCents: 10 },
      isShown: true,
      onHome: true,
    },
    {
      slug: "high-return",
      name: { en: "High return", fr: "Retour élevé", nl: "Hoge uitbetaling" },
      text: {
        en: "Games that return at least 97% of all stakes in the long run.",
        fr: "Les jeux qui reversent à long terme au moins 97\u00A0% des mises.",
        nl: "Spellen die op lange termijn minstens 97% van alle inzetten uitbetalen.",
      },
      rule: { kind: "return", minPercent: 97 },
      isShown: true,
      onHome: true,
    },
    {
      slug: "new-this-month",
      name: { en: "New this month", fr: "Nouveautés du mois", nl: "Nieuw deze maand" },
      text: {
        en: "Games added in the last 30 days.",
        fr: "Les jeux ajoutés ces 30\u00A0derniers jours.",
        nl: "Spellen die in de laatste 30 dagen zijn toegevoegd.",
      },
      rule: { kind: "new" },
      isShown: true,
      onHome: false,
    },
    {
      slug: "most-played",
      name: { en: "Most played", fr: "Les plus joués", nl: "Meest gespeeld" },
      text: {
        en: "The games with the highest stakes of the last seven days.",
        fr: "Les jeux qui ont reçu le plus de mises ces sept derniers jours.",
        nl: "De spellen met de hoogste inzetten van de laatste zeven dagen.",
      },
      rule: { kind: "played", games: 30 },
      isShown: true,
      onHome: false,
    },
  ],
  acts: "Catalogue: the collections of games with their names and rules. One with fewer than five games is not shown.",
})
