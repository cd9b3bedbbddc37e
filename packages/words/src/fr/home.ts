import type english from "../en/home.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Elite — casino en ligne en Belgique",
  description:
    "Des jeux de casino pour adultes en Belgique, avec une limite de dépôt de 200 € par semaine et une seule vérification d’identité.",
  heroEyebrow: "Casino en ligne belge · 21+",
  heroTitle: "Le palace des jeux",
  heroText:
    "{games, plural, one {# jeu} other {# jeux}} de {studios, plural, one {# studio} other {# studios}}. Le taux de retour de chaque jeu est affiché.",
  heroPlain: "Le taux de retour de chaque jeu est affiché.",
  heroPlayer: "Bonjour {username}",
  browse: "Découvrir les jeux",
  quest: {
    eyebrow: "Elite Quest · semaine {week}",
    title: "{pool} à partager cette semaine",
    titleEmpty: "Cinq défis, une semaine, une cagnotte",
    text: "{players, plural, =0 {Participez en premier} one {# joueur participe} other {# joueurs participent}}. Chaque nouveau joueur ajoute {adds}. Fin : {until}.",
    guaranteed:
      "{players, plural, =0 {Participez en premier} one {# joueur participe} other {# joueurs participent}}. {guaranteed} sont garantis. Fin : {until}.",
    see: "Voir la quête",
  },
  tournament: {
    kinds: { cash: "Tournoi en argent", credit: "Tournoi à crédit", cashPoint: "Tournoi à points" },
    summary: "{prizes} de prix · {entry} · {when}",
    points: "{count, plural, one {# point} other {# points}}",
    entry: "inscription {fee}",
    free: "inscription gratuite",
    noFee: "gratuite",
    until: "jusqu’à {at}",
    from: "début : {at}",
    own: "Voir mon tournoi",
    enter: "M’inscrire au tournoi",
    see: "Voir le tournoi",
    prizes: "Prix",
    players: "Joueurs",
    costs: "Inscription",
  },
  jackpot: {
    eyebrow: "Dernier jackpot",
    title: "{amount} gagnés sur {game}",
    titlePlain: "{amount} gagnés",
    text: "Jackpot {name}, le {at}",
    see: "Voir les jackpots",
  },
  banner: { eyebrow: "Chez Elite", see: "En savoir plus" },
  clubText:
    "Chaque euro misé vous rapporte des points et des EliteCoins. Échangez vos EliteCoins contre de l’argent pour jouer.",
  promotionsText: "Toutes les offres du moment, avec leurs montants et leurs conditions.",
  continuePlaying: "Reprendre une partie",
  favourites: "Vos favoris",
  yourGames: "Vos jeux",
  justWon: "Gains récents",
  winsStandStill: "Mettre en pause",
  winsGoOn: "Reprendre",
  topTen: "Les plus joués cette semaine",
  newGames: "Nouveaux jeux",
  seeAll: "Tout voir",
  seeAllOf: "Tout voir : {name}",
  times: "{multiplier} × la mise",
  howTitle: "Comment ça marche",
  howVerifyTitle: "Une seule vérification d’identité",
  howVerifyText:
    "Présentez votre document d’identité une seule fois, avec un téléphone ou un ordinateur équipé d’une caméra. Nous vérifions que vous avez au moins 21 ans.",
  howLimitTitle: "200 € maximum par semaine",
  howLimitText:
    "La loi belge limite les dépôts à 200 € par site sur sept jours. Vous voyez à tout moment ce que vous pouvez encore déposer.",
  howWithdrawTitle: "Versé sur votre propre compte",
  howWithdrawText:
    "Nous versons vos retraits sans frais sur un compte bancaire à votre nom. Vous en suivez chaque étape.",
} as const satisfies Shape<typeof english>
