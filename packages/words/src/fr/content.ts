import type english from "../en/content.ts"
import type { Shape } from "../shape.ts"

export default {
  updated: "Dernière modification le {date}",
  responsibleTitle: "Jeu responsable",
  responsibleDescription: "Votre limite de dépôt hebdomadaire, ce qu’elle signifie et où trouver de l’aide.",
  responsibleIntro:
    "Le jeu coûte de l’argent. Cela peut être une façon de passer une soirée, jamais de gagner sa vie. Voici ce qui vous aide à en garder la maîtrise.",
  roomTitle: "Ce que vous pouvez déposer",
  roomLeft: "Il vous reste {remaining}",
  roomUsed: "Utilisé : {used} sur {limit} ces sept derniers jours",
  roomFull: "Vous n’avez rien déposé ces sept derniers jours.",
  roomFrees: "Ce qui se libère, et quand",
  roomFreesLine: "{amount} le {at}",
  roomNow: "Maintenant",
  roomHow:
    "La limite porte sur les 168 dernières heures, pas sur la semaine du calendrier. Les retraits ne libèrent pas de marge.",
  limitTitle: "200 € par semaine, fixés par la loi",
  limitText:
    "En Belgique, vous pouvez déposer au maximum 200 € par site et par période de sept jours. Nous le vérifions avant chaque dépôt.",
  sessionTitle: "Le temps et le résultat, toujours visibles",
  sessionText:
    "En haut de chaque page figurent l’heure, la durée de votre session et votre résultat du jour. Rien n’est caché.",
  pauseTitle: "Une pause, ou davantage",
  pauseText:
    "Sur votre page, vous pouvez faire une pause de 30 jours au maximum, ou vous exclure de notre site pour plus longtemps ou définitivement. Cela vaut tout de suite et personne ne peut en réduire la durée.",
  pauseAction: "Vos limites et vos pauses",
  excludeTitle: "S’exclure",
  excludeText:
    "Vous pouvez vous faire exclure en une fois chez tous les opérateurs titulaires d’une licence en Belgique, par le registre de la Commission des jeux de hasard (EPIS).",
  excludeAction: "Demander l’exclusion à la Commission des jeux de hasard",
  helpTitle: "Aide",
  helpText: "En parler aide. C’est gratuit et personne n’a besoin de le savoir.",
  helpCall: "Appeler le {phone}",
  helpChat: {
    en: "Discuter en ligne (en anglais)",
    fr: "Discuter en ligne",
    nl: "Discuter en ligne (en néerlandais)",
  },
  signsTitle: "Des signes à prendre au sérieux",
  signs: {
    longer: "Vous jouez plus longtemps ou plus gros que prévu.",
    chase: "Vous jouez pour récupérer ce que vous avez perdu.",
    hide: "Vous cachez aux autres combien vous jouez.",
    borrow: "Vous empruntez de l’argent, ou jouez avec de l’argent prévu pour autre chose.",
    mood: "Vous jouez pour oublier quelque chose.",
  },
  visitorText: "Connectez-vous pour voir ce qu’il reste de votre limite.",
} as const satisfies Shape<typeof english>
