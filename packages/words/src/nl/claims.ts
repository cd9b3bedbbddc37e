import type english from "../en/claims.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Op te vragen",
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
  until: "Tot {until}; daarna zetten we het automatisch op uw saldo.",
  restricted: "U kunt nu niets opvragen. Op {until} zetten we het automatisch op uw saldo.",
} as const satisfies Shape<typeof english>
