import { me, players } from "@elite/contract"
import { base64 } from "@elite/testkit/person"
import { sql } from "kysely"
import { describe, expect, test } from "vitest"
import { casinoForFile } from "../../../testing/casino.ts"
import { goodPassword, listMailsTo, logIn, newcomer, signUp, tokenFor } from "../../../testing/people.ts"

const casino = casinoForFile()
const db = () => casino().platform.database.db
/** A password of decomposed letters with a no-break space, as some keyboards write it. */
const odd = "de creme\u0301e kranen\u00a0zingen zacht"
const plain = "de cremée kranen zingen zacht"

describe("a password", () => {
  test("is the same in every normal form and with every kind of space", async () => {
    const person = newcomer("Eva", { password: base64(odd) })
    await signUp(casino(), person)
    for (const password of [odd, plain, plain.replaceAll(" ", "\u3000")])
      expect(await logIn(casino().visitor(), person.email, password)).toMatchObject({
        userId: expect.any(Number),
      })
    for (const password of [` ${plain}`, plain.toUpperCase(), plain.replaceAll("\u00e9", "e")])
      await expect(logIn(casino().visitor(), person.email, password)).rejects.toMatchObject({
        name: "EmailNotFound",
      })
  })

  test("with a control character is refused when it is chosen", async () => {
    const person = newcomer("Eva", { password: base64(`${goodPassword}\u0007`) })
    await expect(signUp(casino(), person)).rejects.toMatchObject({ name: "BadInputErrorType" })
  })
})

describe("an e-mail address with an umlaut", () => {
  test("is one account in both spellings and receives e-mails", async () => {
    const [typed, ascii] = ["Nora.Typed@müller.example", "nora.typed@xn--mller-kva.example"]
    const { visitor } = await signUp(casino(), newcomer("Nora", { email: typed }))
    for (const email of [typed, ascii, ascii.toUpperCase(), `\u200e${typed}\u00a0`, typed.normalize("NFD")]) {
      await logIn(casino().visitor(), email)
      const taken = casino().visitor().call(players.checkUniqueConstraints, { email })
      await expect(taken).rejects.toMatchObject({ name: "EmailAlreadyExistsErrorType" })
    }
    const { rows } = await sql`select email from players.player where email_key = ${ascii}`.execute(db())
    expect(rows).toEqual([{ email: "Nora.Typed@xn--mller-kva.example" }])
    // The mail server of the sandbox decodes punycode.
    const address = typed
    expect((await listMailsTo(casino(), address)).length).toBeGreaterThan(0)
    await visitor.call(players.verifyEmail, { token: await tokenFor(casino(), address) })
    const { user } = await visitor.call(me.getUserDetails, {})
    expect(user).toMatchObject({ isEmailVerified: true, email: "Nora.Typed@müller.example" })
  })
})

describe("a form with pasted text", () => {
  test("is normalised", async () => {
    const person = newcomer("Eva")
    const { visitor } = await signUp(casino(), {
      ...person,
      email: `\u2068${person.email}\u2069`,
      firstName: "\u200bAnne\u2011Marie\u00a0",
      nationalNumber: person.nationalNumber!.replace(/^(..)(..)(..)(...)(..)$/, "$1.$2.$3/$4-$5\u00a0"),
      phone: "+32\u00a0470\u202f12\u201134 56",
      address: "Veldstraat\t1\r\n",
    })
    const { user } = await visitor.call(me.getUserDetails, {})
    expect(user).toMatchObject({
      email: person.email,
      firstName: "Anne-Marie",
      phone: "+32 470 12-34 56",
      address: "Veldstraat 1",
    })
  })

  test("is refused in the visitor's language where a name is invisible or contains a message", async () => {
    const cases: [object, object][] = [
      [{ firstName: "\u200b" }, { firstName: "Vul dit in." }],
      [
        { firstName: "Win EUR 500 now:\r\nhttps://win.example/x" },
        { firstName: "Vul alleen de naam in, met letters." },
      ],
      [{ lastName: "call 0900 12345" }, { lastName: "Vul alleen de naam in, met letters." }],
      [{ city: "www.win.example" }, { city: "Schrijf dit zonder links of e-mailadressen." }],
      [
        { placeOfBirth: "win\u200b.example" },
        { placeOfBirth: "Schrijf dit zonder links of e-mailadressen." },
      ],
    ]
    for (const [changes, fields] of cases) {
      const call = casino()
        .visitor()
        .call(players.signUp, { ...newcomer("Eva"), ...changes }, { language: "nl" })
      await expect(call).rejects.toMatchObject({ name: "BadInputErrorType", errors: [{ fields }] })
    }
  })
})
