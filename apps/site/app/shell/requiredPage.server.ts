import type { me } from "@elite/contract"
import { languageOf, type Page, pageAt, withoutLanguage } from "@elite/paths"

/**
 * The pages that a player reaches before they have accepted the terms and have a username, by the reason why (decision 0121).
 * Logging out and the page of maintenance stand outside: neither is a page of the shell, or may be kept from anybody.
 */
export const pagesOpenDuringOnboarding: Readonly<Record<string, readonly Page[]>> = {
  // The two themselves, and what they or a step-up lead through.
  steps: ["acceptTerms", "setUsername", "authenticationCheck", "confirmIdentity"],
  // What one agrees to is read before one agrees, and a consent is taken back as easily as it was given.
  texts: [
    "terms",
    "privacy",
    "cookies",
    "cookieChoices",
    "about",
    "howItWorks",
    "siteInfo",
    "cmsPage",
    "cmsPageNotFound",
  ],
  // Protection and help hold for everybody who has an account, and so does the end of letters.
  protection: ["responsibleGambling", "selfTest", "limits", "help", "unsubscribe"],
  // The way out with one's money, for which one may have to show who one is, and the end of the account.
  leaving: ["withdrawals", "closeAccount", "kyc", "userVerification"],
  maintenance: ["maintenance"],
}

const openPages: ReadonlySet<Page> = new Set(Object.values(pagesOpenDuringOnboarding).flat())

type OnboardingState = Pick<me.User, "termsToAccept" | "isUsernameSet">

/**
 * The page that comes before every other one for this player: the terms, then the username. Undefined where there is none, or the
 * address is one of {@link pagesOpenDuringOnboarding}.
 */
export function findRequiredPage(
  user: OnboardingState | null,
  { pathname }: Pick<URL, "pathname">,
): "acceptTerms" | "setUsername" | undefined {
  if (!user || (user.termsToAccept === null && user.isUsernameSet)) return undefined
  const first = user.termsToAccept === null ? "setUsername" : "acceptTerms"
  const page = pageAt(withoutLanguage(pathname), languageOf(pathname))?.page
  return page && openPages.has(page) && (page !== "setUsername" || first === "setUsername")
    ? undefined
    : first
}
