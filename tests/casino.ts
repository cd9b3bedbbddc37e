import { type ChildProcess, spawn } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as sleep } from "node:timers/promises"
import { test as base, expect } from "@playwright/test"
import { freePort } from "../apps/api/testing/ports.ts"

const root = join(import.meta.dirname, "..")
const startMs = 60_000

/** A whole product of its own: database, API, site, sandboxes. */
export type Casino = {
  /** Scheme, host and port, without a slash at the end. */
  url: string
  sandboxUrl: string
}
type Running = Casino & {
  /** Every invariant over everything that was played here; empty when all hold. */
  audit(): Promise<string>
  stop(): Promise<void>
}

type Said = { child: ChildProcess; text: () => string }

function node(script: string, env: Record<string, string>): Said {
  const child = spawn(process.execPath, [script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  })
  let said = ""
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk))
  return { child, text: () => said }
}

const ended = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((done) => child.once("exit", (code) => done(code)))

async function startCasino(): Promise<Running> {
  const dataDir = mkdtempSync(join(tmpdir(), "casino-journey-"))
  const [port, sandboxPort, smtpPort] = [await freePort(), await freePort(), await freePort()]
  const product = node("product/start.ts", {
    SANDBOX: "1",
    DATA_DIR: dataDir,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    SANDBOX_SMTP_PORT: String(smtpPort),
    // One address asks for thousands here: each is counted as anybody's is, none is refused.
    RATE_LIMIT: "100000000",
  })
  const stop = async () => {
    product.child.kill("SIGTERM")
    await ended(product.child)
    rmSync(dataDir, { recursive: true, force: true })
  }
  const began = performance.now()
  while (!product.text().includes("Ready in")) {
    const isOver = product.child.exitCode !== null || performance.now() - began > startMs
    if (isOver) {
      await stop()
      throw new Error(`The casino did not start:\n${product.text()}`)
    }
    await sleep(50)
  }
  return {
    url: `http://localhost:${port}`,
    sandboxUrl: `http://localhost:${sandboxPort}`,
    async audit() {
      const auditor = node("scripts/audit.ts", { DATA_DIR: dataDir })
      return (await ended(auditor.child)) === 0 ? "" : auditor.text()
    },
    stop,
  }
}

type OfTest = {
  /** Errors in the browser's console that a test provokes on purpose, e.g. the status of a refusal. */
  provoked: RegExp[]
  /** Everything the browser complained about, on every tab: errors, CSP violations, answers above 499. */
  complaints: string[]
}

/**
 * `test` with a running casino for each worker. A journey fails when the browser complains about anything, and
 * the run when the audit finds something after the worker's last journey.
 */
export const test = base.extend<OfTest, { casino: Casino }>({
  casino: [
    async ({ browserName: _browser }, use) => {
      const casino = await startCasino()
      try {
        await use(casino)
        expect(await casino.audit(), "findings of the audit").toBe("")
      } finally {
        await casino.stop()
      }
    },
    { scope: "worker", timeout: startMs + 30_000 },
  ],
  baseURL: async ({ casino }, use) => use(casino.url),
  provoked: [[], { option: true }],
  complaints: [
    async ({ context, provoked }, use) => {
      const complaints: string[] = []
      const complain = (text: string) => {
        if (!provoked.some((pattern) => pattern.test(text))) complaints.push(text)
      }
      context.on("console", (message) => {
        if (message.type() === "error") complain(`${message.text()} (${message.location().url})`)
      })
      context.on("weberror", (error) => complain(error.error().stack || String(error.error())))
      context.on("response", (answer) => {
        if (answer.status() > 499) complain(`${answer.status()} from ${answer.url()}`)
      })
      await use(complaints)
      expect(complaints, "what the browser complained about").toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
