import { type Client, createClient } from "@elite/client/visitor"
import { sessions } from "@elite/contract"
import { base64 } from "@elite/testkit/person"
import { translate } from "@elite/words"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../../testing/casino.ts"
import { goodPassword, isLoggedIn, listMailsTo, logIn, newcomer, signUp } from "../../../../testing/people.ts"
import { dayMs, minuteMs } from "../../../platform/lib/calendar.ts"
import { asOwner } from "../../payments/testing/payer.ts"
import { anAddress, anotherPassword, medianGapMs } from "../testing/passwords.ts"

const casino = casinoForFile({ env: { TRUST_PROXY: "1" } })
const subject = translate("nl", "mails")("resetCode.subject")

const newClient = (): Client => createClient(casino().url, anAddress())
const askFor = (email: string, by = newClient()) => by.call(sessions.forgotPassword, { email })
const resend = (keyCode: string, by = newClient()) => by.call(sessions.verifyOtp, { keyCode })
const set = (keyCode: string, otp: string, password: string = anotherPassword, by = newClient()) =>
  by.call(sessions.verifyOtp, { keyCode, otp, password: base64(password) })

/** Newest first. */
const codesFor = async (email: string): Promise<string[]> =>
  (await listMailsTo(casino(), email))
    .filter((mail) => mail.subject === subject)
    .map(({ text }) => /^(\d{6})$/m.exec(text)![1]!)
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0")

async function player() {
  const eva = newcomer("Eva")
  return { ...eva, ...(await signUp(casino(), eva)) }
}
async function requestCode() {
  const eva = await player()
  const { keyCode } = await askFor(eva.email)
  const [code] = await codesFor(eva.email)
  return { ...eva, keyCode, code: code! }
}
const wrong = { name: "OtpInvalidErrorType" }
const over = { name: "OtpExpiredErrorType" }
const tooMany = { name: "TooManyRequestsErrorType" }

describe("a forgotten password by code", () => {
  test("is replaced; all sessions end, and the player gets an e-mail", async () => {
    const { email, visitor, keyCode, code } = await requestCode()
    const by = newClient()
    expect(await set(keyCode, code, anotherPassword, by)).toEqual({
      message: translate("en", "answers")("passwordReset"),
    })
    expect(by.cookies.get("access_token")).toBeUndefined()
    expect(await isLoggedIn(visitor)).toBe(false)
    await expect(logIn(newClient(), email, goodPassword)).rejects.toMatchObject({ name: "EmailNotFound" })
    await logIn(newClient(), email, anotherPassword)
    await expect(set(keyCode, code)).rejects.toMatchObject(over)
    const subjects = (await listMailsTo(casino(), email)).map((mail) => mail.subject)
    expect(subjects).toContain(translate("nl", "mails")("passwordChanged.subject"))
  })

  test("refuses even the right code after five tries", async () => {
    const { keyCode, code } = await requestCode()
    for (let i = 0; i < 5; i++) await expect(set(keyCode, otherThan(code))).rejects.toMatchObject(wrong)
    await expect(set(keyCode, code)).rejects.toMatchObject(over)
  })

  test("compares five of 200 simultaneous guesses", async () => {
    const { keyCode, code } = await requestCode()
    const guesses = await Promise.allSettled(
      Array.from({ length: 200 }, (_, i) => set(keyCode, String(i).padStart(6, "0"))),
    )
    const names = guesses.map((guess) => (guess.status === "rejected" ? guess.reason.name : "right"))
    const looked = names.filter((name) => name === wrong.name || name === "right")
    expect(looked).toHaveLength(5)
    if (!names.includes("right")) await expect(set(keyCode, code)).rejects.toMatchObject(over)
    expect(await asOwner(casino(), "select from sessions.reset_code where tries > 5")).toEqual([])
  })

  test("accepts a code only with its own key", async () => {
    const ownCode = await requestCode()
    const otherCode = await requestCode()
    if (ownCode.code !== otherCode.code)
      await expect(set(ownCode.keyCode, otherCode.code)).rejects.toMatchObject(wrong)
    await expect(set("a-key-that-somebody-has-made-up", otherCode.code)).rejects.toMatchObject(over)
    await set(otherCode.keyCode, otherCode.code)
  })

  test("works for ten minutes, unless the password was changed in another way", async () => {
    const late = await requestCode()
    casino().clock.advance(10 * minuteMs)
    await expect(set(late.keyCode, late.code)).rejects.toMatchObject(over)
    const first = await requestCode()
    const { keyCode } = await askFor(first.email)
    const [newest] = await codesFor(first.email)
    await set(keyCode, newest!)
    await expect(set(first.keyCode, first.code)).rejects.toMatchObject(over)
    await expect(resend(first.keyCode)).rejects.toMatchObject(over)
  })

  test("a weak password leaves the code valid, and details of the player are compared only with the right code", async () => {
    const { keyCode, code, lastName, username } = await requestCode()
    const weak = { name: "WeakPasswordErrorType" }
    await expect(set(keyCode, otherThan(code), "wachtwoord123")).rejects.toMatchObject(weak)
    const own = `${lastName} ${username}`
    await expect(set(keyCode, otherThan(code), own)).rejects.toMatchObject(wrong)
    await expect(set(keyCode, code, own)).rejects.toMatchObject(weak)
    await set(keyCode, code)
  })

  test("of five simultaneous uses of one code one sets the password", async () => {
    const { email, keyCode, code } = await requestCode()
    const passwords = Array.from({ length: 5 }, (_, i) => `${anotherPassword} ${i}`)
    const answers = await Promise.allSettled(passwords.map((password) => set(keyCode, code, password)))
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    const won = answers.findIndex(({ status }) => status === "fulfilled")
    await logIn(newClient(), email, passwords[won]!)
  })

  test("an account accepts twenty wrong codes a day and shows nothing else", async () => {
    const { email, keyCode, code } = await requestCode()
    const guesses = `newPassword:guesses:%`
    await asOwner(casino(), "delete from kernel.throttle where bucket like $1", [guesses])
    await expect(set(keyCode, otherThan(code))).rejects.toMatchObject(wrong)
    await asOwner(casino(), "update kernel.throttle set count = 20 where bucket like $1", [guesses])
    await expect(set(keyCode, code)).rejects.toMatchObject(wrong)
    casino().clock.advance(dayMs)
    const again = await askFor(email)
    const [newest] = await codesFor(email)
    await set(again.keyCode, newest!)
  })
})

