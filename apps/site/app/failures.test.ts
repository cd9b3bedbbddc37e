import { consent, content, games, identity, limits, me, players, sessions } from "@elite/contract"
import { formatsOf, describe as sentenceOf, translate } from "@elite/words"
import { afterEach, describe, expect, test, vi } from "vitest"
import { type ApiAnswer, createRouteArgs } from "../testing/visitFixture.ts"
import { apiErrorPolicy } from "./apiErrorPolicy.ts"
import { loader as favourites } from "./games/favourites.server.ts"
import { listGames, listStudios } from "./games/gameList.server.ts"
import { loader as provider } from "./games/provider.server.ts"
import { loader as transactions } from "./history/balances.server.ts"
import { loader as home } from "./home/home.server.ts"
import { identityAction } from "./identity/identityStatus.server.ts"
import { action as setLimits } from "./limits/limits.server.ts"
import { loader as notifications } from "./notifications/notifications.server.ts"
import { action as signUpByItsme } from "./players/itsmeSignup.server.ts"
import { action as changeSettings } from "./players/settings.server.ts"
import { action as signUp } from "./players/signup.server.ts"
import { action as verifyEmail } from "./players/verifyEmail.server.ts"
import { action as comeFromItsme } from "./sessions/authenticationCheck.server.ts"
import { action as forgetPassword } from "./sessions/forgetPassword.server.ts"
import { action as logIn } from "./sessions/login.server.ts"
import { persistAllowedAttribution } from "./tracking/attributionStore.ts"
import { apiOf } from "./visit.server.ts"

// What a page makes of a call that fails, one line of the catalogue each.

const refused = (name: string, description: string): ApiAnswer => ({
  status: 400,
  error: { name, description },
})
const player = { [me.getUserDetails.path]: { data: { user: { userWallet: {}, wallets: [] } } } }
const refusal = (description: string, fields = {}) => ({
  refusal: expect.objectContaining({ description, fields }),
})

describe("coming in", () => {
  const credentials = { email: "jan@example.be", password: "a password of Jan" }

  test.each([
    ["with words, says them", refused("OnBreakErrorType", "Plus tard."), "Plus tard."],
    ["with no message: api_EmailNotFound", { status: 400 }, sentenceOf("fr", "EmailNotFound")],
    ["that is our own fault, accuses nobody", { status: 502 }, ""],
  ])("a log-in that fails %s", async (_line, answer: ApiAnswer, sentence) => {
    const { args } = createRouteArgs({ [sessions.login.path]: answer }, credentials)
    expect(await logIn(args)).toMatchObject(refusal(sentence))
  })

  const newcomer = {
    known: ["email", "address", "postalCode", "city", "phone", "nationality", "placeOfBirth", "gender"],
  }
  const house = { supportEmail: "help@example.be", helpLink: { fr: "https://aide.example" } }
  const byItsme = (answer: object) =>
    createRouteArgs(
      {
        [sessions.getItsmeNewcomer.path]: { data: newcomer },
        [players.getRegistrationFields.path]: { data: { registrationFields: { termsAccepted: 2 } } },
        [content.siteDetail.path]: { data: { siteDetail: { ...house, features: {} } } },
        [sessions.itsmeSignUpToken.path]: { data: answer },
      },
      { termsAccepted: "on" },
      { search: "?code=c&state=signup.s" },
    )

  test("a sign-up by itsme without a userId: api_UserAlreadyExists", async () => {
    const { args } = byItsme({ success: true })
    const sentence = sentenceOf("fr", "UserAlreadyExists", {
      email: house.supportEmail,
      help: house.helpLink.fr,
    })
    expect(await signUpByItsme(args)).toMatchObject({
      refusal: { name: "UserAlreadyExists", description: sentence },
    })
  })

  test("a sign-up by itsme without success: api_CodeExpiredErrorType, and it begins again", async () => {
    const { args, notices } = byItsme({ success: false, userId: 1 })
    const answer = (await signUpByItsme(args)) as Response
    expect(answer.headers.get("location")).toBe("/fr/inscription")
    expect(notices()).toEqual([{ kind: "error", text: sentenceOf("fr", "CodeExpiredErrorType") }])
  })

  test("a sign-up by the form is said in the language that was chosen there", async () => {
    const form = {
      email: "jan@example.be",
      username: "jan_21",
      password: "a long password of Jan",
      firstName: "Jan",
      lastName: "Peeters",
      dateOfBirth: "1990-07-01",
      preferredLanguage: "nl",
      termsAccepted: "on",
    }
    const answers = {
      [players.getRegistrationFields.path]: { data: { registrationFields: {} } },
      [content.siteDetail.path]: { data: { siteDetail: { ...house, features: {} } } },
      [players.signUp.path]: {
        data: { userId: 7, createdAt: "2026-07-01T10:00:00Z", isEmailVerified: false },
      },
    }
    const { args, notices } = createRouteArgs(answers, form)
    const answer = await signUp(args).catch((thrown: unknown) => thrown)
    expect((answer as Response).headers.get("location")).toBe("/nl/e-mail-bevestigen")
    expect(notices()).toEqual([{ kind: "success", text: translate("nl", "signup")("opened") }])
  })

  test("a code that was not sent: api_EmailNotFound", async () => {
    const unsent = { data: { forgetPasswordEmailSent: false, keyCode: "" } }
    const { args } = createRouteArgs(
      { [sessions.forgotPassword.path]: unsent },
      { what: "ask", email: "jan@example.be" },
    )
    const fields = { email: sentenceOf("fr", "EmailNotFound") }
    expect(await forgetPassword(args)).toMatchObject(refusal("", fields))
  })

  test("a code that is wrong stands at its field", async () => {
    const given = { what: "set", otp: "123456", password: "a password of Jan" }
    const wrong = { [sessions.verifyOtp.path]: refused("OtpInvalidErrorType", "Faux.") }
    const cookie = `reset_code=${"k".repeat(20)}.${Date.now()}`
    expect(await forgetPassword(createRouteArgs(wrong, given, { cookie }).args)).toMatchObject(
      refusal("Faux.", { otp: "Faux." }),
    )
  })

  test("an address that could not be confirmed is said on its page", async () => {
    const late = { [players.verifyEmail.path]: refused("CodeExpiredErrorType", "Trop tard.") }
    expect(await verifyEmail(createRouteArgs(late, { token: "t" }).args)).toMatchObject({
      ...refusal("Trop tard."),
      isToken: true,
    })
  })
})

