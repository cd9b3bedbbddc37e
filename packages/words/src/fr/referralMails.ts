import type english from "../en/referralMails.ts"
import type { Shape } from "../shape.ts"

export default {
  action: "Voir mes invitations",
  referralRewarded: {
    subject: "Vous recevez {amount} pour une invitation",
    text: "Bonjour {firstName},\n\nUn compte a été ouvert par votre lien, et tout ce qu’il faut y est. {amount} vous attendent. Vous pouvez les réclamer jusqu’au {until} ; si vous ne faites rien, nous les ajouterons ensuite de nous-mêmes à votre solde.",
  },
  referralCredited: {
    subject: "Votre récompense de {amount} est sur votre solde",
    text: "Bonjour {firstName},\n\nVous aviez reçu une récompense pour une invitation et ne l’avez pas réclamée. Pour qu’elle ne soit pas perdue, nous avons ajouté {amount} à votre solde.",
  },
  referralDisputed: {
    subject: "Nous examinons votre récompense",
    text: "Bonjour {firstName},\n\nVous avez reçu {amount} pour une invitation, qui doit être examinée. Ce sont des personnes de chez nous, et non une machine, qui décident si la récompense tient ; nous vous écrivons dès que c’est fait. D’ici là, ce qui n’est pas encore sur votre solde ne peut pas être réclamé.",
    questions: "Pour toute question : {email}.",
  },
  referralKept: {
    subject: "Votre récompense de {amount} reste à vous",
    text: "Bonjour {firstName},\n\nNous avons examiné l’invitation pour laquelle vous avez reçu {amount}. La récompense est à vous.",
  },
  referralRefused: {
    subject: "Votre récompense de {amount} n’est pas acquise",
    text: "Bonjour {firstName},\n\nDeux personnes de chez nous ont examiné l’invitation pour laquelle vous avez reçu {amount}, et ont décidé qu’elle ne comptait pas. Le montant nous est revenu. Si nous ne trouvons pas de solution ensemble, vous pouvez vous adresser à la Commission des jeux de hasard.",
    questions: "Pour toute question : {email}.",
  },
} as const satisfies Shape<typeof english>
