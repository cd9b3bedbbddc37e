/**
 * Every address of the site. Pages, mails, the return from the payment page, games' links to lobby and deposit, the
 * sitemap and the rules for robots take theirs from here.
 *
 * To add a page:
 * 1. a line in `paths` (English without prefix; `:name` for a parameter, with the same names in all three languages),
 *    and in `publicPages` or `privatePages` where robots should or must not read it;
 * 2. a line in the table of `apps/site/app/routes.ts` that names its file;
 * 3. links with `useTo()` in components (`to("deposits")`, `to("play", { gameId: slug })`), `href(page, language, params)`
 *    elsewhere on the site, `toAbsoluteUrl` in mails.
 *
 * English addresses do not change: links to them exist.
 */
import type { Language } from "@elite/contract"

export const paths = {
  home: { en: "", fr: "", nl: "" },
  login: { en: "login", fr: "connexion", nl: "inloggen" },
  signup: { en: "signup", fr: "inscription", nl: "registreren" },
  logout: { en: "logout", fr: "deconnexion", nl: "uitloggen" },
  /** Takes the form that chooses the colours. */
  appearance: { en: "appearance", fr: "apparence", nl: "weergave" },
  verifyEmail: { en: "verify-email", fr: "confirmer-e-mail", nl: "e-mail-bevestigen" },
  unsubscribe: { en: "unsubscribe", fr: "se-desabonner", nl: "uitschrijven" },
  resetPassword: { en: "reset-password", fr: "nouveau-mot-de-passe", nl: "nieuw-wachtwoord" },
  newPassword: {
    en: "reset-password/:newPasswordKey",
    fr: "nouveau-mot-de-passe/:newPasswordKey",
    nl: "nieuw-wachtwoord/:newPasswordKey",
  },
  forgetPassword: { en: "forget-password", fr: "mot-de-passe-oublie", nl: "wachtwoord-vergeten" },
  changeEmail: {
    en: "change-email/:changeKey",
    fr: "changer-d-adresse-e-mail/:changeKey",
    nl: "e-mailadres-wijzigen/:changeKey",
  },
  /** The return address registered with itsme for each language, to the letter. */
  authenticationCheck: {
    en: "authentication-check",
    fr: "controle-de-connexion",
    nl: "inlogcontrole",
  },
  itsmeSignup: { en: "signup/itsme", fr: "inscription/itsme", nl: "registreren/itsme" },
  setUsername: {
    en: "set-username",
    fr: "choisir-un-nom-d-utilisateur",
    nl: "gebruikersnaam-kiezen",
  },
  confirmIdentity: {
    en: "confirm-identity",
    fr: "confirmer-votre-identite",
    nl: "identiteit-bevestigen",
  },
  acceptTerms: {
    en: "accept-terms",
    fr: "accepter-les-conditions",
    nl: "voorwaarden-aanvaarden",
  },
  profile: { en: "profile", fr: "profil", nl: "profiel" },
  paymentSuccess: {
    en: "profile/payment-success",
    fr: "profil/paiement-reussi",
    nl: "profiel/betaling-gelukt",
  },
  paymentFailure: {
    en: "profile/payment-failure",
    fr: "profil/paiement-echoue",
    nl: "profiel/betaling-mislukt",
  },
  deposits: { en: "accountdeposits", fr: "compte/depots", nl: "account/stortingen" },
  verifyDeposit: { en: "verify-deposit-amount", fr: "verifier-le-depot", nl: "storting-nakijken" },
  withdrawals: { en: "account/withdrawals", fr: "compte/retraits", nl: "account/opnames" },
  betHistory: {
    en: "account/casino-bet-history",
    fr: "compte/historique-des-mises",
    nl: "account/inzetgeschiedenis",
  },
  closeAccount: { en: "account/close", fr: "compte/fermeture", nl: "account/sluiten" },
  kyc: { en: "account/kyc", fr: "compte/verification", nl: "account/verificatie" },
  userVerification: {
    en: "user/verification",
    fr: "compte/verification/resultat",
    nl: "account/verificatie/resultaat",
  },
  balances: { en: "account/balances", fr: "compte/transactions", nl: "account/verrichtingen" },
  notifications: { en: "account/notifications", fr: "compte/notifications", nl: "account/meldingen" },
  devices: { en: "account/devices", fr: "compte/appareils", nl: "account/toestellen" },
  settings: { en: "account/settings", fr: "compte/parametres", nl: "account/instellingen" },
  limits: { en: "account/limits", fr: "compte/limites", nl: "account/limieten" },
  referrals: { en: "account/referrals", fr: "compte/invitations", nl: "account/uitnodigingen" },
  loyalty: { en: "account/loyalty", fr: "compte/fidelite", nl: "account/loyaliteit" },
  betRound: {
    en: "account/casino-bet-history/round",
    fr: "compte/historique-des-mises/partie",
    nl: "account/inzetgeschiedenis/ronde",
  },
  /** Answers a history as a file. */
  historyDownload: {
    en: "account/history-download",
    fr: "compte/telecharger-l-historique",
    nl: "account/geschiedenis-downloaden",
  },
  bets: { en: "bet-history", fr: "historique-des-mises", nl: "inzetgeschiedenis" },

  play: { en: "play-game/:gameId", fr: "jouer/:gameId", nl: "spelen/:gameId" },
  chooseGame: { en: "play-game", fr: "play-game", nl: "play-game" },
  lobby: { en: "lobby", fr: "lobby", nl: "lobby" },
  results: { en: "results", fr: "results", nl: "results" },
  comingSoon: { en: "coming-soon", fr: "coming-soon", nl: "coming-soon" },
  landing: { en: "landing", fr: "landing", nl: "landing" },
  landing2: { en: "landing-2", fr: "landing-2", nl: "landing-2" },
  landing3: { en: "landing-3", fr: "landing-3", nl: "landing-3" },
  landing4: { en: "landing-4", fr: "landing-4", nl: "landing-4" },
  crypto: { en: "crypto", fr: "crypto", nl: "crypto" },
  rewards: { en: "rewards", fr: "rewards", nl: "rewards" },
  loyaltyBonus: { en: "loyalty-bonus", fr: "loyalty-bonus", nl: "loyalty-bonus" },
  allGames: { en: "all-games", fr: "tous-jeux", nl: "alle-spellen" },
  newGames: { en: "new-games", fr: "nouveaux-jeux", nl: "nieuwe-spellen" },
  favourites: { en: "favorites", fr: "favoris", nl: "favorieten" },
  providers: { en: "providers", fr: "fournisseurs", nl: "providers" },
  provider: { en: "providers/:provider", fr: "fournisseurs/:provider", nl: "providers/:provider" },
  gameTypes: { en: "game-types", fr: "types-de-jeux", nl: "speltypes" },
  gameType: { en: "game-types/:type", fr: "types-de-jeux/:type", nl: "speltypes/:type" },
  theme: { en: "themes/:theme", fr: "themes/:theme", nl: "themas/:theme" },
  collection: {
    en: "collections/:collection",
    fr: "collections/:collection",
    nl: "collecties/:collection",
  },

  crashGame: { en: "crash-game", fr: "jeu-de-crash", nl: "crashspel" },
  crashVerify: { en: "crash-game/verify", fr: "jeu-de-crash/controle", nl: "crashspel/controle" },
  crashDemo: { en: "crash-game/demo", fr: "jeu-de-crash/demo", nl: "crashspel/demo" },

  jackpots: { en: "jackpot", fr: "jackpot", nl: "jackpot" },

  eliteQuest: { en: "elite-quest", fr: "elite-quest", nl: "elite-quest" },
  eliteQuestHow: {
    en: "elite-quest/how-it-works",
    fr: "elite-quest/comment-ca-marche",
    nl: "elite-quest/hoe-het-werkt",
  },
  eliteQuestHistory: {
    en: "elite-quest/past-weeks",
    fr: "elite-quest/semaines-passees",
    nl: "elite-quest/vorige-weken",
  },
  /** Redirects to the current tournaments. */
  tournaments: { en: "tournaments", fr: "tournois", nl: "toernooien" },
  currentTournaments: {
    en: "tournaments/current-tournaments",
    fr: "tournois/en-cours-tournois",
    nl: "toernooien/huidig-toernooien",
  },
  previousTournaments: {
    en: "tournaments/previous-tournaments",
    fr: "tournois/precedent-tournois",
    nl: "toernooien/vorige-toernooien",
  },
  myTournaments: {
    en: "tournaments/my-tournaments",
    fr: "tournois/mes-tournois",
    nl: "toernooien/mijn-toernooien",
  },
  tournamentsHow: {
    en: "tournaments/how-it-works",
    fr: "tournois/comment-ca-marche",
    nl: "toernooien/hoe-het-werkt",
  },
  promotions: { en: "promotions", fr: "promotions", nl: "promoties" },
  promotion: { en: "promotion/:bonusId", fr: "promotion/:bonusId", nl: "promotion/:bonusId" },

  sportsBook: { en: "sports-book", fr: "paris-sportifs", nl: "sportweddenschappen" },

  eliteClub: { en: "elite-club", fr: "elite-club", nl: "elite-club" },
  eliteClubHow: {
    en: "elite-club/how-it-works",
    fr: "elite-club/comment-ca-marche",
    nl: "elite-club/hoe-het-werkt",
  },
  /** Where coins are redeemed. */
  shop: { en: "shop", fr: "guichet", nl: "loket" },

  responsibleGambling: { en: "responsible-gambling", fr: "jeu-responsable", nl: "verantwoord-spelen" },
  selfTest: {
    en: "responsible-gambling/self-test",
    fr: "jeu-responsable/autotest",
    nl: "verantwoord-spelen/zelftest",
  },
  terms: { en: "terms-and-conditions", fr: "conditions-generales", nl: "algemene-voorwaarden" },
  privacy: { en: "privacy-policy", fr: "politique-de-confidentialite", nl: "privacybeleid" },
  cookies: { en: "cookies", fr: "cookies", nl: "cookies" },
  cookieChoices: { en: "cookie-choices", fr: "choix-des-cookies", nl: "cookiekeuzes" },
  about: { en: "about", fr: "a-propos", nl: "over-ons" },
  help: { en: "site-info/help", fr: "site-info/aide", nl: "site-info/hulp" },
  howItWorks: {
    en: "site-info/how-it-works",
    fr: "site-info/comment-ca-marche",
    nl: "site-info/hoe-het-werkt",
  },
  siteInfo: { en: "site-info/:slug", fr: "site-info/:slug", nl: "site-info/:slug" },
  cmsPage: { en: "cms-page/:cmsPageId", fr: "cms-page/:cmsPageId", nl: "cms-page/:cmsPageId" },
  cmsPageNotFound: { en: "cms-page-not-found", fr: "cms-page-not-found", nl: "cms-page-not-found" },
  maintenance: { en: "maintenance", fr: "maintenance", nl: "onderhoud" },
  /** Last, because any single word is a category unless the catalogue says otherwise. */
  category: { en: ":category", fr: ":category", nl: ":category" },
} as const satisfies Record<string, Record<Language, string>>