describe("an identity", () => {
  test("that itsme could not confirm: kyc-fail", async () => {
    expect(sessions.itsmeKycTokenVerify.reply.shape.language_key.options).toContain("kyc-fail")
    const declined = { kycStatus: "declined", message: "Refusé.", language_key: "kyc-fail", returnTo: "/fr" }
    const answers = { [sessions.itsmeKycTokenVerify.path]: { data: declined } }
    const { args, notices } = createRouteArgs(answers, { code: "c", state: "kyc.s" })
    await comeFromItsme(args)
    expect(notices()).toEqual([{ kind: "error", text: "Refusé." }])
  })

  test("that pictures could not confirm: kyc-fail", async () => {
    expect(identity.verifyKyc.reply.shape.language_key.options).toContain("kyc-fail")
    const declined = { kycStatus: "declined", message: "Refusé.", language_key: "kyc-fail" }
    const answers = { ...player, [identity.verifyKyc.path]: { data: declined } }
    const { args, notices } = createRouteArgs(answers, {
      what: "pictures",
      front: new File(["a card"], "a.png"),
    })
    expect(((await identityAction(args)) as Response).headers.get("location")).toBe("/fr/compte/verification")
    expect(notices()).toEqual([{ kind: "error", text: "Refusé." }])
  })
})

describe("an upload", () => {
  const photo = { what: "photo", file: new File(["no picture"], "a.png") }
  const sent = (answer: ApiAnswer) =>
    changeSettings(createRouteArgs({ [players.uploadProfilePhoto.path]: answer }, photo).args)

  test("that the server refuses says what the server says", async () => {
    const answer = await sent(refused("PhotoUnreadableErrorType", "Illisible."))
    expect(answer).toMatchObject(refusal("Illisible.", { file: "Illisible." }))
  })

  test("that fails without words: a toast, 'Something went wrong'", async () => {
    const answer = await sent({ status: 413 })
    expect(answer).toMatchObject(refusal(""))
    expect(apiErrorPolicy({ status: 413, name: null }, "")).toBe("toast")
  })

  const document = { what: "document", documentLabelId: "4" }
  const file = new File(["a bill"], "a.pdf")
  const upload = (answer: ApiAnswer, form: Record<string, string | File>) =>
    createRouteArgs({ ...player, [identity.kycDocUpload.path]: answer }, { ...document, ...form })

  test("of a document that the server refuses says what the server says, at its field", async () => {
    const { args } = upload(refused("DocumentUnreadableErrorType", "Illisible."), { file })
    expect(await identityAction(args)).toMatchObject({
      ...refusal("Illisible.", { file: "Illisible." }),
      written: document,
    })
  })

  test("of nothing is not sent", async () => {
    const { args } = upload({ data: {} }, { file: new File([], "") })
    expect(await identityAction(args)).toMatchObject({
      refusal: { fields: { file: translate("fr", "documents")("missing") } },
    })
  })

  test("of a document stays on its page", async () => {
    const { args, notices } = upload({ data: { message: "Reçu." } }, { file })
    expect(((await identityAction(args)) as Response).headers.get("location")).toBe("/fr/tous-jeux")
    expect(notices()).toEqual([{ kind: "success", text: "Reçu." }])
  })
})

