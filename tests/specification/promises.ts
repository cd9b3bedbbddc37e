import { type LiveMessages, limits, notifications } from "@elite/contract"

type Test = readonly [path: string, title: string]
type Message = {
  /** The line of section 8. */
  readonly line: string
  /** The English words, where the specification gives them to the letter. */
  readonly says?: string
  readonly test: Test
}

const failures = "apps/site/app/failures.test.ts"
const catalogue = "apps/site/app/catalogue.test.ts"
const formats = "packages/words/src/formats.test.ts"
const arrival = "apps/site/app/tracking/attribution.test.ts"

/** The specific messages of section 8. */
export const messages: readonly Message[] = [
  {
    line: "log-in failure without a message: api_EmailNotFound",
    test: [failures, "with no message: api_EmailNotFound"],
  },
  {
    line: "itsme sign-up without userId: api_UserAlreadyExists",
    test: [failures, "a sign-up by itsme without a userId: api_UserAlreadyExists"],
  },
  {
    line: "itsme sign-up without success: api_CodeExpiredErrorType",
    test: [failures, "a sign-up by itsme without success: api_CodeExpiredErrorType"],
  },
  {
    line: "send-OTP without forgetPasswordEmailSent: api_EmailNotFound",
    test: [failures, "a code that was not sent: api_EmailNotFound"],
  },
  {
    line: "upload failure with the server's message",
    test: [failures, "that the server refuses says what the server says"],
  },
  {
    line: "upload failure without one",
    says: "Something went wrong",
    test: [failures, "that fails without words: a toast, 'Something went wrong'"],
  },
  { line: "an upload rejects", says: "Upload failed", test: [catalogue, "Upload failed"] },
  {
    line: "a notification not marked",
    says: "Failed to update notification",
    test: [catalogue, "Failed to update notification"],
  },
  {
    line: "notifications not read",
    says: "Failed to fetch notifications",
    test: [catalogue, "Failed to fetch notifications"],
  },
  {
    line: "a single notification without its id",
    says: "notificationHistoryId is required for single update",
    test: [
      "apps/api/src/modules/notifications/notifications.flow.test.ts",
      "notificationHistoryId is required for single update",
    ],
  },
  { line: "prize claim", says: "Prize claimed!", test: [catalogue, "Prize claimed!"] },
  { line: "prize claim failure", says: "Failed to claim prize", test: [catalogue, "Failed to claim prize"] },
  { line: "redeem failure", says: "Redeem failed", test: [catalogue, "Redeem failed"] },
  { line: "redeem", says: "Success!!", test: [catalogue, "Success!!"] },
  {
    line: "transactions",
    says: "Got error while getting my transaction data",
    test: [catalogue, "Got error while getting my transaction data"],
  },
  {
    line: "jackpot claim failure",
    says: "Something went wrong while claiming jackpot",
    test: [catalogue, "Something went wrong while claiming jackpot"],
  },
  {
    line: "filter failure",
    says: "Something went wrong",
    test: [failures, 'translate("en", "games")("filterFailed")'],
  },
  {
    line: "identity not confirmed: kyc-fail",
    test: [failures, "that pictures could not confirm: kyc-fail"],
  },
  { line: "a failed UTM send is only logged", test: [failures, "a campaign that could not be told"] },
  { line: "a list that fails is cleared", test: [failures, "of games is empty, and says so"] },
  { line: "favourites that fail set a flag", test: [failures, "of favourites is empty, with a mark"] },
  { line: "a provider's games that fail are none", test: [failures, "of one studio's games is empty"] },
  {
    line: "an address that could not be confirmed is shown",
    test: [failures, "an address that could not be confirmed is said on its page"],
  },
  { line: "a code that is wrong is shown", test: [failures, "a code that is wrong stands at its field"] },
  {
    line: "a limit that cools is told apart, with its end",
    test: [failures, "one that cools is told apart, with when it has cooled"],
  },
]

