import { consent, content, games, type Language, me, type ReplyOf } from "@elite/contract"
import { href } from "@elite/paths"
import { data, redirect } from "react-router"
import { ApiProblem } from "../api.ts"
import { parseConsent } from "../consent.ts"
import { expiredNoticeCookie, type Notice, pageNoticeCookieName, readPageNotice } from "../notice.ts"
import { isDocument } from "../pageUrl.ts"
import { type Api, apiOf, messagesFor } from "../visit.server.ts"
import type { Route } from "./+types/shell"
import { findRequiredPage } from "./requiredPage.server.ts"

type SiteDetail = ReplyOf<typeof content.siteDetail>["siteDetail"]
type GameCategory = ReplyOf<typeof games.getGameCategory>["gameCategories"][number]
type SessionSummary = ReplyOf<typeof me.getSessionSummary>

export type Summary = Omit<SessionSummary, "serverTime" | "userWallet" | "weeklyDepositLimit"> & {
  userWallet: Pick<SessionSummary["userWallet"], "amount" | "points" | "coins" | "newJackpotId">
}

function toSummary({
  serverTime: _serverTime,
  userWallet,
  weeklyDepositLimit: _weeklyDepositLimit,
  ...rest
}: SessionSummary): Summary {
  const { amount, points, coins, newJackpotId } = userWallet
  return {
    ...rest,
    userWallet: { amount, points, coins, newJackpotId },
  }
}

/** Sent with every page: no personal data beyond what a page needs. */
export type Player = {
  userId: number
  username: string
  isEmailVerified: boolean
  hasPassword: boolean
  isItsmeLinked: boolean
  kycStatus: "none" | "inProgress" | "accepted" | "declined"
  /** Why they may withdraw and look back, and nothing else. */
  exclusion: me.User["exclusion"] | null
  photo: string | null
  /** Whether coins and points at zero are hidden. */
  hidesZero: boolean
  /** For the balance in another currency; null without one. */
  fiatRate: me.User["fiatRate"]
}

const publishedFeatures = [
  "checkByPictures",
  "crash",
  "demoPlay",
  "jackpots",
  "prizeDrops",
  "questHouseMoney",
  "referralReward",
  "sportsbook",
  "tournamentHousePrizes",
] as const
type PublishedFeature = (typeof publishedFeatures)[number]

export type Helpline = { phone: string; chat: { url: string; language: Language } }

export type Site = Omit<SiteDetail, "preventionMessage" | "helpLink" | "helpline" | "features"> & {
  preventionMessage: string
  helpLink: string
  helpline: Helpline
  features: Readonly<Partial<Record<PublishedFeature, SiteDetail["features"][string]>>>
}
export type Category = { code: string; slug: string; name: string }

/** Cached per shared API reply and language. */
function memoizeByLanguage<From extends object, Made extends object>(
  make: (from: From, language: Language) => Made,
) {
  const cache = new WeakMap<From, Map<Language, Made>>()
  return (from: From, language: Language): Made => {
    const byLanguage = cache.get(from) ?? new Map<Language, Made>()
    cache.set(from, byLanguage)
    const found = byLanguage.get(language) ?? make(from, language)
    byLanguage.set(language, found)
    return found
  }
}

const toSite = memoizeByLanguage(
  (site: SiteDetail, language): Site =>
    Object.freeze({
      ...site,
      features: Object.freeze(
        Object.fromEntries(
          publishedFeatures.flatMap((name) => {
            const state = site.features[name]
            return state === undefined ? [] : [[name, state]]
          }),
        ),
      ),
      preventionMessage: site.preventionMessage[language],
      helpLink: site.helpLink[language],
      helpline: Object.freeze({ phone: site.helpline.phone, chat: site.helpline.chat[language] }),
    }),
)

const toCategories = memoizeByLanguage((categories: readonly GameCategory[], language): readonly Category[] =>
  Object.freeze(
    categories
      .filter((category) => category.games > 0)
      .map(({ code, slug, name }) => Object.freeze({ code, slug: slug[language], name: name[language] })),
  ),
)
const noCategories: readonly GameCategory[] = []

/** No page may be shown without the operator's marks, so a failing API is the maintenance page. */
async function getSite(api: Api) {
  try {
    return await api.call(content.siteDetail, {})
  } catch (problem) {
    throw problem instanceof ApiProblem && problem.status === 503 ? data(null, { status: 503 }) : problem
  }
}

/** For a data request the open page takes its notice itself (`notice.ts`). */
function takeNotice(api: Api, request: Request): Notice | null {
  const cookie = isDocument(request) ? api.cookie(pageNoticeCookieName) : undefined
  if (cookie !== undefined) api.visit.setCookies.push(expiredNoticeCookie)
  return readPageNotice(cookie)
}

const popupNouns = [
  "claims",
  "notificationPopup",
  "notifications",
  "statement",
  "walletPopup",
  "ways",
] as const

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const api = apiOf(context)
  if (url.searchParams.get("activePage") === "responsible-gambling")
    throw redirect(href("responsibleGambling", api.language))
  const [user, { siteDetail }, gameCategories] = await Promise.all([
    api.player(),
    getSite(api),
    api.call(games.getGameCategory, {}).then(
      (answer) => answer.gameCategories,
      () => noCategories,
    ),
  ])
  const requiredPage = findRequiredPage(user, url)
  if (requiredPage)
    throw redirect(
      `${href(requiredPage, api.language)}?next=${encodeURIComponent(url.pathname + url.search)}`,
    )
  const player: Player | null = user && {
    userId: user.userId,
    username: user.username,
    isEmailVerified: user.isEmailVerified,
    hasPassword: user.hasPassword,
    isItsmeLinked: user.isItsmeLinked,
    kycStatus: user.kycStatus,
    exclusion: user.exclusion ?? null,
    photo: user.profileImageUrl,
    hidesZero: user.additionalInfo.walletSettings.hideZeroCurrency,
    fiatRate: user.fiatRate,
  }
  const { language } = api
  const { asks } = api.visit
  return {
    ...(asks ? { words: messagesFor(request, ["consent"]) } : {}),
    asks,
    /** A player's earlier choices; never on a page that visitors share. */
    allowed: player && asks === "again" ? parseConsent(api.cookie(consent.consentCookie)) : null,
    player,
    summary: player && toSummary(await api.call(me.getSessionSummary, {})),
    site: toSite(siteDetail, language),
    categories: toCategories(gameCategories, language),
    notice: takeNotice(api, request),
    isSidebarWide: api.cookie("sidebar") !== "narrow",
    /** The popups' sentences are fetched later. */
    popupWords: player && messagesFor(request, popupNouns),
    madeAt: new Date().toISOString(),
  }
}
