import type english from "../en/questMails.ts"
import type { Shape } from "../shape.ts"

export default {
  action: "Naar mijn saldo",
  questWon: {
    subject: "Plaats {place} in de Elite Quest: {amount}",
    text: "Beste {firstName},\n\nDe eindstand van de Elite Quest van week {week} is bekend. Met {points} punten bent u op plaats {place} van {players} geëindigd en wint u {amount}.",
    claim:
      "U kunt uw prijs opvragen tot {until}. Doet u niets, dan zetten we hem daarna automatisch op uw saldo.",
  },
  questCredited: {
    subject: "Uw questprijs van {amount} staat op uw saldo",
    text: "Beste {firstName},\n\nIn de Elite Quest van week {week} bent u op plaats {place} geëindigd. U hebt uw prijs niet opgevraagd; daarom hebben we {amount} automatisch op uw saldo gezet.",
  },
  questDisputed: {
    subject: "We onderzoeken uw questprijs",
    text: "Beste {firstName},\n\nPlaats {place} in de Elite Quest van week {week} leverde u {amount} op. Intussen heeft een studio een inzet terugbetaald die meetelde voor uw punten; zonder die inzet had u minder punten. Of u de prijs behoudt, beslissen onze medewerkers, geen computer. We mailen u zodra de beslissing gevallen is. Tot dan kunt u hem niet opvragen.",
    questions: "Vragen kunt u mailen naar {email}.",
  },
  questKept: {
    subject: "Uw questprijs van {amount} blijft van u",
    text: "Beste {firstName},\n\nWe hebben uw prijs voor plaats {place} in de Elite Quest van week {week} onderzocht. U behoudt de {amount}, ook al is een van de inzetten terugbetaald.",
  },
  questRefused: {
    subject: "Uw questprijs van {amount} is ingetrokken",
    text: "Beste {firstName},\n\nEen studio heeft een inzet terugbetaald die meetelde voor uw plaats {place} in de Elite Quest van week {week}. Twee medewerkers hebben dat onderzocht en beslist dat u die plaats zonder die inzet niet had behaald. We hebben de {amount} teruggenomen.",
    questions:
      "Bent u het daar niet mee eens, mail dan naar {email}. Komen we er samen niet uit, dan kunt u bij de Kansspelcommissie terecht.",
  },
} as const satisfies Shape<typeof english>
