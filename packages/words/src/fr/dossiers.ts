import type english from "../en/dossiers.ts"
import type { Shape } from "../shape.ts"

export default {
  card: "Vos données",
  cardText:
    "Vous pouvez recevoir une copie des données que nous conservons sur vous : une archive avec une page d’explications et des fichiers lisibles par des programmes. Cela prend quelques minutes ; nous vous écrirons dès qu’elle sera prête.",
  ask: "Demander mes données",
  askAgain: "Redemander mes données",
  asking: "Demande en cours",
  preparing: "Nous rassemblons vos données depuis le {at}. Vous pouvez quitter cette page.",
  ready:
    "Vos données au {at} sont à votre disposition jusqu’au {until}. Conservez-les en lieu sûr : elles en disent long sur vous.",
  gone: "Votre dernière demande date du {at}. Cette copie est supprimée.",
  againFrom: "Vous pourrez faire une nouvelle demande à partir du {until}.",
  fetch: "Télécharger mes données ({size} Mo)",
  archiveTitle: "Vos données",
  archiveText: "Voici les données que nous conservions sur vous le {at}. Chaque fichier est au format JSON.",
  figures:
    "Les montants dont le nom se termine par « cents » sont en centimes ; ceux appelés units, stake, win, won et amount d’un jeu sont en cent-millièmes d’euro ; les points et les EliteCoins sont en millièmes, de même que won lorsqu’un tournoi a rapporté des points. Les heures sont en UTC.",
  notHere:
    "Cette archive ne contient pas les mots de passe et autres secrets, ce qui identifierait d’autres personnes, nos notes de travail ni ce que la loi ne nous permet pas de communiquer.",
  questions: "Une question, une erreur à corriger ? Écrivez à {email}.",
  chapters: {
    bonuses: "le bonus que vous avez reçu et la part de vos mises qui a compté pour lui",
    players: "votre identité, ce que vous nous avez indiqué et la réponse du registre des exclusions",
    identity: "les vérifications de votre identité",
    sessions: "vos connexions, appareils, liens et codes, sans les secrets qu’ils contiennent",
    consent: "vos choix de cookies dans vos navigateurs et la page d’où vous veniez",
    wallet: "vos soldes",
    payments: "vos dépôts et retraits, étape par étape",
    play: "vos parties, avec chaque mise et chaque gain",
    crash: "vos mises dans notre jeu de crash, et l’issue de chacune",
    sportsbook: "vos paris sportifs, avec chaque résultat",
    limits: "vos limites, vos pauses et vos exclusions, et ce que vous avez utilisé de vos limites",
    protection:
      "ce que nous avons remarqué de votre façon de jouer, et les autotests que vous avez conservés",
    loyalty:
      "votre rang, les points et les EliteCoins que vous avez gagnés et les EliteCoins que vous avez échangés",
    jackpots: "les mises qui ont participé aux jackpots, et ce que vous avez gagné",
    drops: "les mises qui ont participé aux tirages de prix, et ce que vous avez gagné",
    quest: "les quêtes auxquelles vous avez participé, les mises qui ont compté et vos places",
    tournaments:
      "les tournois auxquels vous avez participé, ce que vous avez payé et les mises qui ont compté",
    prizes:
      "ce que vous avez gagné aux jackpots, aux tirages de prix, aux quêtes et aux tournois ou reçu pour des invitations, et la suite qui y a été donnée",
    referrals: "votre lien d’invitation et les dates auxquelles des comptes ont été ouverts avec ce lien",
    games: "vos jeux favoris et les jeux que vous avez ouverts",
    notifications: "vos notifications sur le site",
    dossiers: "les dates de vos demandes de données",
    photo: "votre photo",
  },
} as const satisfies Shape<typeof english>
