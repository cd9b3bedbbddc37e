import { createTransport } from "nodemailer"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { startTrial, type Trial } from "../trial.ts"
import { linksIn } from "./message.ts"

let trial: Trial

beforeAll(async () => {
  trial = await startTrial()
})
afterAll(() => trial.close())
beforeEach(() => fetch(`${trial.url}/mailbox/api/messages`, { method: "DELETE" }))

const mail = {
  from: "Elite <no-reply@elite.example>",
  to: "Sophie@example.be",
  subject: "Bevestig uw e-mailadres – één klik",
  text: "Ga naar https://elite.example/verify?key=a&lang=nl.",
  html: '<p>Ga naar <a href="https://elite.example/verify?key=a&amp;lang=nl">deze pagina</a></p><script>alert(1)</script>',
}
const send = (extra: object = {}) =>
  createTransport({ host: "127.0.0.1", port: trial.smtpPort }).sendMail({ ...mail, ...extra })
const inbox = async (to: string) => (await fetch(`${trial.url}/mailbox/api/messages?to=${to}`)).json()

test("a message sent over SMTP is found by its recipient", async () => {
  await send()
  const [message, ...others] = await inbox("sophie@example.be")
  expect(others).toEqual([])
  expect(message).toMatchObject({
    from: "Elite <no-reply@elite.example>",
    to: ["sophie@example.be"],
    subject: mail.subject,
    links: ["https://elite.example/verify?key=a&lang=nl"],
  })
  expect(message.text.trim()).toBe(mail.text)
  expect(await inbox("someone.else@example.be")).toEqual([])
})

test("the newest comes first and deleting empties the box", async () => {
  await send({ subject: "one" })
  await send({ subject: "two" })
  const subjects = (await inbox("sophie@example.be")).map((message: { subject: string }) => message.subject)
  expect(subjects).toEqual(["two", "one"])
  await fetch(`${trial.url}/mailbox/api/messages`, { method: "DELETE" })
  expect(await inbox("sophie@example.be")).toEqual([])
})

test("any credentials are taken", async () => {
  const auth = { user: "casino", pass: "whatever" }
  const transport = createTransport({ host: "127.0.0.1", port: trial.smtpPort, auth })
  await transport.sendMail(mail)
  expect(await inbox("sophie@example.be")).toHaveLength(1)
})

test("the HTML part is shown in a frame that may run nothing", async () => {
  await send({ subject: "<b>bold</b>" })
  const [message] = await inbox("sophie@example.be")
  const page = await (await fetch(`${trial.url}/mailbox/${message.id}`)).text()
  expect(page).toContain("&lt;b&gt;bold&lt;/b&gt;")
  expect(page).not.toContain("<script")
  expect(page).toMatch(/<iframe sandbox="allow-popups[^"]*"/)
  const part = await fetch(`${trial.url}/mailbox/${message.id}/html`)
  expect(part.headers.get("content-security-policy")).toContain("default-src 'none'")
  expect(await part.text()).toContain("deze pagina")
})

test("links are web addresses, each once, without the sentence's full stop", () => {
  const page =
    '<a href="https://a.example/?x=1&amp;y=2">a</a><a href="mailto:x@y.z">m</a><a href=\'javascript:1\'>j</a>'
  expect(linksIn(page, "See https://a.example/?x=1&y=2, then (https://b.example/c).")).toEqual([
    "https://a.example/?x=1&y=2",
    "https://b.example/c",
  ])
})
