/**
 * Page `x` has its `loader` and `action` in `x.server.ts`, which never reaches the browser, and its screen in
 * `x.tsx`, which exports them again with `handle = page(…)`. The loader answers `words: messagesFor(request,
 * ["account"])` for `useTranslations("account")` (decision 0030); those of `shell` and of parent routes are
 * always loaded. A page for players begins with `requirePlayer(context, request)`. Forms work without scripts
 * (`form/`).
 */
import { languages } from "@elite/contract"
import { languagePrefix, movedPaths, type Page, paths } from "@elite/paths"
import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes"

/** A folder imports only from lower floors, types included (`architecture.test.ts`). `rendering` is beside `app`. */
export const floors: readonly (readonly string[])[] = [
  ["rendering"],
  ["."],
  ["form"],
  ["consent"],
  ["tracking"],
  ["shell"],
  ["account"],
  ["content", "players", "games", "notifications", "protection"],
  ["drops"],
  ["sessions", "identity", "limits", "jackpots", "quest", "bonuses"],
  ["play", "payments"],
  ["sportsbook"],
  ["history", "loyalty", "promotions", "referrals", "tournaments"],
  ["crash"],
  ["home"],
]

const filesOfPages: [page: Page, file: string][] = [
  ["home", "home/home.tsx"],
  ["allGames", "games/all.tsx"],
  ["newGames", "games/new.tsx"],
  ["favourites", "games/favourites.tsx"],
  ["providers", "games/providers.tsx"],
  ["provider", "games/provider.tsx"],
  ["gameTypes", "games/types.tsx"],
  ["gameType", "games/type.tsx"],
  ["theme", "games/theme.tsx"],
  ["collection", "games/collection.tsx"],
  ["play", "play/play.tsx"],
  ["chooseGame", "games/choose.tsx"],
  ["lobby", "games/lobby.tsx"],
  ["results", "home/results.tsx"],
  ["comingSoon", "home/comingSoon.tsx"],
  ["landing", "home/landing.tsx"],
  ["landing2", "home/landingWithSidebar.tsx"],
  ["landing3", "home/landingWithSidebar.tsx"],
  ["landing4", "home/landingWithSidebar.tsx"],
  ["crypto", "content/crypto.tsx"],
  ["rewards", "loyalty/rewards.tsx"],
  ["loyaltyBonus", "loyalty/ranks.tsx"],
  ["crashGame", "crash/crash.tsx"],
  ["crashDemo", "crash/demo.tsx"],
  ["jackpots", "jackpots/jackpots.tsx"],
  ["crashVerify", "crash/verify.tsx"],
  ["eliteQuest", "quest/quest.tsx"],
  ["eliteQuestHow", "quest/howItWorks.tsx"],
  ["eliteQuestHistory", "quest/past.tsx"],
  ["tournaments", "tournaments/toCurrent.ts"],
  ["currentTournaments", "tournaments/current.tsx"],
  ["previousTournaments", "tournaments/previous.tsx"],
  ["myTournaments", "tournaments/mine.tsx"],
  ["tournamentsHow", "tournaments/howItWorks.tsx"],
  ["sportsBook", "sportsbook/sportsBook.tsx"],
  ["promotions", "promotions/promotions.tsx"],
  ["promotion", "promotions/promotion.tsx"],
  ["eliteClub", "loyalty/eliteClub.tsx"],
  ["eliteClubHow", "loyalty/howItWorks.tsx"],
  ["shop", "loyalty/shop.tsx"],
  ["loyalty", "loyalty/account.tsx"],
  ["referrals", "referrals/account.tsx"],
  ["responsibleGambling", "content/responsible.tsx"],
  ["selfTest", "protection/selfTest.tsx"],
  ["terms", "content/page.tsx"],
  ["privacy", "content/page.tsx"],
  ["cookies", "content/page.tsx"],
  ["cookieChoices", "content/cookieChoices.tsx"],
  ["about", "content/page.tsx"],
  ["help", "content/page.tsx"],
  ["howItWorks", "content/page.tsx"],
  ["siteInfo", "content/page.tsx"],
  ["cmsPage", "content/page.tsx"],
  ["cmsPageNotFound", "content/cmsNotFound.tsx"],
  ["maintenance", "content/maintenance.tsx"],
  ["login", "sessions/login.tsx"],
  ["signup", "players/signup.tsx"],
  ["resetPassword", "sessions/resetPassword.tsx"],
  ["forgetPassword", "sessions/forgetPassword.tsx"],
  ["newPassword", "sessions/newPassword.tsx"],
  ["verifyEmail", "players/verifyEmail.tsx"],
  ["unsubscribe", "notifications/unsubscribe.tsx"],
  ["changeEmail", "sessions/changeEmail.tsx"],
  ["authenticationCheck", "sessions/authenticationCheck.tsx"],
  ["devices", "sessions/devices.tsx"],
  ["settings", "players/settings.tsx"],
  ["limits", "limits/limits.tsx"],
  ["itsmeSignup", "players/itsmeSignup.tsx"],
  ["setUsername", "players/setUsername.tsx"],
  ["confirmIdentity", "sessions/confirmIdentity.tsx"],
  ["acceptTerms", "players/acceptTerms.tsx"],
  ["profile", "players/profile.tsx"],
  ["kyc", "identity/kyc.tsx"],
  ["userVerification", "identity/verification.tsx"],
  ["deposits", "payments/deposits.tsx"],
  ["verifyDeposit", "payments/verifyDeposit.tsx"],
  ["withdrawals", "payments/withdrawals.tsx"],
  ["closeAccount", "payments/closeAccount.tsx"],
  ["balances", "history/balances.tsx"],
  ["notifications", "notifications/notifications.tsx"],
  ["betHistory", "history/rounds.tsx"],
  ["betRound", "history/round.tsx"],
  ["bets", "history/toBetHistory.ts"],
  ["paymentSuccess", "payments/success.tsx"],
  ["paymentFailure", "payments/failure.tsx"],
  ["category", "games/category.tsx"],
]

const inEveryLanguage = languages.flatMap((language) => {
  const base = languagePrefix(language).slice(1)
  const at = (path: string) => [base, path].filter(Boolean).join("/")
  const logout = route(at(paths.logout[language]), "shell/logout.ts", { id: `logout.${language}` })
  const appearance = route(at(paths.appearance[language]), "shell/appearance.ts", {
    id: `appearance.${language}`,
  })
  const historyDownload = route(at(paths.historyDownload[language]), "history/download.ts", {
    id: `historyDownload.${language}`,
  })
  const elsewhere = [...Object.keys(movedPaths), "casino/play-game/:gameId"].map((path) =>
    route(at(path), "shell/moved.ts", { id: `${path}.${language}` }),
  )
  // The specification has this address with every language.
  if (language === "en")
    elsewhere.push(route("en/promotion/:bonusId", "shell/moved.ts", { id: "promotion.moved" }))
  const pages = filesOfPages.map(([page, file]) =>
    route(at(paths[page][language]), file, { id: `${page}.${language}` }),
  )
  const unknown = route(at("*"), "shell/unknown.tsx", { id: `unknown.${language}` })
  const shell: RouteConfigEntry = {
    id: `shell.${language}`,
    file: "shell/shell.tsx",
    children: [...pages, unknown],
  }
  return [logout, appearance, historyDownload, ...elsewhere, shell]
})

const developmentRoutes =
  process.env.NODE_ENV === "development" ? [route("components", "components.tsx")] : []

export default [...developmentRoutes, ...inEveryLanguage] satisfies RouteConfig
