import type english from "../en/dropMails.ts"
import type { Shape } from "../shape.ts"

export default {
  action: "Naar mijn saldo",
  dropWon: {
    subject: "U hebt een prijs gewonnen: {amount}",
    text: "Beste {firstName},\n\nUw inzet van {stake} op {game} heeft een prijs van {amount} gewonnen in de prijzentrekking ‘{campaign}’.",
    claim: "U kunt hem opvragen tot {until}. Doet u niets, dan zetten we hem daarna automatisch op uw saldo.",
  },
  dropCredited: {
    subject: "Uw prijs van {amount} staat op uw saldo",
    text: "Beste {firstName},\n\nU hebt een prijs gewonnen in de prijzentrekking ‘{campaign}’ en hem niet opgevraagd. Om te vermijden dat hij verloren gaat, hebben we {amount} op uw saldo gezet.",
  },
  dropDisputed: {
    subject: "We bekijken uw prijs",
    text: "Beste {firstName},\n\nU hebt een prijs van {amount} gewonnen in de prijzentrekking ‘{campaign}’. De studio heeft de inzet waarmee dat gebeurde intussen teruggenomen, en u hebt hem terug. Of de prijs standhoudt, beslissen mensen van ons, geen machine; we schrijven u zodra dat gebeurd is. Tot dan kan hij niet worden opgevraagd.",
    questions: "Vragen kunt u mailen naar {email}.",
  },
  dropKept: {
    subject: "Uw prijs van {amount} blijft van u",
    text: "Beste {firstName},\n\nWe hebben de prijs bekeken die u won in de prijzentrekking ‘{campaign}’. Hij is van u, ook al is de inzet teruggegeven: {amount}.",
  },
  dropRefused: {
    subject: "Uw prijs van {amount} houdt geen stand",
    text: "Beste {firstName},\n\nDe studio heeft de inzet teruggenomen waarmee u een prijs had gewonnen in de prijzentrekking ‘{campaign}’, en u hebt hem terug. Twee mensen van ons hebben het bekeken en beslist dat de inzet niet meetelde. De {amount} zijn weer van ons.",
    questions:
      "Bent u het er niet mee eens, schrijf ons dan op {email}. Komen we er samen niet uit, dan kunt u bij de Kansspelcommissie terecht.",
  },
} as const satisfies Shape<typeof english>
