import type { BannerInput, PageInput } from "../../../api/src/modules/content/index.ts"

type Standing = Omit<BannerInput, "startsAt" | "endsAt" | "position">

/** The first banners of a casino on sandboxes. */
export const demonstrationBanners = (now: Date): BannerInput[] =>
  [protects, crash, jackpots, tournaments].map((banner, position) => ({
    ...banner,
    position,
    startsAt: now.toISOString(),
    endsAt: null,
  }))

const protects: Standing = {
  name: "protection",
  picture: "sun",
  page: "responsibleGambling",
  policy: null,
  isPromotion: false,
  title: {
    en: "Limits, breaks and a self-test",
    fr: "Limites, pauses et un autotest",
    nl: "Limieten, pauzes en een zelftest",
  },
  text: {
    en: "How much you can deposit, how long you play and how to stop: all on one page.",
    fr: "Fixez ce que vous pouvez déposer et le temps que vous jouez, faites une pause ou arrêtez : tout est sur une page.",
    nl: "Hoeveel u kunt storten, hoelang u speelt en hoe u stopt: alles op één pagina.",
  },
}

const crash: Standing = {
  name: "crash-proof",
  picture: "curtain",
  page: "crashVerify",
  policy: "crash",
  isPromotion: true,
  title: {
    en: "You can check every round",
    fr: "Chaque vol est vérifiable",
    nl: "U kunt elke vlucht controleren",
  },
  text: {
    en: "The result of every crash round is fixed before anybody bets. See how, and check it yourself.",
    fr: "Dans notre jeu de crash, la fin de chaque vol est fixée avant toute mise. Voyez comment et vérifiez-le vous-même.",
    nl: "Waar een vlucht van ons crashspel eindigt, ligt vast voor iemand inzet. Lees hoe dat werkt en controleer het zelf.",
  },
}

const jackpots: Standing = {
  name: "jackpot-odds",
  picture: "window",
  page: "jackpots",
  policy: "jackpots",
  isPromotion: true,
  title: {
    en: "Four jackpots, with their odds",
    fr: "Quatre jackpots aux probabilités affichées",
    nl: "Vier jackpots, met hun kansen erbij",
  },
  text: {
    en: "How each jackpot is won, the odds, and how you can check every draw afterwards.",
    fr: "Les règles de chacun, vos chances de gagner et la vérification de chaque tirage.",
    nl: "Hoe elke jackpot valt, hoe groot de kans is en hoe u elke trekking achteraf kunt controleren.",
  },
}

const tournaments: Standing = {
  name: "tournament-rules",
  picture: "ticket",
  page: "tournamentsHow",
  policy: "tournamentHousePrizes",
  isPromotion: true,
  title: {
    en: "Tournaments: what they cost and pay",
    fr: "Tournois : le coût et les prix à gagner",
    nl: "Toernooien: wat ze kosten en wat u kunt winnen",
  },
  text: {
    en: "See the entry fee, the bets, the prizes and who pays for them before you decide to take part.",
    fr: "L’inscription, les mises, les prix et qui les offre : tout est indiqué avant que vous décidiez de participer.",
    nl: "U leest vooraf wat de inschrijving kost, hoeveel inzetten meetellen, wat de prijzen zijn en wie ze betaalt.",
  },
}

/** The page of text that such a casino begins with. */
export const demonstrationPage = (now: Date): PageInput => ({
  name: "game-figures",
  slug: {
    en: "figures-of-a-game",
    fr: "les-chiffres-d-un-jeu",
    nl: "de-cijfers-van-een-spel",
  },
  title: {
    en: "The figures of a game",
    fr: "Les chiffres d’un jeu",
    nl: "De cijfers van een spel",
  },
  content: {
    en: [
      { kind: "heading", text: "Return to players" },
      {
        kind: "text",
        text: "The share of all stakes that is paid back as wins over a very long time. At 96 %, the casino keeps an average of € 4 of every € 100 staked. A single evening can turn out very differently.",
      },
      { kind: "heading", text: "Volatility" },
      {
        kind: "text",
        text: "How strongly results swing. High volatility means long stretches without a win and a few larger wins. The return is the same.",
      },
    ],
    fr: [
      { kind: "heading", text: "Taux de retour" },
      {
        kind: "text",
        text: "La part de toutes les mises qui revient sous forme de gains sur une très longue durée. À 96 %, le casino garde en moyenne 4 € sur 100 € misés. Le résultat d’une seule soirée peut être tout autre.",
      },
      { kind: "heading", text: "Volatilité" },
      {
        kind: "text",
        text: "L’ampleur des variations. Une volatilité élevée signifie de longues séries sans gain et quelques gains plus importants ; le taux de retour reste le même.",
      },
    ],
    nl: [
      { kind: "heading", text: "Uitbetalingspercentage" },
      {
        kind: "text",
        text: "Het deel van alle inzetten dat op heel lange termijn als winst wordt uitbetaald. Bij 96 % blijft van elke € 100 inzet gemiddeld € 4 bij het casino. Eén avond zegt daar niets over.",
      },
      { kind: "heading", text: "Volatiliteit" },
      {
        kind: "text",
        text: "Hoe sterk de resultaten schommelen. Bij een hoge volatiliteit zijn er lange reeksen zonder winst en enkele grote winsten; het uitbetalingspercentage blijft hetzelfde.",
      },
    ],
  },
  startsAt: now.toISOString(),
  endsAt: null,
})
