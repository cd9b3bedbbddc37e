import type { BillInput } from "../../../api/src/modules/promotions/bills/schema.ts"
import { seasonEnds } from "./prizeDrops.ts"

/** The first bills of a casino on sandboxes. */
export const demonstrationBills = (now: Date): BillInput[] =>
  [jackpots, quest, tournaments, drops, club, joining, invitations].map((bill) => ({
    ...bill,
    from: now.toISOString(),
    // Prize drops end with their last campaign.
    until: bill === drops ? seasonEnds(now).toISOString() : null,
  }))

type Standing = Omit<BillInput, "from" | "until">

const jackpots: Standing = {
  bonusId: "four-jackpots",
  picture: "window",
  policy: "jackpots",
  title: {
    en: "Four jackpots, with their odds",
    fr: "Quatre jackpots aux probabilités affichées",
    nl: "Vier jackpots, met hun kansen erbij",
  },
  text: {
    en: "Every real-money bet on a game with jackpots takes part. Each jackpot shows how it is won and at what odds.",
    fr: "Vos mises en argent réel sur tous les jeux avec jackpots participent. Chaque jackpot affiche ses règles et sa probabilité.",
    nl: "Elke inzet met echt geld op een spel met jackpots doet mee. Bij elke jackpot leest u hoe hij valt en hoe groot de kans is.",
  },
  terms: {
    en: "For each bet, we pay an amount equal to part of the stake into the jackpots. Nothing is taken from your stakes or wins.\n\nThe chance of a bet depends on its stake, and is the same for everybody. You can check each finished cycle on the jackpots page.\n\nYou have seven days to claim a win. After that we add it to your balance automatically.",
    fr: "Elite ajoute aux cagnottes une part du montant de chaque mise ; rien n’est retiré de vos mises ni de vos gains.\n\nLa probabilité dépend du montant misé et est la même pour tout le monde. Chaque cycle terminé peut être vérifié sur la page des jackpots.\n\nVous avez sept jours pour réclamer un gain ; passé ce délai, il est ajouté automatiquement à votre solde.",
    nl: "Elite legt een deel van elke inzet in de jackpots; van uw inzet of uw winst gaat niets af.\n\nDe kans van een inzet hangt af van het bedrag en is voor iedereen gelijk. Op de pagina van de jackpots kunt u elke afgelopen cyclus controleren.\n\nU kunt uw winst zeven dagen lang opvragen; daarna zetten we ze automatisch op uw saldo.",
  },
}

const quest: Standing = {
  bonusId: "elite-quest",
  picture: "ticket",
  policy: "questHouseMoney",
  title: { en: "Elite Quest", fr: "Elite Quest", nl: "Elite Quest" },
  text: {
    en: "Five tasks a week, free to join. The ten players with the most points share the pool.",
    fr: "Cinq défis par semaine, participation gratuite. Les dix participants qui ont le plus de points se partagent la cagnotte.",
    nl: "Elke week vijf opdrachten, gratis deelname. De tien deelnemers met de meeste punten verdelen de pot.",
  },
  terms: {
    en: "A quest runs from Monday to Sunday. Your real-money bets count once you have joined. You lose nothing by skipping a task.\n\nYou have seven days to claim a prize. After that we add it to your balance automatically.",
    fr: "Une quête dure du lundi au dimanche. Vos mises en argent réel comptent dès votre inscription. Vous pouvez sauter un défi, cela ne vous coûte rien.\n\nVous avez sept jours pour réclamer un prix ; il est ensuite ajouté automatiquement à votre solde.",
    nl: "Een quest loopt van maandag tot en met zondag. Uw inzetten met echt geld tellen mee zodra u deelneemt. Een opdracht overslaan kost u niets.\n\nU kunt uw prijs zeven dagen lang opvragen; daarna zetten we hem automatisch op uw saldo.",
  },
}

