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

/** The figures that pages ask about in the browser; what is read again there holds more. */
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

/** What every page knows about the player: enough to address them, nothing personal beyond it. */
export type Player = {
  userId: number
  username: string
  isEmailVerified: boolean
  hasPassword: boolean
  isItsmeLinked: boolean
  kycStatus: "none" | "inProgress" | "accepted" | "declined"
  /** Why they may withdraw and look back, and nothing else. */
  exclusion: me.User["exclusion"] | null
  /** Where their picture is; null where they gave none. */
  photo: string | null
  /** Whether coins and points at nought are left out. */
  hidesZero: boolean
  /** By which rate their balance is shown in another currency as well; null where it is not. */
  fiatRate: me.User["fiatRate"]
}

/** The features that pages ask about in the browser; of the others none of them says anything. */
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

/** Who listens: a free telephone number, and a chat with the language that is spoken there. */
export type Helpline = { phone: string; chat: { url: string; language: Language } }

/** The operator's marks and names, in the page's language. */
export type Site = Omit<SiteDetail, "preventionMessage" | "helpLink" | "helpline" | "features"> & {
  preventionMessage: string
  helpLink: string
  helpline: Helpline
  features: Readonly<Partial<Record<PublishedFeature, SiteDetail["features"][string]>>>
}
export type Category = { code: string; slug: string; name: string }

/** Something made of an answer that many pages share, once for it and each language. */
function memoizeByLanguage<From extends object, Made extends object>(
  make: (from: From, language: Language) => Made,
) {
  const made = new WeakMap<From, Map<Language, Made>>()
  return (from: From, language: Language): Made => {
    const known = made.get(from) ?? new Map<Language, Made>()
    made.set(from, known)
    const found = known.get(language) ?? make(from, language)
    known.set(language, found)
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

const toCategories = memoizeByLanguage((known: readonly GameCategory[], language): readonly Category[] =>
  Object.freeze(
    known
      .filter((category) => category.games > 0)
      .map(({ code, slug, name }) => Object.freeze({ code, slug: slug[language], name: name[language] })),
  ),
)
const noCategories: readonly GameCategory[] = []

/** Without the operator's marks no page may be shown, so an API that is away is the maintenance page. */
async function getSite(api: Api) {
  try {
    return await api.call(content.siteDetail, {})
  } catch (problem) {
    throw problem instanceof ApiProblem && problem.status === 503 ? data(null, { status: 503 }) : problem
  }
}

/**
 * What is to be said on a page that the browser loads. It is taken here, so that whoever reads without scripts hears
 * it too; where only data are read the page that is already there takes it (see `notice.ts`).
 */
function takeNotice(api: Api, request: Request): Notice | null {
  const sent = isDocument(request) ? api.cookie(pageNoticeCookieName) : undefined
  if (sent !== undefined) api.visit.setCookies.push(expiredNoticeCookie)
  return readPageNotice(sent)
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
  // The page is also reached by this query, from any address.
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
  const first = findRequiredPage(user, url)
  if (first)
    throw redirect(`${href(first, api.language)}?next=${encodeURIComponent(url.pathname + url.search)}`)
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
    /** What a player allowed before; never on a page that visitors share. */
    allowed: player && asks === "again" ? parseConsent(api.cookie(consent.consentCookie)) : null,
    player,
    summary: player && toSummary(await api.call(me.getSessionSummary, {})),
    site: toSite(siteDetail, language),
    categories: toCategories(gameCategories, language),
    notice: takeNotice(api, request),
    isSidebarWide: api.cookie("sidebar") !== "narrow",
    /** What the popups of the header say; read when they are. */
    popupWords: player && messagesFor(request, popupNouns),
    madeAt: new Date().toISOString(),
  }
}
