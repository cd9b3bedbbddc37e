import type { BlackjackAction } from "../src/studio/blackjack/model.ts"
import type { Language } from "../src/studio/words.ts"

type Words = {
  readonly deal: string
  readonly invitation: string
  readonly felt: readonly [string, string]
  readonly actionsLabel: string
  readonly actions: Readonly<Record<BlackjackAction, string>>
  readonly yourTurn: (hand: string, total: string, dealer: number) => string
  readonly or: (soft: number, hard: number) => string
  readonly returned: string
  readonly rules: readonly string[]
}

const en: Words = {
  deal: "Deal",
  invitation: "Choose your stake and deal.",
  felt: ["BLACKJACK PAYS 3 TO 2", "DEALER STANDS ON 17"],
  actionsLabel: "Your decision",
  actions: { hit: "Hit", stand: "Stand", double: "Double", split: "Split" },
  yourTurn: (hand, total, dealer) => `${hand}: ${total}. The dealer shows ${dealer}.`,
  or: (soft, hard) => `${soft} or ${hard}`,
  returned: "your extra stake is returned",
  rules: [
    "Get closer to 21 than the dealer without going over. Cards from 2 to 10 count their number, jack, queen and king 10, an ace 1 or 11.",
    "The game uses six decks of 52 cards. Every round begins with a complete, newly shuffled shoe.",
    "An ace with a card worth 10 in your first two cards is a blackjack and pays 3 to 2. Any other winning hand pays 1 to 1. If the totals are equal, your stake is returned. Two blackjacks are equal too.",
    "Double: with your first two cards you can stake the same amount again. You get exactly one more card. This is also possible after a split.",
    "Split: you can split two cards of the same value once into two hands, for a second stake. Split aces get one card each. An ace and a 10 after a split count 21 and are not a blackjack.",
    "A hand that reaches 21 stands automatically. There is no insurance and no surrender.",
    "The dealer draws up to 16 and stands on every 17, also one with an ace counted as 11.",
    "The dealer’s second card is drawn only after your last decision, so nobody knows it before. If the dealer then has a blackjack, you only lose your first stake: what you added for doubling or splitting is returned.",
    "The return assumes the best decision in every situation and is counted on the first stake of each round. Other decisions lower it.",
    "If you leave during a round, it waits for you for 24 hours. After that your hands stand and the round is settled.",
  ],
}

const fr: Words = {
  deal: "Distribuer",
  invitation: "Choisissez votre mise et faites distribuer les cartes.",
  felt: ["LE BLACKJACK PAIE 3 POUR 2", "LE CROUPIER RESTE À 17"],
  actionsLabel: "Votre décision",
  actions: { hit: "Carte", stand: "Rester", double: "Doubler", split: "Séparer" },
  yourTurn: (hand, total, dealer) => `${hand} : ${total}. Le croupier montre ${dealer}.`,
  or: (soft, hard) => `${soft} ou ${hard}`,
  returned: "la mise supplémentaire vous est remboursée",
  rules: [
    "Approchez-vous de 21 plus que le croupier, sans le dépasser. Les cartes de 2 à 10 valent leur nombre, le valet, la dame et le roi 10, l’as 1 ou 11.",
    "Le jeu utilise six jeux de 52 cartes. Chaque partie commence avec un sabot complet, mélangé à neuf.",
    "Un as et une carte valant 10 parmi vos deux premières cartes forment un blackjack, payé 3 pour 2. Toute autre main gagnante est payée 1 pour 1. En cas d’égalité, votre mise vous est remboursée, y compris entre deux blackjacks.",
    "Doubler : avec vos deux premières cartes, vous pouvez miser une deuxième fois le même montant. Vous recevez alors une seule carte. C’est aussi possible après une séparation.",
    "Séparer : vous pouvez séparer une fois deux cartes de même valeur en deux mains, pour une deuxième mise. Deux as séparés reçoivent une carte chacun. Après une séparation, un as et un 10 valent 21 et ne forment pas un blackjack.",
    "Une main qui atteint 21 reste automatiquement. Il n’y a ni assurance ni abandon.",
    "Le croupier tire jusqu’à 16 et reste à 17, même si un as y compte pour 11.",
    "La deuxième carte du croupier n’est tirée qu’après votre dernière décision : personne ne la connaît avant. Si le croupier a alors un blackjack, vous ne perdez que votre première mise ; ce que vous avez ajouté pour doubler ou séparer vous est remboursé.",
    "Le taux de retour suppose la meilleure décision dans chaque situation et se calcule sur la première mise de chaque partie. D’autres décisions le diminuent.",
    "Si vous quittez une partie en cours, elle vous attend pendant 24 heures. Ensuite, vos mains restent et la partie est réglée.",
  ],
}

const nl: Words = {
  deal: "Delen",
  invitation: "Kies uw inzet en laat de kaarten delen.",
  felt: ["BLACKJACK BETAALT 3 TEGEN 2", "DE DELER PAST OP 17"],
  actionsLabel: "Uw beslissing",
  actions: { hit: "Kaart", stand: "Passen", double: "Verdubbelen", split: "Splitsen" },
  yourTurn: (hand, total, dealer) => `${hand}: ${total}. De deler toont ${dealer}.`,
  or: (soft, hard) => `${soft} of ${hard}`,
  returned: "u krijgt de extra inzet terug",
  rules: [
    "Kom dichter bij 21 dan de deler, zonder boven 21 uit te komen. Kaarten van 2 tot 10 tellen hun eigen waarde, boer, vrouw en heer 10, een aas 1 of 11.",
    "Het spel gebruikt zes spellen van 52 kaarten. Elke ronde begint met een volledige, opnieuw geschudde shoe.",
    "Een aas met een kaart van 10 in uw eerste twee kaarten is een blackjack en betaalt 3 tegen 2. Elke andere winnende hand betaalt 1 tegen 1. Bij gelijke stand krijgt u uw inzet terug, ook bij twee blackjacks.",
    "Verdubbelen: met uw eerste twee kaarten kunt u hetzelfde bedrag nog eens inzetten. U krijgt dan precies één kaart. Dat kan ook na een splitsing.",
    "Splitsen: twee kaarten met dezelfde waarde kunt u één keer splitsen in twee handen, voor een tweede inzet. Gesplitste azen krijgen elk één kaart. Een aas en een 10 na een splitsing tellen 21 en zijn geen blackjack.",
    "Een hand die 21 bereikt, past automatisch. Er is geen verzekering en u kunt niet opgeven.",
    "De deler trekt tot en met 16 en past op elke 17, ook als een aas daarin voor 11 telt.",
    "De tweede kaart van de deler wordt pas na uw laatste beslissing getrokken; niemand kent ze eerder. Heeft de deler dan een blackjack, dan verliest u alleen uw eerste inzet: wat u bijlegde om te verdubbelen of te splitsen, krijgt u terug.",
    "Het uitbetalingspercentage gaat uit van de beste beslissing in elke situatie en is berekend op de eerste inzet van elke ronde. Met andere beslissingen ligt het lager.",
    "Verlaat u een ronde voor ze afgelopen is, dan blijft ze 24 uur staan. Daarna passen uw handen en wordt de ronde afgerekend.",
  ],
}

const byLanguage: Record<Language, Words> = { en, fr, nl }
export const blackjackWords = (language: Language): Words => byLanguage[language]
