import type english from "../en/jackpotWon.ts"
import type { Shape } from "../shape.ts"

export default {
  eyebrow: "Jackpot “{name}”",
  window: "Glasraam van de jackpot, tot bovenaan verlicht",
  yours:
    "Hij is van u. Uw inzet van {stake}{game, select, none {} other { op {game}}} won om {time} {whole, select, all {de volledige pot} other {een deel van de pot}}.",
  claim: "{amount} opvragen",
  claiming: "Een ogenblik",
  later: "Later",
  waits:
    "Hij ligt voor u klaar tot {until}, onder Verrichtingen. Daarna zetten we hem automatisch op uw saldo.",
  how: "Hoe deze winst is bepaald",
  paid: "Hij staat op uw saldo. Dat bedraagt nu {balance}.",
  refused: "Uw jackpot kon daarnet niet worden opgevraagd. Hij blijft van u; probeer het zo meteen opnieuw.",
  goOn: "Doorgaan",
} as const satisfies Shape<typeof english>
