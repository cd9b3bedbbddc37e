import type english from "../en/referralMails.ts"
import type { Shape } from "../shape.ts"

export default {
  action: "Naar mijn uitnodigingen",
  referralRewarded: {
    subject: "U krijgt {amount} voor een uitnodiging",
    text: "Beste {firstName},\n\nIemand heeft een account geopend via uw link en alle voorwaarden zijn vervuld. Er ligt {amount} voor u klaar. U kunt dat bedrag opvragen tot {until}. Doet u niets, dan zetten we het daarna automatisch op uw saldo.",
  },
  referralCredited: {
    subject: "Uw beloning van {amount} staat op uw saldo",
    text: "Beste {firstName},\n\nU hebt een beloning gekregen voor een uitnodiging, maar ze niet opgevraagd. Daarom hebben we {amount} automatisch op uw saldo gezet.",
  },
  referralDisputed: {
    subject: "We onderzoeken uw beloning",
    text: "Beste {firstName},\n\nWe onderzoeken de uitnodiging waarvoor u {amount} kreeg. Of u de beloning behoudt, beslissen onze medewerkers, geen computer. We mailen u zodra de beslissing gevallen is. Wat nog niet op uw saldo staat, kunt u tot dan niet opvragen.",
    questions: "Vragen kunt u mailen naar {email}.",
  },
  referralKept: {
    subject: "Uw beloning van {amount} blijft van u",
    text: "Beste {firstName},\n\nWe hebben de uitnodiging onderzocht waarvoor u {amount} kreeg. U behoudt de beloning.",
  },
  referralRefused: {
    subject: "Uw beloning van {amount} is ingetrokken",
    text: "Beste {firstName},\n\nTwee medewerkers hebben de uitnodiging onderzocht waarvoor u {amount} kreeg, en beslist dat ze niet meetelt. We hebben het bedrag teruggenomen. Komen we er samen niet uit, dan kunt u bij de Kansspelcommissie terecht.",
    questions: "Vragen kunt u mailen naar {email}.",
  },
} as const satisfies Shape<typeof english>
