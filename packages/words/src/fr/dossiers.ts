import type english from "../en/dossiers.ts"
import type { Shape } from "../shape.ts"

export default {
  card: "Vos données",
  cardText:
    "Vous pouvez recevoir une copie de ce que nous conservons sur vous : une archive avec une page qui l’explique et des fichiers lisibles par des programmes. Cela prend quelques minutes ; nous vous écrivons quand elle est prête.",
  ask: "Demander mes données",
  askAgain: "Les redemander",
  asking: "Demande en cours",
  preparing: "Nous rassemblons vos données depuis le {at}. Vous pouvez quitter cette page.",
  ready:
    "Vos données au {at} sont à votre disposition jusqu’au {until}. Conservez-les en lieu sûr : elles en disent long sur vous.",
  gone: "Votre dernière demande date du {at}. Cette copie est supprimée.",
  againFrom: "Vous pourrez faire une nouvelle demande à partir du {until}.",
  fetch: "Télécharger mes données ({size} Mo)",
  archiveTitle: "Vos données",
  archiveText: "Voici ce que nous conservions sur vous le {at}. Chaque fichier est un texte au format JSON.",
  figures:
    "Les montants dont le nom se termine par « cents » sont en centimes ; ceux appelés units, stake, win, won et amount d’un jeu sont en cent-millièmes d’euro ; les points et les coins sont en millièmes, de même que won là où un tournoi a payé des points. Les heures sont en UTC.",
  notHere:
    "N’y figurent pas : les mots de passe et autres secrets, ce qui nommerait d’autres personnes, ce que nous gardons pour notre propre travail et ce que la loi ne nous permet pas de communiquer.",
  questions: "Une question, une erreur à corriger ? Écrivez à {email}.",
  chapters: {
    bonuses: "le bonus que vous avez reçu, et ce qui de vos mises a compté pour lui",
    players: "qui vous êtes, ce que vous nous avez dit et ce qu’a répondu le registre des exclusions",
    identity: "les vérifications de votre identité",
    sessions: "vos connexions, appareils, liens et codes, sans les secrets qu’ils contiennent",
    consent: "ce que vous avez autorisé dans vos navigateurs, et d’où vous veniez",
    wallet: "vos soldes",
    payments: "vos dépôts et retraits, étape par étape",
    play: "vos parties, avec chaque mise et chaque gain",
    crash: "vos mises dans notre jeu de crash, et l’issue de chacune",
    sportsbook: "vos paris sportifs, avec chaque résultat",
    limits: "vos limites, pauses et exclusions, et ce que vous en avez utilisé",
    protection:
      "ce que nous avons remarqué de votre façon de jouer, et les autotests que vous avez conservés",
    loyalty:
      "votre rang, les points et les coins que vous avez obtenus ou gagnés et les coins que vous avez échangés",
    jackpots: "les mises qui ont participé aux jackpots, et ce que vous avez gagné",
    drops: "les mises qui ont participé aux tirages de prix, et ce que vous avez gagné",
    quest: "les quêtes auxquelles vous avez participé, les mises qui ont compté et les places gagnées",
    tournaments:
      "les tournois auxquels vous avez participé, ce que vous avez payé et les mises qui ont compté",
    prizes:
      "ce que vous avez gagné aux jackpots, aux tirages de prix, aux quêtes et aux tournois ou reçu pour des invitations, et ce qu’il en est advenu",
    referrals: "votre lien d’invitation, et quand des comptes ont été ouverts par ce lien",
    games: "les jeux que vous avez marqués et ouverts",
    notifications: "ce que nous vous avons dit sur le site",
    dossiers: "quand vous avez demandé vos données",
    photo: "votre photo",
  },
} as const satisfies Shape<typeof english>
