/**
 * Every address of the site, and the only place where one is written.
 *
 * To add a page: 1. a line in `paths` (English without prefix; `:name` where a part varies, the same names in all
 * three languages); 2. a line in the table of `routes.ts` that names its file; 3. links with `useTo()` in
 * components (`to("deposits")`, `to("play", { gameId: slug })`) or `href(page, language, params)` elsewhere.
 * Addresses written in the specification (section 2) are kept to the letter in English.
 */
import { type Language, languages } from "@elite/contract"

export const paths = {
  home: { en: "", fr: "", nl: "" },
  login: { en: "login", fr: "connexion", nl: "inloggen" },
  signup: { en: "signup", fr: "inscription", nl: "registreren" },
  logout: { en: "logout", fr: "deconnexion", nl: "uitloggen" },
  verifyEmail: { en: "verify-email", fr: "confirmer-e-mail", nl: "e-mail-bevestigen" },
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
  withdrawals: { en: "account/withdrawals", fr: "compte/retraits", nl: "account/opnames" },
  betHistory: {
    en: "account/casino-bet-history",
    fr: "compte/historique-des-mises",
    nl: "account/inzetgeschiedenis",
  },
  kyc: { en: "account/kyc", fr: "compte/verification", nl: "account/verificatie" },
  userVerification: {
    en: "user/verification",
    fr: "compte/verification/resultat",
    nl: "account/verificatie/resultaat",
  },
  balances: { en: "account/balances", fr: "compte/transactions", nl: "account/verrichtingen" },
  bets: { en: "bet-history", fr: "historique-des-mises", nl: "inzetgeschiedenis" },

  play: { en: "play-game/:gameId", fr: "jouer/:gameId", nl: "spelen/:gameId" },
  allGames: { en: "all-games", fr: "tous-jeux", nl: "alle-spellen" },
  newGames: { en: "new-games", fr: "nouveaux-jeux", nl: "nieuwe-spellen" },
  favourites: { en: "favorites", fr: "favoris", nl: "favorieten" },
  providers: { en: "providers", fr: "fournisseurs", nl: "providers" },
  provider: { en: "providers/:provider", fr: "fournisseurs/:provider", nl: "providers/:provider" },

  responsibleGambling: { en: "responsible-gambling", fr: "jeu-responsable", nl: "verantwoord-spelen" },
  terms: { en: "terms-and-conditions", fr: "conditions-generales", nl: "algemene-voorwaarden" },
  privacy: { en: "privacy-policy", fr: "politique-de-confidentialite", nl: "privacybeleid" },
  cookies: { en: "cookies", fr: "cookies", nl: "cookies" },
  about: { en: "about", fr: "a-propos", nl: "over-ons" },
  siteInfo: { en: "site-info/:slug", fr: "site-info/:slug", nl: "site-info/:slug" },
  maintenance: { en: "maintenance", fr: "maintenance", nl: "onderhoud" },
  /** Last, because any single word is a category until the catalogue says otherwise. */
  category: { en: ":category", fr: ":category", nl: ":category" },
} as const satisfies Record<string, Record<Language, string>>

export type Page = keyof typeof paths

/** Other names of pages (specification section 2), in every language the same. `casino/play-game/:gameId` is one too. */
export const moved = {
  "responsible-gaming": "responsibleGambling",
  "bet-history": "betHistory",
  "play-game": "allGames",
} as const satisfies Record<string, Page>
export type Moved = keyof typeof moved

type Names<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? Names<First> | Names<Rest>
  : Path extends `:${infer Name}`
    ? Name
    : never
type ParamNames<P extends Page> = Names<(typeof paths)[P]["en"]>
/** The parameters a page's address needs: none, or an object with one text for each varying part. */
export type ParamsOf<P extends Page> = [ParamNames<P>] extends [never]
  ? []
  : [params: Record<ParamNames<P>, string>]

/** The first part of every address in a language: nothing in English. */
export const prefixOf = (language: Language): string => (language === "en" ? "" : `/${language}`)

/** The address of a page in a language: `href("play", "fr", { gameId: "horta-house" })` is `/fr/jouer/horta-house`. */
export function href<P extends Page>(page: P, language: Language, ...[params]: ParamsOf<P>): string {
  const given: Record<string, string> = params ?? {}
  const path = paths[page][language].replaceAll(/:(\w+)/g, (_, name) => encodeURIComponent(given[name] ?? ""))
  return `${prefixOf(language)}${path && `/${path}`}` || "/"
}

/** The language an address is written in. The path decides, nothing else does. */
export function languageOf(pathname: string): Language {
  const first = pathname.split("/", 2)[1]
  return first === "fr" || first === "nl" ? first : "en"
}

/**
 * The address of the page that a request is about. The router asks for a page's data at `/fr.data` and `/_.data`, with
 * the routes it wants in the query; a loader's `url` argument is without them, its `request.url` is not.
 */
export function pageUrl(requested: string): URL {
  const url = new URL(requested)
  url.pathname = url.pathname.replace(/(\/)_\.data$|\.data$/, "$1")
  url.searchParams.delete("_routes")
  return url
}

/** What stands after the language: `/fr/tous-jeux/` gives `tous-jeux`. */
export const withoutLanguage = (pathname: string): string =>
  pathname.replace(/^\/(fr|nl)(?=\/|$)/, "").replaceAll(/^\/+|\/+$/g, "")

type Match = { page: Page; params: Record<string, string> }

function matchPath(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split("/")
  const found = path.split("/")
  if (expected.length !== found.length) return null
  const params: Record<string, string> = {}
  for (const [i, part] of expected.entries()) {
    const value = found[i] ?? ""
    if (part.startsWith(":")) {
      if (!value) return null
      params[part.slice(1)] = value
    } else if (part !== value) return null
  }
  return params
}

/** The page that a path without its language is in `language`, literal parts before varying ones. */
export function pageAt(path: string, language: Language): Match | null {
  for (const page of Object.keys(paths) as Page[]) {
    const params = matchPath(paths[page][language], path)
    if (params) return { page, params }
  }
  return null
}

/** The same page in another language. Varying parts are kept; the category page says its own (see `alternates`). */
export function inLanguage({ page, params }: Match, language: Language): string {
  const path = paths[page][language].replaceAll(/:(\w+)/g, (_, name) => params[name] ?? "")
  return `${prefixOf(language)}${path && `/${path}`}` || "/"
}

/**
 * Where a path that is no page of its language should lead, because it is one of another: `/fr/all-games` to
 * `/fr/tous-jeux`; without a prefix the slug itself tells the language, `/tous-jeux` to `/fr/tous-jeux`.
 */
export function elsewhere(pathname: string): string | null {
  const language = languageOf(pathname)
  const path = withoutLanguage(pathname)
  for (const other of languages) {
    if (other === language) continue
    const match = pageAt(path, other)
    if (match && match.page !== "category") return inLanguage(match, language === "en" ? other : language)
  }
  return null
}