describe("another code", () => {
  test("is sent after three minutes with new tries and invalidates the previous one", async () => {
    const { email, keyCode, code } = await requestCode()
    for (let i = 0; i < 5; i++) await expect(set(keyCode, otherThan(code))).rejects.toMatchObject(wrong)
    await expect(resend(keyCode)).rejects.toMatchObject(tooMany)
    casino().clock.advance(179_000)
    await expect(resend(keyCode)).rejects.toMatchObject(tooMany)
    casino().clock.advance(1000)
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => resend(keyCode)))
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1)
    const codes = await codesFor(email)
    expect(codes).toHaveLength(2)
    if (codes[0] !== code) await expect(set(keyCode, code)).rejects.toMatchObject(wrong)
    await set(keyCode, codes[0]!)
  })

  test("counts towards the limit of e-mails", async () => {
    const { email, keyCode } = await requestCode()
    for (let i = 0; i < 4; i++) {
      casino().clock.advance(180_000)
      await resend(keyCode)
    }
    casino().clock.advance(180_000)
    await expect(resend(keyCode)).rejects.toMatchObject(tooMany)
    await expect(askFor(email)).rejects.toMatchObject(tooMany)
  })
})

describe("an unknown address", () => {
  const raw = async (path: string, input: object) => {
    const answer = await newClient().fetch(path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-language": "fr" },
      body: JSON.stringify(input),
    })
    const headers = [...answer.headers].filter(([name]) => !/^(date|content-security-policy)$/.test(name))
    const body = await answer.text()
    const { keyCode } = (JSON.parse(body).data ?? {}) as { keyCode?: string }
    return { status: answer.status, headers, body: body.replace(keyCode ?? "nothing", "KEY"), keyCode }
  }
  const withoutKey = ({ keyCode: _, ...answer }: Awaited<ReturnType<typeof raw>>) => answer

  test("gets a key and the same answers until the end", async () => {
    const { email } = await player()
    const ask = sessions.forgotPassword.path
    const [known, unknown] = [await raw(ask, { email }), await raw(ask, { email: "nobody@example.be" })]
    expect(withoutKey(known)).toEqual(withoutKey(unknown))
    expect(known).toMatchObject({
      status: 200,
      body: expect.stringContaining('"forgetPasswordEmailSent":true'),
    })
    expect(known.keyCode).toHaveLength(unknown.keyCode!.length)
    const [code] = await codesFor(email)
    expect(await listMailsTo(casino(), "nobody@example.be")).toEqual([])
    const password = base64(anotherPassword)
    const listAnswers = async (keyCode: string) => {
      const answers = [await raw(sessions.verifyOtp.path, { keyCode })]
      for (let i = 0; i < 6; i++)
        answers.push(await raw(sessions.verifyOtp.path, { keyCode, otp: otherThan(code!), password }))
      return answers
    }
    expect(await listAnswers(known.keyCode!)).toEqual(await listAnswers(unknown.keyCode!))
    casino().clock.advance(180_000)
    const again = [known, unknown].map(({ keyCode }) => raw(sessions.verifyOtp.path, { keyCode }))
    const [first, second] = await Promise.all(again)
    expect(first).toMatchObject({ status: 200 })
    expect(first).toEqual(second)
  })

  test("takes as long", async () => {
    const { email } = await player()
    const most = (count: number) =>
      asOwner(
        casino(),
        "update content.settings set value = value || jsonb_build_object('perAccount', $1::int) where key = 'newPassword'",
        [count],
      )
    await most(1000)
    const ask = sessions.forgotPassword.path
    const { gapMs, boundMs } = await medianGapMs(
      () => raw(ask, { email }),
      () => raw(ask, { email: "nobody.at.all@example.be" }),
    )
    await most(5)
    expect(gapMs).toBeLessThan(boundMs)
  })
})

test("codes and keys are not readable in the database", async () => {
  const { keyCode, code } = await requestCode()
  const [row] = await asOwner<{ dump: string }>(
    casino(),
    `select string_agg(t, ' ') as dump from (select c::text from sessions.reset_code c
     union all select payload::text from graphile_worker._private_jobs) as rows (t)`,
  )
  const dump = row!.dump.replaceAll(/\d{4}-\d\d-\d\d \S+/g, "")
  const hex = (secret: string) => Buffer.from(secret).toString("hex")
  for (const secret of [keyCode, hex(keyCode), hex(code)]) expect(dump).not.toContain(secret)
  // Six digits occur in a hash by chance, once in a few hundred runs.
  expect(dump.replaceAll(/\\x[0-9a-f]+/g, "")).not.toContain(code)
})
