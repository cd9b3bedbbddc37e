import type english from "../en/home.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Elite — casino en ligne en Belgique",
  description:
    "Des jeux de casino pour adultes en Belgique, avec une limite de dépôt de 200 € par semaine et une identité vérifiée une seule fois.",
  heroEyebrow: "Casino en ligne en Belgique · 21+",
  heroTitle: "Le palace des jeux",
  heroText:
    "{games, plural, one {# jeu} other {# jeux}} de {studios, plural, one {# studio} other {# studios}}. Chacun affiche son taux de retour avant que vous ne commenciez.",
  heroPlayer: "Bonjour {username}",
  heroPlayerText:
    "Vos limites, votre résultat du jour et votre temps de jeu restent affichés en haut de la page.",
  browse: "Parcourir les jeux",
  continuePlaying: "Joués récemment",
  favourites: "Vos favoris",
  yourGames: "Vos jeux",
  justWon: "Gains récents",
  winsStandStill: "Figer",
  winsGoOn: "Reprendre",
  topTen: "Les plus joués cette semaine",
  newGames: "Nouveaux jeux",
  seeAll: "Tout voir",
  seeAllOf: "Tout voir : {name}",
  times: "{multiplier} × la mise",
  howTitle: "Comment ça marche",
  howVerifyTitle: "Une seule vérification",
  howVerifyText:
    "Vous présentez une seule fois votre document d’identité, avec un téléphone ou un ordinateur doté d’une caméra. Nous vérifions que vous avez 21 ans ou plus.",
  howLimitTitle: "200 € par semaine au maximum",
  howLimitText:
    "La loi belge limite les dépôts à 200 € par site et par période de sept jours. Vous voyez à tout moment la marge qu’il vous reste.",
  howWithdrawTitle: "Versé sur votre propre compte",
  howWithdrawText:
    "Les retraits vont sur un compte bancaire à votre nom. Vous suivez chaque étape et ne payez pas de frais.",
} as const satisfies Shape<typeof english>
