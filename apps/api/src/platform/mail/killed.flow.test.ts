import pg from "pg"
import { expect, inject, it, onTestFinished } from "vitest"
import { listenForMail } from "../../../../sandbox/src/mailbox/smtp.ts"
import { testDatabase } from "../../../testing/casino.ts"
import { apiProcesses } from "../../../testing/processes.ts"
import { openDatabase } from "../db/database.ts"
import { createTransact } from "../db/transaction.ts"
import { systemClock } from "../lib/clock.ts"
import { encryptionFor } from "../lib/encryption.ts"
import { jsonLog } from "../lib/log.ts"
import { sendLetter } from "./outbox.ts"

const deadAfterMs = 1_500

it("sends all letters that were in progress at kill -9 soon after the restart", async () => {
  const { applicationUrl: url, drop } = await testDatabase()
  const secrets = inject("secrets")
  const arrived: string[] = []
  const inProgress: string[] = []
  let isHolding = true
  const subjectOf = (raw: Buffer) => /^Subject: (.*?)\r?$/m.exec(raw.toString("utf8"))?.[1] ?? ""
  const mail = await listenForMail("127.0.0.1", 0, async (raw) => {
    if (isHolding) {
      inProgress.push(subjectOf(raw))
      await new Promise(() => {})
    }
    arrived.push(subjectOf(raw))
  })
  const running = await apiProcesses({
    databaseUrl: url,
    secrets,
    count: 1,
    places: { sandboxUrl: "http://localhost:1", smtpPort: mail.port },
    env: { DEAD_AFTER_MS: String(deadAfterMs) },
  })
  const database = openDatabase({ url, log: jsonLog("silent"), connections: 2 })
  onTestFinished(async () => {
    await running.stop()
    await database.close()
    await mail.close()
    await drop()
  })
  const letters = encryptionFor(
    [{ id: 1, bytes: Buffer.from(secrets.identityKeys.slice(2), "base64") }],
    "letters",
  )
  const transact = createTransact({
    database,
    clock: systemClock,
    tell: () => {},
    onEvents: () => {},
    letters,
  })
  const subjects = [1, 2, 3, 4, 5].map((n) => `Letter ${n}`)
  await transact(async (tx) => {
    // Each has its own matter, so the killed process holds the lock of each queue.
    for (const subject of subjects)
      await sendLetter(
        tx,
        { to: "eva@example.be", subject, text: "Hello", html: "Hello" },
        { matter: `matter of ${subject}` },
      )
  })
  await expect.poll(() => inProgress.toSorted(), { timeout: 10_000 }).toEqual(subjects)
  const [apiProcess] = running.all
  await apiProcess!.kill()
  isHolding = false
  await apiProcess!.start()
  const startedAt = performance.now()
  await expect.poll(() => arrived.toSorted(), { timeout: 12_000 }).toEqual(subjects)
  expect(performance.now() - startedAt).toBeLessThan(deadAfterMs + 6_000)
  const owner = new pg.Client({ connectionString: url })
  await owner.connect()
  const countLeft = async () => (await owner.query("select id from kernel.letter")).rowCount
  await expect.poll(countLeft, { timeout: 3_000 }).toBe(0)
  await owner.end()
})
