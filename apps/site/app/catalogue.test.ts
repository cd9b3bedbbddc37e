import { consent, languages, limits, sessions } from "@elite/contract"
import { toastDelayMs } from "@elite/ui"
import { formatsOf, translate } from "@elite/words"
import { expect, test } from "vitest"
import { centralOf } from "./central.ts"
import { whenIdle } from "./shell/whenIdle.ts"

// What the site promises about failures, and its constants: one line each.
const nobody = "User is not logged in"
type Name = NonNullable<Parameters<typeof centralOf>[0]["name"]>
const lines: [
  line: string,
  status: number,
  name: Name | null,
  description: string,
  at: string,
  then: string,
][] = [
  ["our own fault is no toast", 500, "InternalServerErrorType", "Oops", "", "silent"],
  ["nobody goes home without a word", 401, "UnauthorizedErrorType", nobody, "", "home"],
  ["nobody is asked to log in on a shared link", 401, "UnauthorizedErrorType", nobody, "?check=1", "logIn"],
  [
    "any other 401 is said on the way home",
    401,
    "UnauthorizedErrorType",
    "Expired",
    "?check=1",
    "homeSaying",
  ],
  ["a 401 without words too", 401, null, "", "", "homeSaying"],
  ["an account that may not be here goes home", 403, "AccountClosedErrorType", "Closed", "", "homeSaying"],
  ["what is nowhere is ignored", 404, "NotFoundErrorType", "Nothing", "", "silent"],
  ["identity is explained by its screen", 400, "KycNotDoneErrorType", "Verify", "", "silent"],
  ["an unknown game too", 400, "GameNotFound", "No game", "", "silent"],
  ["an unknown page too", 400, "DataCannotBeFoundErrorType", "No page", "", "silent"],
  ["payments that are away are said", 400, "HiPayServiceNotAvailableErrorType", "Away", "", "toast"],
  ["so is any other failure", 400, "InsufficientFundsErrorType", "Too little", "", "toast"],
  ["also one that is not ours to read", 502, null, "", "", "toast"],
  ["too many tries are said", 429, "TooManyRequestsErrorType", "Later", "", "toast"],
]
test.each(lines)("%s", (_line, status, name, description, at, then) => {
  expect(centralOf({ status, name, description }, at)).toBe(then)
})

const [notifications, shell, history] = [
  translate("en", "notifications"),
  translate("en", "shell"),
  translate("en", "history"),
]
test.each([
  ["a notification that could not be marked", notifications("failedUpdate"), "Failed to update notification"],
  ["notifications that could not be read", notifications("failedTitle"), "Failed to fetch notifications"],
  [
    "transactions that could not be read",
    history("failedTitle"),
    "Got error while getting my transaction data",
  ],
  ["whatever else", shell("errorTitle"), "Something went wrong"],
])("%s: to the letter", (_what, said, letter) => {
  expect(said).toBe(letter)
})

test.each([
  ["a toast, ms", toastDelayMs, 5000],
  ["a code may be sent again after, s", sessions.codeResendSeconds, 180],
  ["the choice of cookies is kept, s", consent.consentCookieSeconds, 52_600_000],
  ["where somebody came from is kept, s", consent.trackingSeconds, 30 * 24 * 3600],
  ["breaks, days at most", limits.longestBreakDays, 30],
  ["exclusions, days", limits.exclusionDays.join(), "1,7,30,180,-1"],
  ["reality checks, minutes", limits.realityCheckMinutes.join(), "30,60,120,240"],
  ["languages", languages.join(), "en,fr,nl"],
])("%s", (_what, value, constant) => {
  expect(value).toBe(constant)
})

test("instants are UTC on the wire and Belgian on the screen: DD/MM/YYYY HH:mm", () => {
  for (const language of languages) {
    expect(formatsOf(language).dateTime("2026-07-01T22:30:00Z")).toBe("02/07/2026 00:30")
    expect(formatsOf(language).time("2026-12-01T22:30:00Z")).toBe("23:30")
  }
})

test("what is not needed at once comes when the page is idle: after 2.5 s at the latest, 1.2 s where nobody can say", () => {
  const waits: number[] = []
  const setTimeout = (_run: () => void, ms: number) => waits.push(ms)
  const says = (_run: () => void, { timeout }: { timeout: number }) => waits.push(timeout)
  whenIdle(() => {}, { setTimeout, requestIdleCallback: says })
  whenIdle(() => {}, { setTimeout })
  expect(waits).toEqual([2500, 1200])
})
