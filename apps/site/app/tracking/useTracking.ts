import { useEffect, useRef } from "react"
import { useLocation, useMatches } from "react-router"
import { browserChoices } from "../consent/browserConsent.ts"
import { useLanguage } from "../language.ts"
import { persistAllowedAttribution, rememberAttribution } from "./attributionStore.ts"
import { pushConsent, pushEvent, type TrackingEvent } from "./dataLayer.ts"

/** The name of the page, which says nothing of what stands in its address. */
const usePageName = () => (useMatches().at(-1)?.id ?? "").split(".")[0]!

/** The pages on which an account is opened: by the form, and after itsme. */
const signUpPages: ReadonlySet<string> = new Set(["signup", "itsmeSignup"])

/** Counts each page once it is shown, or once that is allowed; and a registration, by whom it leads to. */
function useTrackPageViews(loaded: unknown, isPlayer: boolean): void {
  const page = usePageName()
  const { pathname } = useLocation()
  const language = useLanguage()
  const before = useRef({ page, isPlayer })
  const counted = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is allowed may have changed with what was loaded.
  useEffect(() => {
    pushConsent()
    const { page: from, isPlayer: was } = before.current
    if (isPlayer && !was && signUpPages.has(from)) pushEvent({ event: "account_created" })
    before.current = { page, isPlayer }
    if (!browserChoices().targeting || counted.current === pathname) return
    counted.current = pathname
    pushEvent({ event: "page_view", page, language })
  }, [pathname, page, language, isPlayer, loaded])
}

/**
 * Takes up where somebody comes from, keeps it as soon as that is allowed, and counts the pages.
 *
 * @param loaded what the shell's loader answered last: it is read again after each choice.
 */
export function useTracking(loaded: unknown, isPlayer: boolean): void {
  const { search } = useLocation()
  const language = useLanguage()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is allowed may have changed with what was loaded.
  useEffect(() => {
    rememberAttribution(search)
    persistAllowedAttribution(isPlayer, language)
  }, [search, isPlayer, language, loaded])
  useTrackPageViews(loaded, isPlayer)
}

/** What this window has told already. */
const trackedNames = new Set<string>()

/** Whether the page was only shown once more: what it speaks of happened before. */
const isRestoredPage = () => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return navigation !== undefined && navigation.type !== "navigate"
}

/** Tells of a thing that happened, once for its name; nothing while there is none. */
export function useTrackOnce(event: Exclude<TrackingEvent["event"], "page_view"> | null, name: string): void {
  useEffect(() => {
    if (event === null || trackedNames.has(`${event} ${name}`)) return
    trackedNames.add(`${event} ${name}`)
    if (!isRestoredPage()) pushEvent({ event })
  }, [event, name])
}
