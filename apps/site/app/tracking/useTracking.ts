import { useEffect, useRef } from "react"
import { useLocation, useMatches } from "react-router"
import { allowedHere } from "../consent/browser.ts"
import { useLanguage } from "../language.ts"
import { type Happening, push, sayConsent } from "./dataLayer.ts"
import { keepWhatMay, remember } from "./memory.ts"

/** The name of the page, which says nothing of what stands in its address. */
const usePageName = () => (useMatches().at(-1)?.id ?? "").split(".")[0]!

/** The pages on which an account is opened: by the form, and after itsme. */
const signUpPages: ReadonlySet<string> = new Set(["signup", "itsmeSignup"])

/** Counts each page once it is shown, or once that is allowed; and a registration, by whom it leads to. */
function useCounted(loaded: unknown, isPlayer: boolean): void {
  const page = usePageName()
  const { pathname } = useLocation()
  const language = useLanguage()
  const before = useRef({ page, isPlayer })
  const counted = useRef<string | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is allowed may have changed with what was loaded.
  useEffect(() => {
    sayConsent()
    const { page: from, isPlayer: was } = before.current
    if (isPlayer && !was && signUpPages.has(from)) push({ event: "account_created" })
    before.current = { page, isPlayer }
    if (!allowedHere().targeting || counted.current === pathname) return
    counted.current = pathname
    push({ event: "page_view", page, language })
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
    remember(search)
    keepWhatMay(isPlayer, language)
  }, [search, isPlayer, language, loaded])
  useCounted(loaded, isPlayer)
}

/** What this window has told already. */
const told = new Set<string>()

/** Whether the page was only shown once more: what it speaks of happened before. */
const isShownAgain = () => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return navigation !== undefined && navigation.type !== "navigate"
}

/** Tells of a thing that happened, once for its name; nothing while there is none. */
export function useHappened(event: Exclude<Happening["event"], "page_view"> | null, name: string): void {
  useEffect(() => {
    if (event === null || told.has(`${event} ${name}`)) return
    told.add(`${event} ${name}`)
    if (!isShownAgain()) push({ event })
  }, [event, name])
}