const tournaments: Standing = {
  bonusId: "tournaments",
  picture: "sun",
  policy: "tournamentHousePrizes",
  title: { en: "Tournaments", fr: "Tournois", nl: "Toernooien" },
  text: {
    en: "Play for a place on the leaderboard. Each tournament shows its rules, its prizes and what it costs to enter.",
    fr: "Jouez pour une place au classement. Chaque tournoi affiche ses règles, ses prix et le coût de l’inscription.",
    nl: "Speel voor een plaats in het klassement. Bij elk toernooi leest u de regels, de prijzen en wat deelnemen kost.",
  },
  terms: {
    en: "If scores are equal, the player who reached the score first ranks higher. If a tournament is cancelled, we refund every entry.\n\nYou have seven days to claim a prize. After that we add it to your balance automatically.",
    fr: "À score égal, le premier à l’avoir atteint l’emporte. Si un tournoi est annulé, toutes les inscriptions sont remboursées.\n\nVous avez sept jours pour réclamer un prix ; il est ensuite ajouté automatiquement à votre solde.",
    nl: "Bij een gelijke stand staat wie de score het eerst bereikte, hoger. Wordt een toernooi afgelast, dan betalen we elke inschrijving terug.\n\nU kunt uw prijs zeven dagen lang opvragen; daarna zetten we hem automatisch op uw saldo.",
  },
}

const drops: Standing = {
  bonusId: "prize-drops",
  picture: "ticket",
  policy: "prizeDrops",
  title: { en: "Prize drops", fr: "Tirages de prix", nl: "Prijzentrekkingen" },
  text: {
    en: "Prizes drawn at random among bets. Every euro staked has the same chance.",
    fr: "Des prix tirés au sort parmi les mises. Chaque euro misé a la même chance.",
    nl: "U kunt met een gewone inzet een prijs winnen. Het toeval beslist, en elke ingezette euro geeft evenveel kans.",
  },
  terms: {
    en: "All prizes of a campaign are set aside before it begins. Prizes not won in one period carry over to the next. Prizes left at the end are not paid out.\n\nA player can win at most once an hour. A bet counts if it was accepted within the period.",
    fr: "Tous les prix d’une campagne sont réservés avant son début. Les prix non gagnés passent d’une période à la suivante ; ceux qui restent à la fin ne sont pas attribués.\n\nUne même personne gagne au maximum une fois par heure. Une mise compte si elle a été acceptée pendant la période.",
    nl: "Alle prijzen van een campagne liggen vooraf klaar. Wat in een periode niet gewonnen wordt, gaat naar de volgende, en op het einde terug naar Elite.\n\nU kunt hoogstens één prijs per uur winnen. Een inzet telt mee als hij in die periode is aanvaard.",
  },
}

const club: Standing = {
  bonusId: "elite-club",
  picture: "stairs",
  policy: "rankMultipliers",
  title: {
    en: "How the Elite Club works",
    fr: "Comment fonctionne l’Elite Club",
    nl: "Hoe de Elite Club werkt",
  },
  text: {
    en: "Your stakes earn points and coins. You keep your rank, and only drop by one rank at a time.",
    fr: "Vos mises rapportent des points et des EliteCoins. Un rang acquis ne baisse que d’un échelon à la fois.",
    nl: "Met elke inzet verdient u punten en coins. Uw rang behoudt u, en u daalt nooit meer dan één rang tegelijk.",
  },
  terms: {
    en: "If a bet is refunded, its points and coins are removed. We tell you fourteen days before you drop a rank.\n\nYou do not have to sign up: your real-money bets count automatically. If you do not play, all you can lose is your rank.",
    fr: "Si une mise est remboursée, ses points et ses EliteCoins sont retirés. Une baisse de rang est annoncée quatorze jours à l’avance.\n\nAucune inscription n’est nécessaire : vos mises comptent automatiquement. Si vous ne jouez pas, vous ne perdez rien d’autre que votre rang.",
    nl: "Wordt een inzet terugbetaald, dan vervallen de punten en coins ervan. Een daling kondigen we veertien dagen vooraf aan.\n\nU hoeft zich niet in te schrijven: al uw inzetten tellen mee. Speelt u niet, dan kunt u alleen uw rang verliezen.",
  },
}

