import { connect } from "node:net"
import { createInterface } from "node:readline"
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"
import { startTrial, type Trial } from "../trial.ts"
import { linksIn } from "./message.ts"
import { listenForMail } from "./smtp.ts"

let trial: Trial
/** The casino's server for bounces. */
let returns: Awaited<ReturnType<typeof listenForMail>>
const reports: { text: string; to: readonly string[]; sender: string }[] = []

beforeAll(async () => {
  returns = await listenForMail("127.0.0.1", 0, async (raw, to, sender) => {
    reports.push({ text: raw.toString(), to, sender })
  })
  trial = await startTrial({ returns: { host: "127.0.0.1", port: returns.port } })
})
afterAll(() => Promise.all([trial.close(), returns.close()]))
beforeEach(() => fetch(`${trial.url}/mailbox/api/messages`, { method: "DELETE" }))

const TO = "Sophie@example.be"
const SUBJECT = "Bevestig uw e-mailadres – één klik"
const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString("base64")}?=`

function letter(subject: string): string[] {
  return [
    "From: Elite <no-reply@elite.example>",
    `To: ${TO}`,
    `Subject: ${encoded(subject)}`,
    "MIME-Version: 1.0",
    'Content-Type: multipart/alternative; boundary="part"',
    "",
    "--part",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "Ga naar https://elite.example/verify?key=a&lang=nl.",
    "--part",
    "Content-Type: text/html; charset=utf-8",
    "Content-Transfer-Encoding: quoted-printable",
    "",
    '<p>Ga naar <a href=3D"https://elite.example/verify?key=3Da&amp;lang=3Dnl">deze=',
    " pagina</a></p><script>alert(1)</script>",
    "--part--",
    ".",
  ]
}

/** Speaks SMTP line by line (RFC 5321), each command after the previous answer; returns the codes. */
async function speak(commands: readonly string[]): Promise<string[]> {
  const socket = connect(trial.smtpPort, "127.0.0.1")
  const codes: string[] = []
  const waiting = [...commands]
  for await (const line of createInterface(socket)) {
    if (!/^\d{3} /.test(line)) continue
    codes.push(line.slice(0, 3))
    const next = waiting.shift()
    if (next === undefined) break
    socket.write(`${next}\r\n`)
  }
  socket.destroy()
  return codes
}

const send = (subject = SUBJECT, before: readonly string[] = [], to = TO) =>
  speak([
    "EHLO casino.example",
    ...before,
    "MAIL FROM:<no-reply@elite.example>",
    `RCPT TO:<${to}>`,
    "DATA",
    letter(subject).join("\r\n"),
    "QUIT",
  ])
const inbox = async (to: string) => (await fetch(`${trial.url}/mailbox/api/messages?to=${to}`)).json()

test("a message sent over SMTP is found by its recipient", async () => {
  await send()
  const [message, ...others] = await inbox("sophie@example.be")
  expect(others).toEqual([])
  expect(message).toMatchObject({
    from: "Elite <no-reply@elite.example>",
    to: ["sophie@example.be"],
    subject: SUBJECT,
    links: ["https://elite.example/verify?key=a&lang=nl"],
  })
  expect(message.text.trim()).toBe("Ga naar https://elite.example/verify?key=a&lang=nl.")
  expect(await inbox("someone.else@example.be")).toEqual([])
})

test("the newest comes first and deleting empties the box", async () => {
  await send("one")
  await send("two")
  const subjects = (await inbox("sophie@example.be")).map((message: { subject: string }) => message.subject)
  expect(subjects).toEqual(["two", "one"])
  await fetch(`${trial.url}/mailbox/api/messages`, { method: "DELETE" })
  expect(await inbox("sophie@example.be")).toEqual([])
})

test("any credentials are taken", async () => {
  const plain = Buffer.from("\0casino\0whatever").toString("base64")
  expect(await send(SUBJECT, [`AUTH PLAIN ${plain}`])).toEqual([
    "220",
    "250",
    "235",
    "250",
    "250",
    "354",
    "250",
    "221",
  ])
  expect(await inbox("sophie@example.be")).toHaveLength(1)
})

test("the HTML part is shown in a frame that may run nothing", async () => {
  await send("<b>bold</b>")
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

test("whom nobody knows is refused at once, by whatever mark behind the word", async () => {
  for (const to of ["gone@example.be", "Gone.1@example.be", "gone+tag@example.be"])
    expect((await send(SUBJECT, [], to))[3], to).toBe("550")
  await send(SUBJECT, [], "gonedaele@example.be")
  expect(await inbox("gonedaele@example.be")).toHaveLength(1)
})

test("what does not arrive is reported at the envelope sender, by nobody and without the letter's text", async () => {
  for (const [to, status] of [
    ["late@example.be", "5.1.1"],
    ["full.2@example.be", "4.2.2"],
  ] as const) {
    await send(SUBJECT, [], to)
    await expect.poll(() => reports.some(({ text }) => text.includes(to))).toBe(true)
    const [report, ...more] = reports.filter(({ text }) => text.includes(`Final-Recipient: rfc822; ${to}`))
    expect(more).toEqual([])
    expect(report).toMatchObject({ to: ["no-reply@elite.example"], sender: "" })
    expect(report!.text).toMatch(
      new RegExp(`^Action: failed\r\nStatus: ${status.replaceAll(".", "\\.")}\r$`, "m"),
    )
    expect(report!.text).toContain(`Subject: ${encoded(SUBJECT)}`)
    expect(report!.text).not.toContain("verify?key")
    expect(await inbox(to)).toEqual([])
  }
})
