import type english from "../en/referralMails.ts"
import type { Shape } from "../shape.ts"

export default {
  action: "Voir mes invitations",
  referralRewarded: {
    subject: "Vous recevez {amount} pour une invitation",
    text: "Bonjour {firstName},\n\nUne personne a ouvert un compte avec votre lien et remplit toutes les conditions : {amount} vous attendent. Vous pouvez les réclamer jusqu’au {until} ; passé ce délai, nous les ajouterons automatiquement à votre solde.",
  },
  referralCredited: {
    subject: "Votre récompense de {amount} est sur votre solde",
    text: "Bonjour {firstName},\n\nVous aviez reçu une récompense pour une invitation et ne l’avez pas réclamée. Pour que vous ne la perdiez pas, nous avons ajouté {amount} à votre solde.",
  },
  referralDisputed: {
    subject: "Nous examinons votre récompense",
    text: "Bonjour {firstName},\n\nVous avez reçu {amount} pour une invitation, qui doit être examinée. Des membres de notre équipe, et non un programme, décideront si elle vous revient ; nous vous écrirons dès que ce sera fait. En attendant, ce qui n’est pas encore sur votre solde ne peut pas être réclamé.",
    questions: "Pour toute question : {email}.",
  },
  referralKept: {
    subject: "Votre récompense de {amount} reste à vous",
    text: "Bonjour {firstName},\n\nNous avons examiné l’invitation pour laquelle vous avez reçu {amount}. Vous gardez cette récompense.",
  },
  referralRefused: {
    subject: "Votre récompense de {amount} n’est pas acquise",
    text: "Bonjour {firstName},\n\nDeux membres de notre équipe ont examiné l’invitation pour laquelle vous avez reçu {amount} et conclu qu’elle ne remplissait pas les conditions. Ce montant nous revient donc. Si vous contestez cette décision, vous pouvez vous adresser à la Commission des jeux de hasard.",
    questions: "Pour toute question : {email}.",
  },
} as const satisfies Shape<typeof english>
