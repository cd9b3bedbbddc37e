import type english from "../en/questMails.ts"
import type { Shape } from "../shape.ts"

export default {
  action: "Voir mon solde",
  questWon: {
    subject: "Place {place} à l’Elite Quest : {amount}",
    text: "Bonjour {firstName},\n\nL’Elite Quest de la semaine {week} est clôturée. Avec {points} points, vous êtes à la place {place} sur {players}, ce qui vous rapporte {amount}.",
    claim:
      "Vous pouvez réclamer ce gain jusqu’au {until}. Si vous ne faites rien, nous l’ajouterons ensuite de nous-mêmes à votre solde.",
  },
  questCredited: {
    subject: "Votre gain de quête de {amount} est sur votre solde",
    text: "Bonjour {firstName},\n\nVous aviez gagné un prix pour la place {place} à l’Elite Quest de la semaine {week} et ne l’avez pas réclamé. Pour qu’il ne soit pas perdu, nous avons ajouté {amount} à votre solde.",
  },
  questDisputed: {
    subject: "Nous examinons votre gain de quête",
    text: "Bonjour {firstName},\n\nLa place {place} à l’Elite Quest de la semaine {week} vous a rapporté {amount}. Depuis, un studio a repris une mise qui comptait pour vos points, et elle vous a été remboursée ; sans elle, vous en auriez eu moins. Ce sont des personnes de chez nous, et non une machine, qui décident si le gain tient ; nous vous écrivons dès que c’est fait. D’ici là, il ne peut pas être réclamé.",
    questions: "Pour toute question : {email}.",
  },
  questKept: {
    subject: "Votre gain de quête de {amount} reste à vous",
    text: "Bonjour {firstName},\n\nNous avons examiné le gain de votre place {place} à l’Elite Quest de la semaine {week}. Il est à vous, bien qu’une des mises ait été remboursée : {amount}.",
  },
  questRefused: {
    subject: "Votre gain de quête de {amount} n’est pas acquis",
    text: "Bonjour {firstName},\n\nUn studio a repris une mise qui comptait pour votre place {place} à l’Elite Quest de la semaine {week}, et elle vous a été remboursée. Deux personnes de chez nous l’ont examiné et ont décidé que, sans elle, la place n’était pas à vous. Les {amount} nous sont revenus.",
    questions:
      "Si vous n’êtes pas d’accord, écrivez-nous à {email}. Si nous ne trouvons pas de solution ensemble, vous pouvez vous adresser à la Commission des jeux de hasard.",
  },
} as const satisfies Shape<typeof english>
