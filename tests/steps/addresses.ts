import type { Language } from "@elite/contract"
import { href, type Page, type ParamsOf, paths } from "@elite/paths"

const params: { [P in Page]?: ParamsOf<P>[0] } = {
  play: { gameId: "grand-sablon" },
  provider: { provider: "kobalt" },
  gameType: { type: "video-slots" },
  theme: { theme: "city" },
  collection: { collection: "high-return" },
  newPassword: { newPasswordKey: "a-key-that-nobody-has" },
  changeEmail: { changeKey: "a-key-that-nobody-has" },
  promotion: { bonusId: "elite-club" },
  cmsPage: { cmsPageId: "1" },
}
const slugs = {
  category: { en: "slots", fr: "machines-a-sous", nl: "slots" },
  siteInfo: { en: "help", fr: "aide", nl: "hulp" },
}
/** What a visitor never sees: these lead to the log-in. */
const forPlayers = new Set<Page>([
  "favourites",
  "profile",
  "closeAccount",
  "deposits",
  "verifyDeposit",
  "withdrawals",
  "betHistory",
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
  "paymentSuccess",
  "paymentFailure",
])
/** What a player sees otherwise than a visitor. */
const others = new Set<Page>([
  "home",
  "allGames",
  "play",
  "crashGame",
  "eliteQuest",
  "currentTournaments",
  "eliteClub",
  "sportsBook",
  "responsibleGambling",
  "selfTest",
])
/** Pages that end the session, lead to another page, or can only be reached from another page. */
const notPages = new Set<Page>([
  "logout",
  "appearance",
  "betRound",
  "historyDownload",
  "bets",
  "tournaments",
  "acceptTerms",
  "itsmeSignup",
  "setUsername",
  "confirmIdentity",
])

/** The address of every page of the route table that a visitor, or a player, sees. */
export function addresses(language: Language, isPlayer: boolean): string[] {
  const pages = (Object.keys(paths) as Page[]).filter((page) => !notPages.has(page))
  const seen = pages.filter((page) =>
    isPlayer ? forPlayers.has(page) || others.has(page) : !forPlayers.has(page),
  )
  const found = seen.map((page) => {
    if (page === "category") return href(page, language, { category: slugs.category[language] })
    if (page === "siteInfo") return href(page, language, { slug: slugs.siteInfo[language] })
    return (href as (page: Page, language: Language, params?: object) => string)(page, language, params[page])
  })
  return isPlayer ? found : [...found, href("siteInfo", language, { slug: "nothing-here" })]
}
