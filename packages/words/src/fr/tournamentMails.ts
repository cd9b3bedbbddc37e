import type english from "../en/tournamentMails.ts"
import type { Shape } from "../shape.ts"

export default {
  action: "Voir mon solde",
  toClub: "Voir l’Elite Club",
  tournamentWon: {
    action: "Voir ma place",
    subject: "Tournoi « {tournament} » : place {place}, {amount}",
    text: "Bonjour {firstName},\n\nLe tournoi « {tournament} » est terminé. Vous avez pris la place {place} et gagné {amount}.",
    claim:
      "Vous pouvez réclamer votre prix jusqu’au {until}. Si vous ne faites rien, nous l’ajouterons ensuite de nous-mêmes à votre solde.",
  },
  tournamentCredited: {
    subject: "Votre prix de {amount} est sur votre solde",
    text: "Bonjour {firstName},\n\nVous avez gagné un prix au tournoi « {tournament} » et ne l’avez pas réclamé. Pour qu’il ne soit pas perdu, nous avons ajouté {amount} à votre solde.",
  },
  tournamentDisputed: {
    subject: "Nous examinons votre prix",
    text: "Bonjour {firstName},\n\nVous avez gagné un prix de {amount} au tournoi « {tournament} ». Depuis, une mise qui comptait pour ce prix vous a été remboursée. Ce sont des personnes de chez nous, et non une machine, qui décident si le prix tient ; nous vous écrivons dès que c’est fait. D’ici là, il ne peut pas être réclamé.",
    questions: "Pour toute question : {email}.",
  },
  tournamentKept: {
    subject: "Votre prix de {amount} reste à vous",
    text: "Bonjour {firstName},\n\nNous avons examiné le prix que vous avez gagné au tournoi « {tournament} ». Il est à vous, bien qu’une mise ait été remboursée : {amount}.",
  },
  tournamentRefused: {
    subject: "Votre prix de {amount} n’est pas acquis",
    text: "Bonjour {firstName},\n\nUne mise qui avait compté pour votre prix au tournoi « {tournament} » vous a été remboursée. Deux personnes de chez nous l’ont examiné et ont décidé que, sans elle, le prix n’était pas gagné. Les {amount} nous sont revenus.",
    questions:
      "Si vous n’êtes pas d’accord, écrivez-nous à {email}. Si nous ne trouvons pas de solution ensemble, vous pouvez vous adresser à la Commission des jeux de hasard.",
  },
  tournamentPointsWon: {
    subject: "Tournoi « {tournament} » : place {place}, {amount}",
    text: "Bonjour {firstName},\n\nLe tournoi « {tournament} » est terminé. Vous avez pris la place {place}, et elle rapporte {amount}. Ils sont déjà sur votre compte et comptent pour votre rang à l’Elite Club ; il n’y a rien à réclamer.",
  },
  tournamentPointsDisputed: {
    subject: "Nous examinons votre prix",
    text: "Bonjour {firstName},\n\nVotre place au tournoi « {tournament} » a rapporté {amount}. Depuis, une mise qui comptait pour cette place vous a été remboursée. Ce sont des personnes de chez nous, et non une machine, qui décident si la place tient ; nous vous écrivons dès que c’est fait. D’ici là, les points restent sur votre compte.",
    questions: "Pour toute question : {email}.",
  },
  tournamentPointsKept: {
    subject: "Vos {amount} restent à vous",
    text: "Bonjour {firstName},\n\nNous avons examiné ce que vous avez gagné au tournoi « {tournament} ». C’est à vous, bien qu’une mise ait été remboursée : {amount}.",
  },
  tournamentPointsRefused: {
    subject: "Repris : {amount}",
    text: "Bonjour {firstName},\n\nUne mise qui avait compté pour votre place au tournoi « {tournament} » vous a été remboursée. Deux personnes de chez nous l’ont examiné et ont décidé que, sans elle, la place n’était pas gagnée. Nous avons repris {amount} ; ils ne comptent plus pour votre rang à l’Elite Club.",
    questions:
      "Si vous n’êtes pas d’accord, écrivez-nous à {email}. Si nous ne trouvons pas de solution ensemble, vous pouvez vous adresser à la Commission des jeux de hasard.",
  },
  tournamentCancelled: {
    subject: "Le tournoi « {tournament} » est annulé",
    text: "Bonjour {firstName},\n\nLe tournoi « {tournament} », auquel vous étiez inscrit, est annulé.",
    back: "Ce que vous avez payé est de retour sur votre solde : {amount}.",
  },
  tournamentBarred: {
    subject: "Vous ne participez plus au tournoi « {tournament} »",
    text: "Bonjour {firstName},\n\nVous ne pourrez pas jouer quand le tournoi « {tournament} » commencera ; nous vous en avons donc retiré.",
    back: "Ce que vous avez payé est de retour sur votre solde : {amount}.",
  },
  tournamentRemoved: {
    subject: "Vous ne participez plus au tournoi « {tournament} »",
    text: "Bonjour {firstName},\n\nDeux personnes de chez nous ont examiné votre participation au tournoi « {tournament} » et l’en ont retirée.",
    back: "Ce que vous avez payé est de retour sur votre solde : {amount}.",
    questions:
      "Si vous n’êtes pas d’accord, écrivez-nous à {email}. Si nous ne trouvons pas de solution ensemble, vous pouvez vous adresser à la Commission des jeux de hasard.",
  },
} as const satisfies Shape<typeof english>
