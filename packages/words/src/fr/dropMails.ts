import type english from "../en/dropMails.ts"
import type { Shape } from "../shape.ts"

export default {
  action: "Voir mon solde",
  dropWon: {
    subject: "Vous avez gagné un prix : {amount}",
    text: "Bonjour {firstName},\n\nVotre mise de {stake} sur {game} a gagné un prix de {amount} au tirage de prix « {campaign} ».",
    claim:
      "Vous pouvez le réclamer jusqu’au {until}. Si vous ne faites rien, nous l’ajouterons ensuite de nous-mêmes à votre solde.",
  },
  dropCredited: {
    subject: "Votre prix de {amount} est sur votre solde",
    text: "Bonjour {firstName},\n\nVous avez gagné un prix au tirage de prix « {campaign} » et ne l’avez pas réclamé. Pour qu’il ne soit pas perdu, nous avons ajouté {amount} à votre solde.",
  },
  dropDisputed: {
    subject: "Nous examinons votre prix",
    text: "Bonjour {firstName},\n\nVous avez gagné un prix de {amount} au tirage de prix « {campaign} ». Depuis, le studio a repris la mise qui l’a gagné, et elle vous a été remboursée. Ce sont des personnes de chez nous, et non une machine, qui décident si le prix tient ; nous vous écrivons dès que c’est fait. D’ici là, il ne peut pas être réclamé.",
    questions: "Pour toute question : {email}.",
  },
  dropKept: {
    subject: "Votre prix de {amount} reste à vous",
    text: "Bonjour {firstName},\n\nNous avons examiné le prix que vous avez gagné au tirage de prix « {campaign} ». Il est à vous, bien que la mise ait été remboursée : {amount}.",
  },
  dropRefused: {
    subject: "Votre prix de {amount} n’est pas acquis",
    text: "Bonjour {firstName},\n\nLe studio a repris la mise qui avait gagné un prix au tirage de prix « {campaign} », et elle vous a été remboursée. Deux personnes de chez nous l’ont examiné et ont décidé que la mise ne comptait pas. Les {amount} nous sont revenus.",
    questions:
      "Si vous n’êtes pas d’accord, écrivez-nous à {email}. Si nous ne trouvons pas de solution ensemble, vous pouvez vous adresser à la Commission des jeux de hasard.",
  },
} as const satisfies Shape<typeof english>
