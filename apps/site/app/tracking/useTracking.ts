import { useEffect, useRef } from "react"
import { useLocation, useMatches } from "react-router"
import { browserChoices } from "../consent/browserConsent.ts"
import { useLanguage } from "../language.ts"
import { persistAllowedAttribution, rememberAttribution } from "./attributionStore.ts"
import { pushConsent, pushEvent, type TrackingEvent } from "./dataLayer.ts"

/** The route's id; parameters of the address may be personal. */
const usePageName = () => (useMatches().at(-1)?.id ?? "").split(".")[0]!

/** Pages after which an account exists: the form, and the one after itsme. */
const signUpPages: ReadonlySet<string> = new Set(["signup", "itsmeSignup"])

/** Counts each page when it is shown or consent is given; and a registration, by the page it leads to. */
function useTrackPageViews(loaded: unknown, isPlayer: boolean): void {
  const page = usePageName()
  const { pathname } = useLocation()
  const language = useLanguage()
  const before = useRef({ page, isPlayer })
  const counted = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is allowed may have changed with what was loaded.
  useEffect(() => {
    pushConsent()
    const { page: from, isPlayer: wasPlayer } = before.current
    if (isPlayer && !wasPlayer && signUpPages.has(from)) pushEvent({ event: "account_created" })
    before.current = { page, isPlayer }
    if (!browserChoices().targeting || counted.current === pathname) return
    counted.current = pathname
    pushEvent({ event: "page_view", page, language })
  }, [pathname, page, language, isPlayer, loaded])
}

/** `loaded` is the shell's last loader data: it is read again after each choice. */
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

/** Events sent by this window. */
const trackedNames = new Set<string>()

/** Whether the page was only restored: its event was counted before. */
const isRestoredPage = () => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return navigation !== undefined && navigation.type !== "navigate"
}

/** Sends an event once per name; nothing while the name is null. */
export function useTrackOnce(event: Exclude<TrackingEvent["event"], "page_view"> | null, name: string): void {
  useEffect(() => {
    if (event === null || trackedNames.has(`${event} ${name}`)) return
    trackedNames.add(`${event} ${name}`)
    if (!isRestoredPage()) pushEvent({ event })
  }, [event, name])
}