/** The constants of section 9, each with the test that holds its value. */
export const constants: readonly (readonly [constant: string, ...Test])[] = [
  ["toast duration 5000 ms", catalogue, '["a toast, ms", toastDelayMs, 5000]'],
  [
    "30 euro for each new participant of the quest",
    "apps/api/src/modules/quest/quest.flow.test.ts",
    "grows by exactly thirty euros for each",
  ],
  ["breaks of 1 to 30 days", catalogue, "limits.longestBreakDays, 30"],
  ["reality checks of 30, 60, 120, 240 minutes", catalogue, '"30,60,120,240"'],
  ["self-exclusion of 1, 7, 30, 180 days or for ever", catalogue, '"1,7,30,180,-1"'],
  ["consent cookie of 52.6 million seconds", catalogue, "consent.consentCookieSeconds, 52_600_000"],
  ["tracking cookies of 30 days, path /, SameSite lax", arrival, "last 30 days with path"],
  ["a UTM value under 500 characters", arrival, "below 500 characters"],
  ["a demo wallet of 3000", catalogue, "demoUnitsCents / 100, 3000"],
  ["another currency is USD", catalogue, 'players.defaultFiat, "USD"'],
  ["languages en, fr, nl", catalogue, '"en,fr,nl"'],
  ["180 seconds before a code is sent again", catalogue, "sessions.codeResendSeconds, 180"],
  ["a date of birth as MM-DD-YYYY", catalogue, "a date of birth is sent as MM-DD-YYYY"],
  ["DD.MM.yy and HH:mm where there is little room", catalogue, "a date is DD.MM.yy and a time HH:mm"],
  ["DD/MM/YYYY HH:mm, from UTC", catalogue, "Belgian on the screen: DD/MM/YYYY HH:mm"],
  [
    "figures of nl-BE, the euro after them in French",
    formats,
    "money is written alike in all three languages, the euro after the figure in French",
  ],
  ["truncation to a number of decimals", formats, "a figure is cut after so many decimals"],
  [
    "media paths behind their host",
    "apps/api/src/modules/games/posters/media.flow.test.ts",
    "the media host",
  ],
  ["page 1 unless another is asked for", catalogue, "games.getAllGames.input.parse({}).pageNo, 1"],
  ["eleven breakpoints", catalogue, "screens change at the widths of the specification"],
  ["idle widgets after 2.5 s, or 1.2 s", catalogue, "toEqual([2500, 1200])"],
]

type FieldOf<Name extends keyof LiveMessages> = keyof LiveMessages[Name] & string
const wallet: readonly FieldOf<"wallet">[] = [
  "cash",
  "tournamentPoints",
  "elitePoints",
  "eliteCoins",
  "jackpotAmount",
  "jackpotType",
  "jackpotId",
  "prizePoolThreeHour",
  "prizePoolHitTheTarget",
  "prizePoolAnyTime",
  "prizePoolBigWin",
  "latestWinner",
  "latestWinnerType",
  "newJackpotId",
  "newJackpotType",
]
const payment: readonly FieldOf<"payment">[] = ["qrCodeSuccess", "paymentSuccess"]
/** The fields of sections 3 and 4 that arrive live. */
export const liveFields = [...wallet, ...payment]

/** Fields that our screens take as a hint only, and what they read then. */
export const screenReads: Readonly<Record<string, string>> = {
  jackpotAmount: "getJackpotWins",
  jackpotType: "getJackpotWins",
  newJackpotType: "getJackpotWins",
  // The fields of the pools are read by their type.
  prizePoolThreeHour: "poolFields",
  prizePoolHitTheTarget: "poolFields",
  prizePoolAnyTime: "poolFields",
  prizePoolBigWin: "poolFields",
  qrCodeSuccess: "useRevalidateOnMessages",
}

/** The states of sections 3 and 4, and the wire's values of them. */
export const states: readonly (readonly [state: string, value: unknown, expected: unknown])[] = [
  [
    "a limit request",
    limits.requestStatuses,
    { pending: 0, success: 1, cooling: 2, failed: 3, cancelled: 4, expired: 5 },
  ],
  [
    "a notification",
    [
      notifications.updateNotification.input.safeParse({ status: "all_seen" }).success,
      notifications.updateNotification.input.safeParse({ status: "seen", notificationHistoryId: 1 }).success,
    ],
    [true, true],
  ],
]

/** The client's state areas of section 3. */
export const areas = [
  "user",
  "settings",
  "gameSetting",
  "auth",
  "games",
  "wallet",
  "lobby",
  "transactions",
  "casino",
  "searchPopup",
  "general",
  "limits",
  "profile",
  "jackpot",
  "prizeDrop",
]