const joining: Standing = {
  bonusId: "joining-bonus",
  picture: "curtain",
  policy: "joiningBonus",
  title: { en: "Joining bonus", fr: "Bonus de bienvenue", nl: "Welkomstbonus" },
  text: {
    en: "A bonus you can choose with your first deposit. See how often you have to stake it before you can withdraw it.",
    fr: "Un bonus à demander avec votre premier dépôt, à miser plusieurs fois avant qu’il soit à vous.",
    nl: "De bonus die u bij uw eerste storting kunt kiezen, en hoe vaak u hem moet inzetten voor u hem kunt opnemen.",
  },
  terms: {
    en: "You only get it if you tick it in the form of your first deposit. You cannot choose it later. The amount, how much you have to stake, the time you have and the maximum stake are shown next to that form before you deposit, and do not change for you afterwards. How much of a stake counts depends on the type of game, and is shown there too.\n\nYou play with it once your own money is used. You lose it if you make a withdrawal, and we ask you to confirm first. You can also give it up on your transactions page.",
    fr: "Vous ne le recevez que si vous cochez la case dans le formulaire de votre premier dépôt ; ensuite, ce n’est plus possible. Le montant, les mises nécessaires, leur délai et la mise maximale y sont indiqués avant que vous payiez, et ne changent plus pour vous. La part de la mise prise en compte dépend du type de jeu et y est indiquée aussi.\n\nIl est joué après votre propre argent. Un retrait y met fin, et nous vous demanderons confirmation ; vous pouvez aussi y renoncer sur la page de vos transactions.",
    nl: "U krijgt de bonus alleen als u hem aanvinkt bij uw eerste storting; daarna kan dat niet meer. Het bedrag van de bonus, het bedrag dat u moet inzetten, de termijn en de maximuminzet staan naast het formulier. U leest ze vóór u stort, en ze blijven voor u ongewijzigd. Hoeveel van een inzet meetelt, hangt af van het soort spel en staat er ook bij.\n\nU speelt eerst met uw eigen geld en daarna met de bonus. Neemt u geld op, dan vervalt de bonus; we vragen u eerst of u dat wilt. U kunt ook onder Verrichtingen van de bonus afzien.",
  },
}

const invitations: Standing = {
  bonusId: "invitations",
  picture: "letter",
  policy: "referralReward",
  title: { en: "Invitations", fr: "Invitations", nl: "Uitnodigingen" },
  text: {
    en: "What you earn when a friend opens an account with your link, and the conditions.",
    fr: "La récompense quand une personne ouvre un compte avec votre lien, et ses conditions.",
    nl: "Wat u krijgt als een vriend een account opent via uw link, en onder welke voorwaarden.",
  },
  terms: {
    en: "Your invitations page shows what you earn for a friend, what they have to do and by when. The conditions shown on the day your friend registers apply.\n\nThere is no reward for an account of your own or in your household. You see how far a friend is, but never what they deposit or stake.",
    fr: "La récompense, ses conditions et leur délai figurent sur la page de vos invitations ; ce sont ceux affichés le jour de l’inscription de la personne invitée qui s’appliquent.\n\nIl n’y a pas de récompense pour un compte qui est le vôtre ou celui d’une personne de votre ménage. Vous voyez où en est la personne, jamais ce qu’elle dépose ou mise.",
    nl: "Op de pagina van uw uitnodigingen leest u wat u voor een vriend krijgt, en wat die daarvoor moet doen en tegen wanneer. De voorwaarden van de dag van de registratie blijven gelden.\n\nVoor een account van uzelf of van iemand uit uw gezin krijgt u niets. U ziet hoever een vriend staat, maar nooit hoeveel die stort of inzet.",
  },
}
