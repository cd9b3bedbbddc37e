import type { Language } from "@elite/contract"

type Address = Readonly<Record<Language, string>> & {
  /** Where it leads, if that is another address. */
  readonly to?: Readonly<Partial<Record<Language, string>>>
  /** What it answers, if that is not 200. */
  readonly status?: 404
}
const at = (en: string, fr: string, nl: string) => ({ en, fr: `/fr${fr}`, nl: `/nl${nl}` })
const same = (path: string) => at(path, path, path)

const currentTournaments = at(
  "/tournaments/current-tournaments",
  "/tournois/en-cours-tournois",
  "/toernooien/huidig-toernooien",
)
const responsible = at("/responsible-gambling", "/jeu-responsable", "/verantwoord-spelen")
const howItWorks = (programme: string) =>
  at(`/${programme}/how-it-works`, `/${programme}/comment-ca-marche`, `/${programme}/hoe-het-werkt`)

/** What stands for the parts that vary, all of it in the seeded catalogue. */
const game = "seed-reels"

/** The addresses of section 2 by the names of its table; each is asked with the session that may see it. */
export const addresses: Readonly<Record<"visitor" | "player", Readonly<Record<string, Address>>>> = {
  visitor: {
    home: { en: "/", fr: "/fr", nl: "/nl" },
    login: at("/login", "/connexion", "/inloggen"),
    "sign up": at("/signup", "/inscription", "/registreren"),
    "casino category": at("/slots", "/machines-a-sous", "/slots"),
    "all games": at("/all-games", "/tous-jeux", "/alle-spellen"),
    "new games": at("/new-games", "/nouveaux-jeux", "/nieuwe-spellen"),
    jackpot: same("/jackpot"),
    tournaments: { ...at("/tournaments", "/tournois", "/toernooien"), to: currentTournaments },
    "current tournaments": currentTournaments,
    "previous tournaments": at(
      "/tournaments/previous-tournaments",
      "/tournois/precedent-tournois",
      "/toernooien/vorige-toernooien",
    ),
    "how tournaments work": at(
      "/tournaments/how-it-works",
      "/tournois/comment-ca-marche",
      "/toernooien/hoe-het-werkt",
    ),
    "how the quest works": howItWorks("elite-quest"),
    "how the club works": howItWorks("elite-club"),
    "elite club": same("/elite-club"),
    "providers list": at("/providers", "/fournisseurs", "/providers"),
    "provider page": at("/providers/seed", "/fournisseurs/seed", "/providers/seed"),
    promotions: at("/promotions", "/promotions", "/promoties"),
    promotion: {
      en: "/en/promotion/{bonusId}",
      fr: "/fr/promotion/{bonusId}",
      nl: "/nl/promotion/{bonusId}",
      to: { en: "/promotion/{bonusId}" },
    },
    "promotion without its language": same("/promotion/{bonusId}"),
    "responsible gambling": responsible,
    "responsible gaming": { ...same("/responsible-gaming"), to: responsible },
    "crash game": at("/crash-game", "/jeu-de-crash", "/crashspel"),
    "crash demo": at("/crash-game/demo", "/jeu-de-crash/demo", "/crashspel/demo"),
    "choose a game": same("/play-game"),
    "a game without its name": { ...at("/spelen", "/jouer", "/spelen"), to: same("/play-game") },
    game: at(`/play-game/${game}`, `/jouer/${game}`, `/spelen/${game}`),
    "game by its other address": {
      ...same(`/casino/play-game/${game}`),
      to: at(`/play-game/${game}`, `/jouer/${game}`, `/spelen/${game}`),
    },
    "e-mail verification": at(
      "/verify-email?token=t",
      "/confirmer-e-mail?token=t",
      "/e-mail-bevestigen?token=t",
    ),
    "password reset": at("/reset-password", "/nouveau-mot-de-passe", "/nieuw-wachtwoord"),
    "new password": at("/reset-password/key", "/nouveau-mot-de-passe/key", "/nieuw-wachtwoord/key"),
    "forgotten password": at("/forget-password", "/mot-de-passe-oublie", "/wachtwoord-vergeten"),
    about: at("/about", "/a-propos", "/over-ons"),
    "site info: help": at("/site-info/help", "/site-info/aide", "/site-info/hulp"),
    "site info: how it works": at(
      "/site-info/how-it-works",
      "/site-info/comment-ca-marche",
      "/site-info/hoe-het-werkt",
    ),
    terms: at("/terms-and-conditions", "/conditions-generales", "/algemene-voorwaarden"),
    privacy: at("/privacy-policy", "/politique-de-confidentialite", "/privacybeleid"),
    cookies: same("/cookies"),
    "sports book": at("/sports-book", "/paris-sportifs", "/sportweddenschappen"),
    crypto: same("/crypto"),
    rewards: same("/rewards"),
    lobby: same("/lobby"),
    "loyalty bonus": same("/loyalty-bonus"),
    results: same("/results"),
    maintenance: at("/maintenance", "/maintenance", "/onderhoud"),
    "coming soon": same("/coming-soon"),
    landing: same("/landing"),
    "landing 2": same("/landing-2"),
    "landing 3": same("/landing-3"),
    "landing 4": same("/landing-4"),
    "CMS page": same("/cms-page/{cmsPageId}"),
    "CMS page not found": { ...same("/cms-page-not-found"), status: 404 },
  },
  player: {
    favourites: at("/favorites", "/favoris", "/favorieten"),
    "my tournaments": at(
      "/tournaments/my-tournaments",
      "/tournois/mes-tournois",
      "/toernooien/mijn-toernooien",
    ),
    "bet history": {
      ...same("/bet-history"),
      to: at("/account/casino-bet-history", "/compte/historique-des-mises", "/account/inzetgeschiedenis"),
    },
    profile: at("/profile", "/profil", "/profiel"),
    "payment success": at("/profile/payment-success", "/profil/paiement-reussi", "/profiel/betaling-gelukt"),
    "payment failure": at("/profile/payment-failure", "/profil/paiement-echoue", "/profiel/betaling-mislukt"),
    balances: at("/account/balances", "/compte/transactions", "/account/verrichtingen"),
    deposits: at("/accountdeposits", "/compte/depots", "/account/stortingen"),
    withdrawals: at("/account/withdrawals", "/compte/retraits", "/account/opnames"),
    referrals: at("/account/referrals", "/compte/invitations", "/account/uitnodigingen"),
    settings: at("/account/settings", "/compte/parametres", "/account/instellingen"),
    "casino bet history": at(
      "/account/casino-bet-history",
      "/compte/historique-des-mises",
      "/account/inzetgeschiedenis",
    ),
    loyalty: at("/account/loyalty", "/compte/fidelite", "/account/loyaliteit"),
    limits: at("/account/limits", "/compte/limites", "/account/limieten"),
    kyc: at("/account/kyc", "/compte/verification", "/account/verificatie"),
    verification: at("/user/verification", "/compte/verification/resultat", "/account/verificatie/resultaat"),
    shop: at("/shop", "/guichet", "/loket"),
    "verify deposit amount": at("/verify-deposit-amount", "/verifier-le-depot", "/storting-nakijken"),
    // Without what itsme sends along it leads to the log-in.
    "authentication check": {
      ...at("/authentication-check", "/controle-de-connexion", "/inlogcontrole"),
      to: at("/login", "/connexion", "/inloggen"),
    },
  },
}
