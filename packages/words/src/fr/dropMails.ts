import type english from "../en/dropMails.ts"
import type { Shape } from "../shape.ts"

export default {
  action: "Voir mon solde",
  dropWon: {
    subject: "Vous avez gagné un prix : {amount}",
    text: "Bonjour {firstName},\n\nGrâce à votre mise de {stake} sur {game}, vous avez gagné {amount} au tirage de prix « {campaign} ».",
    claim:
      "Vous pouvez le réclamer jusqu’au {until}. Passé ce délai, nous l’ajouterons automatiquement à votre solde.",
  },
  dropCredited: {
    subject: "Votre prix de {amount} est sur votre solde",
    text: "Bonjour {firstName},\n\nVous avez gagné un prix au tirage de prix « {campaign} » et ne l’avez pas réclamé. Pour que vous ne le perdiez pas, nous avons ajouté {amount} à votre solde.",
  },
  dropDisputed: {
    subject: "Nous examinons votre prix",
    text: "Bonjour {firstName},\n\nVous avez gagné un prix de {amount} au tirage de prix « {campaign} ». Depuis, le studio a annulé la mise gagnante, qui vous a été remboursée. Des membres de notre équipe, et non un programme, décideront si le prix vous revient ; nous vous écrirons dès que ce sera fait. En attendant, il ne peut pas être réclamé.",
    questions: "Pour toute question : {email}.",
  },
  dropKept: {
    subject: "Votre prix de {amount} reste à vous",
    text: "Bonjour {firstName},\n\nNous avons examiné le prix que vous avez gagné au tirage de prix « {campaign} ». Bien que la mise ait été remboursée, vous gardez ce prix de {amount}.",
  },
  dropRefused: {
    subject: "Votre prix de {amount} n’est pas acquis",
    text: "Bonjour {firstName},\n\nLe studio a annulé la mise qui avait gagné un prix au tirage de prix « {campaign} », et elle vous a été remboursée. Deux membres de notre équipe ont examiné le dossier et conclu que cette mise ne comptait pas. Les {amount} nous reviennent donc.",
    questions:
      "Si vous contestez cette décision, écrivez-nous à {email}. À défaut d’accord, vous pouvez vous adresser à la Commission des jeux de hasard.",
  },
} as const satisfies Shape<typeof english>
