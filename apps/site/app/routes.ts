/**
 * Every page three times, once for each language, from the addresses in `@elite/paths`.
 *
 * Conventions of a page `x`:
 * - `x.server.ts` holds its `loader`, `action` and their types and never reaches the browser; `x.tsx` the screen, with
 *   `export { action, loader } from "./x.server.ts"` and `export const handle = page(…)` (see `page.ts`:
 *   title, description, robots, the parts of the shell it hides). Parts stand beside it and take their types from
 *   `x.server.ts`; nobody imports a route.
 * - `loader` answers `{ words: speak(request, ["account"]), … }`: the editions of the nouns it speaks, in the language
 *   of its address; the sentences travel apart (`i18nBundles.ts`, decision 0030). Components then use `useTranslations("account")` from `app/i18n.tsx`, and `useFormats()`, `useTo()`,
 *   `useLanguage()` from `app/language.ts`. The nouns `shell` and what a parent route speaks are always there.
 * - Calls go through `apiOf(context)`, see `api.ts`. A page for players begins with
 *   `const user = await playerOrLogin(context, request)`.
 * - Mutations are actions of the route, sent with `<Form method="post">` or `useFetcher()`; every form works without
 *   scripts (see `form/`).
 */
import { languages } from "@elite/contract"
import { languagePrefix, movedPaths, type Page, paths } from "@elite/paths"
import { type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes"

/**
 * The floors of the site, types included: what a noun needs of another stands on a lower floor
 * (`architecture.test.ts`).
 */
export const floors: readonly (readonly string[])[] = [
  ["."],
  ["form"],
  ["consent"],
  ["tracking"],
  ["shell"],
  ["account"],
  ["content", "players", "games", "notifications", "protection"],
  ["sessions", "identity", "limits", "jackpots", "quest", "bonuses"],
  ["play", "payments"],
  ["sportsbook"],
  ["history", "loyalty", "promotions", "referrals", "tournaments"],
  ["crash"],
  ["home"],
]

/** Page → its file. */
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
  const elsewhere = [...Object.keys(movedPaths), "casino/play-game/:gameId"].map((path) =>
    route(at(path), "shell/moved.ts", { id: `${path}.${language}` }),
  )
  // The specification writes every language of this address.
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
  return [logout, ...elsewhere, shell]
})

/** The page of components, for whoever builds screens (`npm run dev`). */
const developmentRoutes =
  process.env.NODE_ENV === "development" ? [route("components", "components.tsx")] : []

export default [...developmentRoutes, ...inEveryLanguage] satisfies RouteConfig
