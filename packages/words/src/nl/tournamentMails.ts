import type english from "../en/tournamentMails.ts"
import type { Shape } from "../shape.ts"

export default {
  action: "Naar mijn saldo",
  toClub: "Naar de Elite Club",
  tournamentWon: {
    action: "Naar mijn plaats",
    subject: "Toernooi “{tournament}”: plaats {place}, {amount}",
    text: "Beste {firstName},\n\nHet toernooi “{tournament}” is afgelopen. U bent op plaats {place} geëindigd en wint {amount}.",
    claim:
      "U kunt uw prijs opvragen tot {until}. Doet u niets, dan zetten we hem daarna automatisch op uw saldo.",
  },
  tournamentCredited: {
    subject: "Uw prijs van {amount} staat op uw saldo",
    text: "Beste {firstName},\n\nU hebt een prijs gewonnen in het toernooi “{tournament}”, maar hem niet opgevraagd. Daarom hebben we {amount} automatisch op uw saldo gezet.",
  },
  tournamentDisputed: {
    subject: "We onderzoeken uw prijs",
    text: "Beste {firstName},\n\nU hebt een prijs van {amount} gewonnen in het toernooi “{tournament}”. Intussen is een inzet die daarvoor meetelde, terugbetaald. Of u de prijs behoudt, beslissen onze medewerkers, geen computer. We mailen u zodra de beslissing gevallen is. Tot dan kunt u hem niet opvragen.",
    questions: "Vragen kunt u mailen naar {email}.",
  },
  tournamentKept: {
    subject: "Uw prijs van {amount} blijft van u",
    text: "Beste {firstName},\n\nWe hebben de prijs onderzocht die u in het toernooi “{tournament}” hebt gewonnen. U behoudt de {amount}, ook al is er een inzet terugbetaald.",
  },
  tournamentRefused: {
    subject: "Uw prijs van {amount} is ingetrokken",
    text: "Beste {firstName},\n\nEen inzet die meetelde voor uw prijs in het toernooi “{tournament}”, is terugbetaald. Twee medewerkers hebben dat onderzocht en beslist dat u de prijs zonder die inzet niet had gewonnen. We hebben de {amount} teruggenomen.",
    questions:
      "Bent u het daar niet mee eens, mail dan naar {email}. Komen we er samen niet uit, dan kunt u bij de Kansspelcommissie terecht.",
  },
  tournamentPointsWon: {
    subject: "Toernooi “{tournament}”: plaats {place}, {amount}",
    text: "Beste {firstName},\n\nHet toernooi “{tournament}” is afgelopen. U bent op plaats {place} geëindigd en wint {amount}. Die staan al op uw account en tellen mee voor uw rang in de Elite Club; u hoeft niets op te vragen.",
  },
  tournamentPointsDisputed: {
    subject: "We onderzoeken uw prijs",
    text: "Beste {firstName},\n\nMet uw plaats in het toernooi “{tournament}” hebt u {amount} gewonnen. Intussen is een inzet die daarvoor meetelde, terugbetaald. Of u de plaats behoudt, beslissen onze medewerkers, geen computer. We mailen u zodra de beslissing gevallen is. Tot dan blijven de punten op uw account.",
    questions: "Vragen kunt u mailen naar {email}.",
  },
  tournamentPointsKept: {
    subject: "Uw {amount} blijven van u",
    text: "Beste {firstName},\n\nWe hebben onderzocht wat u in het toernooi “{tournament}” hebt gewonnen. U behoudt uw {amount}, ook al is er een inzet terugbetaald.",
  },
  tournamentPointsRefused: {
    subject: "Teruggenomen: {amount}",
    text: "Beste {firstName},\n\nEen inzet die meetelde voor uw plaats in het toernooi “{tournament}”, is terugbetaald. Twee medewerkers hebben dat onderzocht en beslist dat u de plaats zonder die inzet niet had behaald. We hebben {amount} teruggenomen; die tellen niet meer mee voor uw rang in de Elite Club.",
    questions:
      "Bent u het daar niet mee eens, mail dan naar {email}. Komen we er samen niet uit, dan kunt u bij de Kansspelcommissie terecht.",
  },
  tournamentCancelled: {
    subject: "Het toernooi “{tournament}” is afgelast",
    text: "Beste {firstName},\n\nHet toernooi “{tournament}”, waarvoor u ingeschreven was, is afgelast.",
    back: "We hebben {amount} terugbetaald op uw saldo.",
  },
  tournamentBarred: {
    subject: "U doet niet meer mee aan het toernooi “{tournament}”",
    text: "Beste {firstName},\n\nU mag niet spelen wanneer het toernooi “{tournament}” begint; daarom hebben we u uitgeschreven.",
    back: "We hebben {amount} terugbetaald op uw saldo.",
  },
  tournamentRemoved: {
    subject: "U doet niet meer mee aan het toernooi “{tournament}”",
    text: "Beste {firstName},\n\nTwee medewerkers hebben uw deelname aan het toernooi “{tournament}” onderzocht en u uitgeschreven.",
    back: "We hebben {amount} terugbetaald op uw saldo.",
    questions:
      "Bent u het daar niet mee eens, mail dan naar {email}. Komen we er samen niet uit, dan kunt u bij de Kansspelcommissie terecht.",
  },
} as const satisfies Shape<typeof english>
