import type english from "../en/content.ts"
import type { Shape } from "../shape.ts"

export default {
  updated: "Dernière modification le {date}",
  responsibleTitle: "Jeu responsable",
  responsibleDescription: "Votre limite de dépôt hebdomadaire, ce qu’elle signifie et où trouver de l’aide.",
  responsibleIntro:
    "Le jeu coûte de l’argent. C’est une façon de passer une soirée, jamais de gagner sa vie. Voici de quoi en garder la maîtrise.",
  roomTitle: "Ce que vous pouvez déposer",
  roomLeft: "{remaining} disponibles",
  roomUsed: "{used} utilisés sur {limit} ces sept derniers jours",
  roomFull: "Rien n’a été utilisé ces sept derniers jours.",
  roomFrees: "Ce qui se libère, et quand",
  roomFreesLine: "{amount} le {at}",
  roomHow:
    "La limite porte sur les 168 dernières heures, pas sur la semaine du calendrier. Les retraits ne libèrent rien.",
  limitTitle: "200 € par semaine, fixés par la loi",
  limitText:
    "En Belgique, chaque joueur commence avec une limite de 200 € de dépôts par période de sept jours. Nous la vérifions avant chaque dépôt.",
  sessionTitle: "Le temps et le résultat, toujours visibles",
  sessionText:
    "En haut de chaque page figurent l’heure, la durée de votre session et votre résultat du jour. Nous ne cachons rien.",
  excludeTitle: "S’exclure",
  excludeText:
    "Vous pouvez vous faire exclure d’un coup chez tous les opérateurs agréés de Belgique, par le registre de la Commission des jeux de hasard (EPIS).",
  excludeAction: "Demander l’exclusion à la Commission des jeux de hasard",
  helpTitle: "De l’aide",
  helpText: "En parler aide. C’est gratuit et personne n’a besoin de le savoir.",
  helpAction: "Aide et informations",
  signsTitle: "Des signes à prendre au sérieux",
  signs: {
    longer: "Vous jouez plus longtemps ou plus gros que prévu.",
    chase: "Vous jouez pour récupérer ce que vous avez perdu.",
    hide: "Vous cachez aux autres combien vous jouez.",
    borrow: "Vous empruntez, ou jouez de l’argent prévu pour autre chose.",
    mood: "Vous jouez pour oublier quelque chose.",
  },
  visitorText: "Connectez-vous pour voir ce qu’il reste de votre limite.",
} as const satisfies Shape<typeof english>