export type Page = keyof typeof paths

/** Old paths, the same in every language. `casino/play-game/:gameId` is one too. */
export const movedPaths = {
  "responsible-gaming": "responsibleGambling",
  "bet-history": "betHistory",
  // A game's path in French and Dutch, without its game.
  jouer: "chooseGame",
  spelen: "chooseGame",
} as const satisfies Record<string, Page>
export type MovedPath = keyof typeof movedPaths

/** Games with a page of their own, by slug: none of their paths is one of `play`. */
export const ownPages = { crash: "crashGame" } as const satisfies Record<string, Page>

/** Public pages without parameters, for the sitemap; those of a feature only while it is on. */
export const publicPages = [
  "home",
  "allGames",
  "newGames",
  "providers",
  "gameTypes",
  "crashGame",
  "crashDemo",
  "jackpots",
  "crashVerify",
  "eliteQuest",
  "eliteQuestHow",
  "eliteQuestHistory",
  "currentTournaments",
  "previousTournaments",
  "tournamentsHow",
  "sportsBook",
  "promotions",
  "eliteClub",
  "eliteClubHow",
  "responsibleGambling",
  "selfTest",
  "terms",
  "privacy",
  "cookies",
  "about",
  "help",
  "howItWorks",
  "lobby",
  "results",
  "comingSoon",
  "landing",
  "landing2",
  "landing3",
  "landing4",
  "crypto",
  "rewards",
  "loyaltyBonus",
  "signup",
  "login",
] as const satisfies Page[]

/** Pages closed to robots: all of the account. */
export const privatePages = [
  "logout",
  "appearance",
  "verifyEmail",
  "unsubscribe",
  "resetPassword",
  "newPassword",
  "forgetPassword",
  "changeEmail",
  "authenticationCheck",
  "itsmeSignup",
  "setUsername",
  "confirmIdentity",
  "acceptTerms",
  "profile",
  "paymentSuccess",
  "paymentFailure",
  "closeAccount",
  "deposits",
  "verifyDeposit",
  "withdrawals",
  "betHistory",
  "betRound",
  "historyDownload",
  "kyc",
  "userVerification",
  "balances",
  "notifications",
  "devices",
  "settings",
  "limits",
  "loyalty",
  "referrals",
  "shop",
  "myTournaments",
  "bets",
  "cookieChoices",
  "cmsPageNotFound",
  "favourites",
] as const satisfies Page[]
