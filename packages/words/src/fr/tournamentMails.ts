import type english from "../en/tournamentMails.ts"
import type { Shape } from "../shape.ts"

export default {
  action: "Voir mon solde",
  toClub: "Voir l’Elite Club",
  tournamentWon: {
    action: "Voir ma place",
    subject: "Tournoi « {tournament} » : place {place}, {amount}",
    text: "Bonjour {firstName},\n\nLe tournoi « {tournament} » est terminé. Vous terminez à la place {place} et gagnez {amount}.",
    claim:
      "Vous pouvez réclamer votre prix jusqu’au {until}. Passé ce délai, nous l’ajouterons automatiquement à votre solde.",
  },
  tournamentCredited: {
    subject: "Votre prix de {amount} est sur votre solde",
    text: "Bonjour {firstName},\n\nVous avez gagné un prix au tournoi « {tournament} » et ne l’avez pas réclamé. Pour que vous ne le perdiez pas, nous avons ajouté {amount} à votre solde.",
  },
  tournamentDisputed: {
    subject: "Nous examinons votre prix",
    text: "Bonjour {firstName},\n\nVous avez gagné un prix de {amount} au tournoi « {tournament} ». Depuis, une mise qui comptait pour ce prix vous a été remboursée. Des membres de notre équipe, et non un programme, décideront si le prix vous revient ; nous vous écrirons dès que ce sera fait. En attendant, il ne peut pas être réclamé.",
    questions: "Pour toute question : {email}.",
  },
  tournamentKept: {
    subject: "Votre prix de {amount} reste à vous",
    text: "Bonjour {firstName},\n\nNous avons examiné le prix que vous avez gagné au tournoi « {tournament} ». Bien qu’une mise ait été remboursée, vous gardez ce prix de {amount}.",
  },
  tournamentRefused: {
    subject: "Votre prix de {amount} n’est pas acquis",
    text: "Bonjour {firstName},\n\nUne mise qui avait compté pour votre prix au tournoi « {tournament} » vous a été remboursée. Deux membres de notre équipe ont examiné le dossier et conclu que, sans cette mise, le prix n’était pas gagné. Les {amount} nous reviennent donc.",
    questions:
      "Si vous contestez cette décision, écrivez-nous à {email}. À défaut d’accord, vous pouvez vous adresser à la Commission des jeux de hasard.",
  },
  tournamentPointsWon: {
    subject: "Tournoi « {tournament} » : place {place}, {amount}",
    text: "Bonjour {firstName},\n\nLe tournoi « {tournament} » est terminé. Vous terminez à la place {place}, qui rapporte {amount}. Ils sont déjà sur votre compte et comptent pour votre rang à l’Elite Club : vous n’avez rien à réclamer.",
  },
  tournamentPointsDisputed: {
    subject: "Nous examinons votre prix",
    text: "Bonjour {firstName},\n\nVotre place au tournoi « {tournament} » a rapporté {amount}. Depuis, une mise qui comptait pour cette place vous a été remboursée. Des membres de notre équipe, et non un programme, décideront si la place vous revient ; nous vous écrirons dès que ce sera fait. En attendant, les points restent sur votre compte.",
    questions: "Pour toute question : {email}.",
  },
  tournamentPointsKept: {
    subject: "Vos {amount} restent à vous",
    text: "Bonjour {firstName},\n\nNous avons examiné votre résultat au tournoi « {tournament} ». Bien qu’une mise ait été remboursée, vous gardez ce que vous avez gagné : {amount}.",
  },
  tournamentPointsRefused: {
    subject: "Repris : {amount}",
    text: "Bonjour {firstName},\n\nUne mise qui avait compté pour votre place au tournoi « {tournament} » vous a été remboursée. Deux membres de notre équipe ont examiné le dossier et conclu que, sans cette mise, la place n’était pas acquise. Nous avons repris {amount}, qui ne comptent plus pour votre rang à l’Elite Club.",
    questions:
      "Si vous contestez cette décision, écrivez-nous à {email}. À défaut d’accord, vous pouvez vous adresser à la Commission des jeux de hasard.",
  },
  tournamentCancelled: {
    subject: "Le tournoi « {tournament} » est annulé",
    text: "Bonjour {firstName},\n\nLe tournoi « {tournament} », auquel vous étiez inscrit, est annulé.",
    back: "Votre inscription vous est remboursée : {amount} ont été ajoutés à votre solde.",
  },
  tournamentBarred: {
    subject: "Vous ne participez plus au tournoi « {tournament} »",
    text: "Bonjour {firstName},\n\nVous ne pourrez pas jouer au moment où commencera le tournoi « {tournament} » ; nous avons donc annulé votre participation.",
    back: "Votre inscription vous est remboursée : {amount} ont été ajoutés à votre solde.",
  },
  tournamentRemoved: {
    subject: "Vous ne participez plus au tournoi « {tournament} »",
    text: "Bonjour {firstName},\n\nAprès examen par deux membres de notre équipe, votre participation au tournoi « {tournament} » a été annulée.",
    back: "Votre inscription vous est remboursée : {amount} ont été ajoutés à votre solde.",
    questions:
      "Si vous contestez cette décision, écrivez-nous à {email}. À défaut d’accord, vous pouvez vous adresser à la Commission des jeux de hasard.",
  },
} as const satisfies Shape<typeof english>
