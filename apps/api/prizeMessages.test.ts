// The compiler does not check the parameters of these emails, because a giver states its keys (decision 0133).
import { languages } from "@elite/contract"
import { expect, it } from "vitest"
import { dropMessages } from "./src/modules/drops/prizes/emails.ts"
import { jackpotMessages } from "./src/modules/jackpots/wins/emails.ts"
import { composePrizeEmail } from "./src/modules/prizes/index.ts"
import { questMessages } from "./src/modules/quest/prizes/emails.ts"
import { rewardMessages } from "./src/modules/referrals/emails.ts"
import { tournamentMessages } from "./src/modules/tournaments/prizes/emails.ts"

const givers = [jackpotMessages, dropMessages, questMessages, tournamentMessages, rewardMessages]
const common = { firstName: "Ann", email: "help@example.be", amount: "€ 5", until: "1 May" }
const own = {
  jackpots: { jackpot: "Any time", stake: "€ 1", game: "Sun" },
  drops: { campaign: "Autumn", stake: "€ 1", game: "Sun" },
  quest: { week: "7", place: "1", players: "9", points: "200" },
  tournaments: { tournament: "Cup", place: "1" },
  referrals: {},
} as const

it.each(givers.flatMap((giver) => languages.map((language) => [giver.of, language, giver] as const)))(
  "%s has an email in %s for each outcome, with what it states of the prize",
  (of, language, { book, keys }) => {
    const compose = (key: string) => composePrizeEmail(language, book, key, { ...common, ...own[of] })
    for (const key of Object.values(keys)) {
      const { subject, paragraphs } = compose(key)
      expect([subject, ...paragraphs].every((text) => text !== "" && !text.includes("{"))).toBe(true)
    }
    for (const key of [keys.won, keys.credited, keys.kept]) expect(compose(key).action).toBeTruthy()
    expect(compose(keys.won).paragraphs.join(" ")).toContain(common.until)
    for (const key of [keys.disputed, keys.refused])
      expect(compose(key).paragraphs.at(-1)).toContain(common.email)
  },
)
