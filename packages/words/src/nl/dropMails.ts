import type english from "../en/dropMails.ts"
import type { Shape } from "../shape.ts"

export default {
  action: "Naar mijn saldo",
  dropWon: {
    subject: "U hebt een prijs gewonnen: {amount}",
    text: "Beste {firstName},\n\nUw inzet van {stake} op {game} heeft een prijs van {amount} gewonnen in de prijzentrekking “{campaign}”.",
    claim: "U kunt hem opvragen tot {until}. Doet u niets, dan zetten we hem daarna automatisch op uw saldo.",
  },
  dropCredited: {
    subject: "Uw prijs van {amount} staat op uw saldo",
    text: "Beste {firstName},\n\nU hebt een prijs gewonnen in de prijzentrekking “{campaign}”, maar hem niet opgevraagd. Daarom hebben we {amount} automatisch op uw saldo gezet.",
  },
  dropDisputed: {
    subject: "We onderzoeken uw prijs",
    text: "Beste {firstName},\n\nU hebt een prijs van {amount} gewonnen in de prijzentrekking “{campaign}”. Intussen heeft de studio de inzet waarmee u won, terugbetaald. Of u de prijs behoudt, beslissen onze medewerkers, geen computer. We mailen u zodra de beslissing gevallen is. Tot dan kunt u hem niet opvragen.",
    questions: "Vragen kunt u mailen naar {email}.",
  },
  dropKept: {
    subject: "Uw prijs van {amount} blijft van u",
    text: "Beste {firstName},\n\nWe hebben de prijs onderzocht die u in de prijzentrekking “{campaign}” hebt gewonnen. U behoudt de {amount}, ook al is de inzet terugbetaald.",
  },
  dropRefused: {
    subject: "Uw prijs van {amount} is ingetrokken",
    text: "Beste {firstName},\n\nDe studio heeft de inzet terugbetaald waarmee u een prijs had gewonnen in de prijzentrekking “{campaign}”. Twee medewerkers hebben dat onderzocht en beslist dat de inzet niet meetelde. We hebben de {amount} teruggenomen.",
    questions:
      "Bent u het daar niet mee eens, mail dan naar {email}. Komen we er samen niet uit, dan kunt u bij de Kansspelcommissie terecht.",
  },
} as const satisfies Shape<typeof english>
