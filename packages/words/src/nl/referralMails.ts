import type english from "../en/referralMails.ts"
import type { Shape } from "../shape.ts"

export default {
  action: "Naar mijn uitnodigingen",
  referralRewarded: {
    subject: "U krijgt {amount} voor een uitnodiging",
    text: "Beste {firstName},\n\nIemand opende een account via uw link, en alles wat nodig is, is er. {amount} ligt voor u klaar. U kunt het opvragen tot {until}; doet u niets, dan zetten we het daarna automatisch op uw saldo.",
  },
  referralCredited: {
    subject: "Uw beloning van {amount} staat op uw saldo",
    text: "Beste {firstName},\n\nU had een beloning gekregen voor een uitnodiging en ze niet opgevraagd. Om te vermijden dat ze verloren gaat, hebben we {amount} op uw saldo gezet.",
  },
  referralDisputed: {
    subject: "We bekijken uw beloning",
    text: "Beste {firstName},\n\nU kreeg {amount} voor een uitnodiging die moet worden bekeken. Of de beloning standhoudt, beslissen mensen van ons, geen machine; we schrijven u zodra dat gebeurd is. Wat nog niet op uw saldo staat, kan tot dan niet worden opgevraagd.",
    questions: "Vragen kunt u mailen naar {email}.",
  },
  referralKept: {
    subject: "Uw beloning van {amount} blijft van u",
    text: "Beste {firstName},\n\nWe hebben de uitnodiging bekeken waarvoor u {amount} kreeg. De beloning is van u.",
  },
  referralRefused: {
    subject: "Uw beloning van {amount} houdt geen stand",
    text: "Beste {firstName},\n\nTwee mensen van ons hebben de uitnodiging bekeken waarvoor u {amount} kreeg, en beslist dat ze niet meetelt. Het bedrag ging naar ons terug. Komen we er samen niet uit, dan kunt u zich tot de Kansspelcommissie wenden.",
    questions: "Vragen kunt u mailen naar {email}.",
  },
} as const satisfies Shape<typeof english>
