import type { me } from "@elite/contract"
import { languageOf, type Page, pageAt, withoutLanguage } from "@elite/paths"

/** Reachable before accepting the terms and choosing a username, by reason (decision 0121). */
export const pagesOpenDuringOnboarding: Readonly<Record<string, readonly Page[]>> = {
  // The two steps themselves, and pages that they or a step-up lead through.
  steps: ["acceptTerms", "setUsername", "authenticationCheck", "confirmIdentity"],
  // Terms must be readable before they are accepted, and consent as easy to withdraw as to give.
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
  // Protection and help are for everybody with an account, and so is unsubscribing.
  protection: ["responsibleGambling", "selfTest", "limits", "help", "unsubscribe"],
  // Withdrawing, for which one may have to prove one's identity, and closing the account.
  leaving: ["withdrawals", "closeAccount", "kyc", "userVerification"],
  maintenance: ["maintenance"],
}

const openPages: ReadonlySet<Page> = new Set(Object.values(pagesOpenDuringOnboarding).flat())

type OnboardingState = Pick<me.User, "termsToAccept" | "isUsernameSet">

/** The terms, then the username; undefined on one of {@link pagesOpenDuringOnboarding}. */
export function findRequiredPage(
  user: OnboardingState | null,
  { pathname }: Pick<URL, "pathname">,
): "acceptTerms" | "setUsername" | undefined {
  if (!user || (user.termsToAccept === null && user.isUsernameSet)) return undefined
  const required = user.termsToAccept === null ? "setUsername" : "acceptTerms"
  const page = pageAt(withoutLanguage(pathname), languageOf(pathname))?.page
  return page && openPages.has(page) && (page !== "setUsername" || required === "setUsername")
    ? undefined
    : required
}
