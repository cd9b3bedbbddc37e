import type english from "../en/claims.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Prijzen om op te vragen",
  sources: {
    jackpots: "Jackpot",
    drops: "Prijzentrekking",
    tournaments: "Toernooiprijs",
    quest: "Questprijs",
    referrals: "Beloning voor een uitnodiging",
  },
  claim: "{amount} opvragen",
  claimNamed: "{amount} opvragen: {source}",
  claiming: "Een ogenblik",
  until: "Opvragen kan tot {until}. Daarna zetten we het bedrag automatisch op uw saldo.",
  restricted: "U kunt dit nu niet opvragen. Op {until} zetten we het bedrag automatisch op uw saldo.",
} as const satisfies Shape<typeof english>
