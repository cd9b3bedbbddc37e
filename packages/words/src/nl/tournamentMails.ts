import type english from "../en/tournamentMails.ts"
import type { Shape } from "../shape.ts"

export default {
  action: "Naar mijn saldo",
  toClub: "Naar de Elite Club",
  tournamentWon: {
    action: "Naar mijn plaats",
    subject: "Toernooi ‘{tournament}’: plaats {place}, {amount}",
    text: "Beste {firstName},\n\nHet toernooi ‘{tournament}’ is afgelopen. U eindigde op plaats {place} en hebt {amount} gewonnen.",
    claim:
      "U kunt uw prijs opvragen tot {until}. Doet u niets, dan zetten we hem daarna automatisch op uw saldo.",
  },
  tournamentCredited: {
    subject: "Uw prijs van {amount} staat op uw saldo",
    text: "Beste {firstName},\n\nU hebt een prijs gewonnen in het toernooi ‘{tournament}’ en hem niet opgevraagd. Om te vermijden dat hij verloren gaat, hebben we {amount} op uw saldo gezet.",
  },
  tournamentDisputed: {
    subject: "We bekijken uw prijs",
    text: "Beste {firstName},\n\nU hebt een prijs van {amount} gewonnen in het toernooi ‘{tournament}’. Een inzet die daarvoor meetelde, is u intussen teruggegeven. Of de prijs standhoudt, beslissen mensen van ons, geen machine; we schrijven u zodra dat gebeurd is. Tot dan kan hij niet worden opgevraagd.",
    questions: "Vragen kunt u mailen naar {email}.",
  },
  tournamentKept: {
    subject: "Uw prijs van {amount} blijft van u",
    text: "Beste {firstName},\n\nWe hebben de prijs bekeken die u won in het toernooi ‘{tournament}’. Hij is van u, ook al is er een inzet teruggegeven: {amount}.",
  },
  tournamentRefused: {
    subject: "Uw prijs van {amount} houdt geen stand",
    text: "Beste {firstName},\n\nEen inzet die had meegeteld voor uw prijs in het toernooi ‘{tournament}’, is u teruggegeven. Twee mensen van ons hebben het bekeken en beslist dat de prijs zonder die inzet niet gewonnen was. De {amount} zijn weer van ons.",
    questions:
      "Bent u het er niet mee eens, schrijf ons dan op {email}. Komen we er samen niet uit, dan kunt u bij de Kansspelcommissie terecht.",
  },
  tournamentPointsWon: {
    subject: "Toernooi ‘{tournament}’: plaats {place}, {amount}",
    text: "Beste {firstName},\n\nHet toernooi ‘{tournament}’ is afgelopen. U eindigde op plaats {place}, en die brengt {amount} op. Ze staan al op uw account en tellen mee voor uw rang in de Elite Club; u hoeft niets op te vragen.",
  },
  tournamentPointsDisputed: {
    subject: "We bekijken uw prijs",
    text: "Beste {firstName},\n\nUw plaats in het toernooi ‘{tournament}’ bracht {amount} op. Een inzet die daarvoor meetelde, is u intussen teruggegeven. Of de plaats standhoudt, beslissen mensen van ons, geen machine; we schrijven u zodra dat gebeurd is. Tot dan blijven de punten op uw account.",
    questions: "Vragen kunt u mailen naar {email}.",
  },
  tournamentPointsKept: {
    subject: "Uw {amount} blijven van u",
    text: "Beste {firstName},\n\nWe hebben bekeken wat u won in het toernooi ‘{tournament}’. Het is van u, ook al is er een inzet teruggegeven: {amount}.",
  },
  tournamentPointsRefused: {
    subject: "Teruggenomen: {amount}",
    text: "Beste {firstName},\n\nEen inzet die had meegeteld voor uw plaats in het toernooi ‘{tournament}’, is u teruggegeven. Twee mensen van ons hebben het bekeken en beslist dat de plaats zonder die inzet niet gewonnen was. We hebben {amount} teruggenomen; ze tellen niet meer mee voor uw rang in de Elite Club.",
    questions:
      "Bent u het er niet mee eens, schrijf ons dan op {email}. Komen we er samen niet uit, dan kunt u bij de Kansspelcommissie terecht.",
  },
  tournamentCancelled: {
    subject: "Het toernooi ‘{tournament}’ gaat niet door",
    text: "Beste {firstName},\n\nHet toernooi ‘{tournament}’, waarvoor u ingeschreven was, gaat niet door.",
    back: "Wat u betaalde, staat weer op uw saldo: {amount}.",
  },
  tournamentBarred: {
    subject: "U doet niet meer mee aan het toernooi ‘{tournament}’",
    text: "Beste {firstName},\n\nU kunt niet spelen wanneer het toernooi ‘{tournament}’ begint; daarom hebben we u uitgeschreven.",
    back: "Wat u betaalde, staat weer op uw saldo: {amount}.",
  },
  tournamentRemoved: {
    subject: "U doet niet meer mee aan het toernooi ‘{tournament}’",
    text: "Beste {firstName},\n\nTwee mensen van ons hebben uw deelname aan het toernooi ‘{tournament}’ bekeken en u uitgeschreven.",
    back: "Wat u betaalde, staat weer op uw saldo: {amount}.",
    questions:
      "Bent u het er niet mee eens, schrijf ons dan op {email}. Komen we er samen niet uit, dan kunt u bij de Kansspelcommissie terecht.",
  },
} as const satisfies Shape<typeof english>
