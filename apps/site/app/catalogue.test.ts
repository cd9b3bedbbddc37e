import { readFileSync } from "node:fs"
import { consent, games, languages, limits, payments, players, sessions } from "@elite/contract"
import { toastDelayMs } from "@elite/ui"
import { formatsOf, translate } from "@elite/words"
import { expect, test } from "vitest"
import { demoUnitsCents } from "../../sandbox/src/studio/session.ts"
import { apiErrorPolicy } from "./apiErrorPolicy.ts"
import { posterPicture } from "./picture.ts"
import { toSignUpInput } from "./players/signup.server.ts"
import { whenIdle } from "./shell/whenIdle.ts"

// What the site promises about failures, and its constants: one line each. What a page makes of them: failures.test.ts.
const nobody = "User is not logged in"
type Name = NonNullable<Parameters<typeof apiErrorPolicy>[0]["name"]>
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
    "homeWithReason",
  ],
  ["a 401 without words too", 401, null, "", "", "homeWithReason"],
  [
    "an account that may not be here goes home without a word",
    403,
    "AccountClosedErrorType",
    "Closed",
    "",
    "home",
  ],
  ["what is nowhere is ignored", 404, "NotFoundErrorType", "Nothing", "", "silent"],
  ["identity is explained by its screen", 400, "KycNotDoneErrorType", "Verify", "", "silent"],
  ["an unknown game too", 400, "GameNotFound", "No game", "", "silent"],
  ["an unknown page too", 400, "DataCannotBeFoundErrorType", "No page", "", "silent"],
  [
    "payments that are away are recorded",
    400,
    "HiPayServiceNotAvailableErrorType",
    "Away",
    "",
    "paymentOutage",
  ],
  ["so is any other failure", 400, "InsufficientFundsErrorType", "Too little", "", "toast"],
  ["also one that is not ours to read", 502, null, "", "", "toast"],
  ["too many tries are said", 429, "TooManyRequestsErrorType", "Later", "", "toast"],
]
test.each(lines)("%s", (_line, status, name, description, at, then) => {
  expect(apiErrorPolicy({ status, name, description }, at)).toBe(then)
})

const [answers, notifications, shell, history] = [
  translate("en", "answers"),
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
  ["coins that were redeemed", answers("coinsRedeemed"), "Success!!"],
  ["coins that could not be redeemed", translate("en", "loyalty")("counter.failed"), "Redeem failed"],
  ["a prize that was claimed", answers("prizeClaimed"), "Prize claimed!"],
  ["a document that could not be sent", translate("en", "documents")("failed"), "Upload failed"],
  ["a prize that could not be claimed", history("prizeNotClaimed"), "Failed to claim prize"],
  [
    "a jackpot that could not be claimed",
    history("jackpotNotClaimed"),
    "Something went wrong while claiming jackpot",
  ],
])("%s: to the letter", (_what, written, letter) => {
  expect(written).toBe(letter)
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
  ["what a link says, characters at most", consent.trackingLongest, 499],
  ["a demo's wallet, units", demoUnitsCents / 100, 3000],
  ["another currency, until one is chosen", players.defaultFiat, "USD"],
  ["the first page of a list", games.getAllGames.input.parse({}).pageNo, 1],
  ["the first page of a history", payments.depositTransaction.input.parse({}).pageNo, 1],
])("%s", (_what, value, constant) => {
  expect(value).toBe(constant)
})

test("instants are UTC on the wire and Belgian on the screen: DD/MM/YYYY HH:mm", () => {
  for (const language of languages) {
    expect(formatsOf(language).dateTime("2026-07-01T22:30:00Z")).toBe("02/07/2026 00:30")
    expect(formatsOf(language).time("2026-12-01T22:30:00Z")).toBe("23:30")
  }
})

test("where there is little room a date is DD.MM.yy and a time HH:mm", () => {
  for (const language of languages) {
    expect(formatsOf(language).shortDate("2026-07-01T22:30:00Z")).toBe("02.07.26")
    expect(formatsOf(language).time("2026-07-01T07:05:00Z")).toBe("09:05")
  }
})

test("a date of birth is sent as MM-DD-YYYY", () => {
  expect(toSignUpInput({ dateOfBirth: "1990-07-01" }, { newsLetter: 0 }).dateOfBirth).toBe("07-01-1990")
  expect(players.usDate.safeParse("07-01-1990").success).toBe(true)
  for (const other of ["1990-07-01", "01/07/1990", "13-01-1990", "7-1-1990"])
    expect(players.usDate.safeParse(other).success, other).toBe(false)
})

test("screens change at the widths of the specification", () => {
  const css = readFileSync(new URL("../../../packages/ui/src/theme.css", import.meta.url), "utf8")
  const found = [...css.matchAll(/--breakpoint-([a-z]+): (\d+)px/g)].map(([, name, px]) => `${name} ${px}`)
  expect(found.join(", ")).toBe(
    "xs 0, msm 320, s 460, sm 600, xsm 767, md 900, lg 1200, xlg 1500, xl 1600, mxl 1760, xxl 1920",
  )
})

test("a picture is chosen alike from a path of ours and from the media host", () => {
  const path = "/media/posters/horta-house-360.avif?v=3a"
  const srcSetAt = (host: string) => posterPicture(host + path, "#123", "11rem").srcSet
  expect(srcSetAt("https://media.example")).toBe(
    srcSetAt("")?.replaceAll("/media/", "https://media.example/media/"),
  )
})

test("what is not needed at once comes when the page is idle: after 2.5 s at the latest, 1.2 s where nobody can say", () => {
  const waits: number[] = []
  const setTimeout = (_run: () => void, ms: number) => waits.push(ms)
  const says = (_run: () => void, { timeout }: { timeout: number }) => waits.push(timeout)
  whenIdle(() => {}, { setTimeout, requestIdleCallback: says })
  whenIdle(() => {}, { setTimeout })
  expect(waits).toEqual([2500, 1200])
})