describe("a list that cannot be read", () => {
  const log = () => vi.spyOn(console, "error").mockImplementation(() => {})

  test("of games is empty, and says so", async () => {
    log()
    const { args } = createRouteArgs(player)
    const { context } = args as { context: Parameters<typeof apiOf>[0] }
    const list = await listGames(apiOf(context), new URLSearchParams("pages=3"), {})
    expect(list).toMatchObject({
      rows: [],
      count: 0,
      pages: 1,
      hasMore: false,
      failed: true,
      choices: null,
    })
    expect(translate("en", "games")("filterFailed")).toBe("Something went wrong")
    expect(await listStudios(apiOf(context))).toEqual([])
    expect(await home(args)).toMatchObject({ winners: null, top: null, newest: null, rails: [] })
  })

  test("of filters leaves the games, and says so", async () => {
    log()
    const none = { [games.getAllGames.path]: { data: { categoryGames: { count: 0, rows: [] } } } }
    const { context } = createRouteArgs({ ...player, ...none }).args as {
      context: Parameters<typeof apiOf>[0]
    }
    expect(await listGames(apiOf(context), new URLSearchParams("theme=city"), {})).toMatchObject({
      theme: "city",
      failed: false,
      choices: null,
    })
  })

  test("of one studio's games is empty", async () => {
    log()
    const { args } = createRouteArgs({})
    Object.assign(args, { params: { provider: "kobalt" } })
    expect(await provider(args)).toMatchObject({
      list: { rows: [], failed: true, choices: null },
      icon: null,
    })
  })

  test("of favourites is empty, with a mark that it failed", async () => {
    log()
    expect(await favourites(createRouteArgs(player).args)).toMatchObject({ rows: [], failed: true })
    const none = { casinoGames: { count: 0, rows: [] } }
    const read = { ...player, [games.getFavoriteGame.path]: { data: none } }
    expect(await favourites(createRouteArgs(read).args)).toMatchObject({ rows: [], failed: false })
  })

  test("of transactions or notifications is none, and the page stays", async () => {
    expect(await transactions(createRouteArgs(player).args)).toMatchObject({ list: null })
    expect(await notifications(createRouteArgs(player).args)).toMatchObject({ list: null, pages: 0 })
  })
})

describe("a limit", () => {
  const set = async (answer: object) => {
    const form = { what: "own", kind: "Bet", "dailyBetLimit.written": "20" }
    const { args, notices } = createRouteArgs({ [limits.setLimits.path]: { data: answer } }, form)
    await setLimits(args)
    return notices()
  }

  test.each([
    ["0 alone is not sent, and the form says why", { "dailyBetLimit.written": "0" }, "nothingSet"],
    ["0,00 too", { "weeklyBetLimit.written": "0,00" }, "nothingSet"],
    ["nothing at all", {}, "nothingWritten"],
    ["what is no amount", { "dailyBetLimit.written": "much" }, "notAnAmount"],
  ] as const)("of %s", async (_line, written, why) => {
    const answer = await setLimits(createRouteArgs({}, { what: "own", kind: "Bet", ...written }).args)
    const sentences = Object.values((answer as { refusal: { fields: object } }).refusal.fields)
    expect(sentences).toEqual([translate("fr", "ownLimits")(why)])
  })

  test("that holds is a success; one that cools is told apart, with when it has cooled", async () => {
    expect(await set({ message: "Fait." })).toEqual([{ kind: "success", text: "Fait." }])
    const expiredTime = "2026-07-04T22:30:00Z"
    const until = formatsOf("fr").dateTime(expiredTime)
    expect(await set({ message: "Attendez.", coolingPeriod: 72, expiredTime })).toEqual([
      { kind: "information", text: `Attendez. ${translate("fr", "ownLimits")("earliest", { until })}` },
    ])
  })
})

describe("a campaign that could not be told", () => {
  afterEach(() => vi.unstubAllGlobals())

  test.each([
    ["refused", async () => new Response("{}", { status: 400 })],
    ["lost", async () => Promise.reject(new TypeError("Failed to fetch"))],
  ])("is only logged: %s", async (_what, fetch: () => Promise<Response>) => {
    const choice = { necessary: true, marketing: false, targeting: true, personal: false }
    const sentence = {
      ...choice,
      version: consent.consentVersion,
      at: new Date().toISOString(),
      id: crypto.randomUUID(),
    }
    const cookie = `${consent.consentCookie}=${encodeURIComponent(JSON.stringify(sentence))}; utm_source=a`
    const kept = new Map<string, string>()
    vi.stubGlobal("document", { cookie })
    vi.stubGlobal("window", {
      location: { protocol: "https:", search: "" },
      localStorage: {
        getItem: (name: string) => kept.get(name) ?? null,
        setItem: (name: string, value: string) => kept.set(name, value),
        removeItem: (name: string) => kept.delete(name),
      },
    })
    const send = vi.fn(fetch)
    vi.stubGlobal("fetch", send)
    const logged = vi.spyOn(console, "warn").mockImplementation(() => {})
    // Whoever logs in anew may be told of anew.
    persistAllowedAttribution(false, "en")
    expect(() => persistAllowedAttribution(true, "en")).not.toThrow()
    await expect.poll(() => logged.mock.calls.length).toBe(1)
    expect(send).toHaveBeenCalledOnce()
    expect(kept.size).toBe(0)
  })
})
