import type english from "../en/content.ts"
import type { Shape } from "../shape.ts"

export default {
  updated: "Dernière modification le {date}",
  responsibleTitle: "Jeu responsable",
  responsibleDescription: "Votre limite de dépôt hebdomadaire, ce qu’elle signifie et où trouver de l’aide.",
  responsibleIntro:
    "Jouer coûte de l’argent. C’est un passe-temps, jamais une façon de gagner sa vie. Voici de quoi garder la maîtrise de votre jeu.",
  roomTitle: "Ce que vous pouvez déposer",
  roomLeft: "Il vous reste {remaining}",
  roomUsed: "Utilisé : {used} sur {limit} ces sept derniers jours",
  roomFull: "Vous n’avez rien déposé ces sept derniers jours.",
  roomFrees: "Quand de la marge se libère",
  roomFreesLine: "{amount} le {at}",
  roomNow: "Maintenant",
  roomHow:
    "La limite porte sur les 168 dernières heures, pas sur la semaine du calendrier. Les retraits ne libèrent pas de marge.",
  limitTitle: "200 € par semaine, fixés par la loi",
  limitText:
    "En Belgique, vous pouvez déposer au maximum 200 € par site et par période de sept jours. Nous le vérifions avant chaque dépôt.",
  sessionTitle: "Le temps et le résultat, toujours visibles",
  sessionText:
    "L’heure, la durée de votre session et votre résultat du jour figurent en haut de chaque page.",
  pauseTitle: "Faire une pause, ou s’arrêter plus longtemps",
  pauseText:
    "Depuis la page de vos limites, vous pouvez faire une pause de 30 jours au maximum, ou vous exclure de notre site pour plus longtemps ou définitivement. L’effet est immédiat et personne ne peut en réduire la durée.",
  pauseAction: "Voir mes limites et mes pauses",
  excludeTitle: "S’exclure",
  excludeText:
    "Le registre des exclusions de la Commission des jeux de hasard (EPIS) permet de vous faire exclure en une fois chez tous les opérateurs titulaires d’une licence en Belgique.",
  excludeAction: "Demander l’exclusion à la Commission des jeux de hasard",
  helpTitle: "Aide",
  helpText: "En parler, ça aide. C’est gratuit et personne n’a besoin de le savoir.",
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
    hide: "Vous cachez à vos proches combien vous jouez.",
    borrow: "Vous empruntez de l’argent pour jouer, ou jouez de l’argent prévu pour autre chose.",
    mood: "Vous jouez pour oublier vos soucis.",
  },
  visitorText: "Connectez-vous pour voir combien vous pouvez encore déposer.",
} as const satisfies Shape<typeof english>
