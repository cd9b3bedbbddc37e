import type english from "../en/questMails.ts"
import type { Shape } from "../shape.ts"

export default {
  action: "Voir mon solde",
  questWon: {
    subject: "Place {place} à l’Elite Quest : {amount}",
    text: "Bonjour {firstName},\n\nL’Elite Quest de la semaine {week} est terminée. Avec {points} points, vous occupez la place {place} sur {players}, qui vous rapporte {amount}.",
    claim:
      "Vous pouvez réclamer ce prix jusqu’au {until}. Passé ce délai, nous l’ajouterons automatiquement à votre solde.",
  },
  questCredited: {
    subject: "Votre prix de l’Elite Quest, {amount}, est sur votre solde",
    text: "Bonjour {firstName},\n\nVous aviez gagné un prix pour la place {place} à l’Elite Quest de la semaine {week} et ne l’avez pas réclamé. Pour que vous ne le perdiez pas, nous avons ajouté {amount} à votre solde.",
  },
  questDisputed: {
    subject: "Nous examinons votre prix de l’Elite Quest",
    text: "Bonjour {firstName},\n\nLa place {place} à l’Elite Quest de la semaine {week} vous a rapporté {amount}. Depuis, un studio a repris une mise qui comptait pour vos points, et elle vous a été remboursée ; sans elle, vous en auriez eu moins. Des membres de notre équipe, et non un programme, décideront si le prix vous revient ; nous vous écrirons dès que ce sera fait. En attendant, il ne peut pas être réclamé.",
    questions: "Pour toute question : {email}.",
  },
  questKept: {
    subject: "Vous gardez votre prix de l’Elite Quest : {amount}",
    text: "Bonjour {firstName},\n\nNous avons examiné le prix de votre place {place} à l’Elite Quest de la semaine {week}. Bien qu’une des mises ait été remboursée, vous gardez ces {amount}.",
  },
  questRefused: {
    subject: "Votre prix de l’Elite Quest, {amount}, n’est pas acquis",
    text: "Bonjour {firstName},\n\nUn studio a repris une mise qui comptait pour votre place {place} à l’Elite Quest de la semaine {week}, et elle vous a été remboursée. Deux membres de notre équipe ont examiné le dossier et conclu que, sans cette mise, la place n’était pas acquise. Les {amount} nous reviennent donc.",
    questions:
      "Si vous contestez cette décision, écrivez-nous à {email}. À défaut d’accord, vous pouvez vous adresser à la Commission des jeux de hasard.",
  },
} as const satisfies Shape<typeof english>
