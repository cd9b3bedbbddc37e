import { createServer, type Socket } from "node:net"
import { sql } from "kysely"
import { expect, it, onTestFinished } from "vitest"
import { testCasino } from "../../../testing/casino.ts"
import { sendLetter } from "./outbox.ts"

/** Starts a mail server that records accepted subjects in order, and accepts or defers (RFC 5321, 451) as `answerTo` says. */
async function startMailServer(answerTo: (subject: string) => Promise<"250 accepted" | "451 later">) {
  const arrived: string[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket.on("error", () => {}))
    socket.write("220 mail.test\r\n")
    let text = ""
    let isLetter = false
    socket.on("data", async (chunk) => {
      text += chunk
      for (let end = text.indexOf("\r\n"); !isLetter && end >= 0; end = text.indexOf("\r\n")) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        isLetter = line === "DATA"
        socket.write(isLetter ? "354 go on\r\n" : line === "QUIT" ? "221 bye\r\n" : "250 ok\r\n")
      }
      if (!isLetter || !text.endsWith("\r\n.\r\n")) return
      const subject = /^Subject: (.*)$/m.exec(text)![1]!
      isLetter = false
      text = ""
      const answer = await answerTo(subject)
      if (answer === "250 accepted") arrived.push(subject)
      socket.write(`${answer}\r\n`)
    })
  })
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready))
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  return { arrived, url: `smtp://127.0.0.1:${(server.address() as { port: number }).port}` }
}

async function startCasino(url: string) {
  const casino = await testCasino({ sandbox: false, env: { ROLE: "all", SMTP_URL: url } })
  onTestFinished(() => casino.close())
  const { transact, database } = casino.platform
  const send = (subject: string, matter?: string) =>
    transact((tx) =>
      sendLetter(
        tx,
        { to: "eva@example.be", subject, text: subject, html: subject },
        matter ? { matter } : {},
      ),
    )
  const countUnsent = async () => (await sql`select from kernel.letter`.execute(database.db)).rows.length
  return { send, countUnsent }
}

it("sends letters about one matter in order, even when the first takes long", async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  const { arrived, url } = await startMailServer(async (subject) => {
    if (subject === "requested") await released
    return "250 accepted"
  })
  const { send } = await startCasino(url)
  for (const subject of ["requested", "sent", "received"]) await send(subject, "W-1")
  await send("other")
  await expect.poll(() => arrived).toEqual(["other"])
  release()
  await expect.poll(() => arrived).toEqual(["other", "requested", "sent", "received"])
})

it("retries a deferred letter before the next one about its matter, and sends it once", async () => {
  let tries = 0
  const { arrived, url } = await startMailServer(async (subject) =>
    subject === "requested" && ++tries === 1 ? "451 later" : "250 accepted",
  )
  const { send, countUnsent } = await startCasino(url)
  await send("requested", "W-2")
  await expect.poll(() => tries).toBe(1)
  await send("sent", "W-2")
  await expect.poll(countUnsent).toBe(0)
  expect(arrived).toEqual(["requested", "sent"])
})
