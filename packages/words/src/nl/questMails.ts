import type english from "../en/questMails.ts"
import type { Shape } from "../shape.ts"

export default {
  action: "Naar mijn saldo",
  questWon: {
    subject: "Plaats {place} in de Elite Quest: {amount}",
    text: "Beste {firstName},\n\nDe Elite Quest van week {week} is geteld. Met {points} punten staat u op plaats {place} van {players}, en dat levert u {amount} op.",
    claim:
      "U kunt uw prijs opvragen tot {until}. Doet u niets, dan zetten we hem daarna automatisch op uw saldo.",
  },
  questCredited: {
    subject: "Uw questprijs van {amount} staat op uw saldo",
    text: "Beste {firstName},\n\nPlaats {place} in de Elite Quest van week {week} leverde u een prijs op die u niet hebt opgevraagd. Om te vermijden dat hij verloren gaat, hebben we {amount} op uw saldo gezet.",
  },
  questDisputed: {
    subject: "We bekijken uw questprijs",
    text: "Beste {firstName},\n\nPlaats {place} in de Elite Quest van week {week} leverde u {amount} op. Een studio heeft intussen een inzet teruggenomen die meetelde voor uw punten, en u hebt hem terug; zonder die inzet had u er minder. Of de prijs standhoudt, beslissen mensen van ons, geen machine; we schrijven u zodra dat gebeurd is. Tot dan kan hij niet worden opgevraagd.",
    questions: "Vragen kunt u mailen naar {email}.",
  },
  questKept: {
    subject: "Uw questprijs van {amount} blijft van u",
    text: "Beste {firstName},\n\nWe hebben de prijs bekeken van uw plaats {place} in de Elite Quest van week {week}. Hij is van u, ook al is een van de inzetten teruggegeven: {amount}.",
  },
  questRefused: {
    subject: "Uw questprijs van {amount} houdt geen stand",
    text: "Beste {firstName},\n\nEen studio heeft een inzet teruggenomen die meetelde voor uw plaats {place} in de Elite Quest van week {week}, en u hebt hem terug. Twee mensen van ons hebben het bekeken en beslist dat de plaats zonder die inzet niet van u was. De {amount} zijn weer van ons.",
    questions:
      "Bent u het er niet mee eens, schrijf ons dan op {email}. Komen we er samen niet uit, dan kunt u bij de Kansspelcommissie terecht.",
  },
} as const satisfies Shape<typeof english>
