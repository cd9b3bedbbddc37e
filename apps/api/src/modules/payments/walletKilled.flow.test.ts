import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { buffer } from "node:stream/consumers"
import { createClient } from "@elite/client/visitor"
import { payments as contract } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import { getConsolePage } from "@elite/testkit/sandboxes"
import pg from "pg"
import { expect, inject, it, onTestFinished } from "vitest"
import { sandboxOptions } from "../../../../sandbox/src/local/environment.ts"
import { startSandbox } from "../../../../sandbox/src/server.ts"
import { openAuditor } from "../../../testing/audit.ts"
import { freePort, testDatabase } from "../../../testing/casino.ts"
import { apiProcesses } from "../../../testing/processes.ts"
import { cashCents, seedGames, seedPlayer } from "../../../testing/seeded.ts"
import { sessionCookie } from "../../platform/http/server.ts"
import { press } from "./testing/vendors.ts"

/** The calls that a payout makes at each vendor, and what the vendor's console says of one that was made. */
const wallets = {
  skrill: { call: /^\/skrill\/app\/(query|pay)\.pl/, calls: 3, made: "Processed" },
  neteller: {
    call: /^\/neteller\/paymenthub\/v1\/(paymenthandles|standalonecredits)/,
    calls: 3,
    made: "COMPLETED · COMPLETED",
  },
  paysafeCard: { call: /^\/paysafecard\/v1\/payouts/, calls: 1, made: "SUCCESS" },
} as const
type Wallet = keyof typeof wallets
const all = Object.keys(wallets) as Wallet[]
const sandboxOf = { skrill: "skrill", neteller: "neteller", paysafeCard: "paysafecard" } as const

/**
 * Stands before the vendors. While it holds, the n-th call of each payout takes effect and its answer never comes, so
 * that the process can be killed there; with 0 the first call does not even arrive.
 */
async function gateBefore(sandboxUrl: string) {
  let holdsAt: number | undefined
  const counts = new Map<Wallet, number>()
  const held = new Set<Wallet>()
  const server = createServer(async (request, response) => {
    const body = await buffer(request)
    const wallet = all.find((name) => wallets[name].call.test(request.url ?? ""))
    const nth = wallet === undefined ? 0 : (counts.get(wallet) ?? 0) + 1
    if (wallet !== undefined) counts.set(wallet, nth)
    const isBefore = wallet !== undefined && holdsAt === 0
    const isAfter = wallet !== undefined && nth === holdsAt
    if (!isBefore) {
      const { host: _host, connection: _connection, "content-length": _length, ...headers } = request.headers
      const answer = await fetch(`${sandboxUrl}${request.url}`, {
        method: request.method!,
        headers: headers as Record<string, string>,
        ...(body.length > 0 && { body }),
        redirect: "manual",
      })
      const text = Buffer.from(await answer.arrayBuffer())
      if (!isAfter) {
        const kept = ["content-type", "location"].flatMap((name) => {
          const value = answer.headers.get(name)
          return value === null ? [] : [[name, value] as const]
        })
        response.writeHead(answer.status, Object.fromEntries(kept)).end(text)
        return
      }
    }
    held.add(wallet!)
  })
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    holdAt(nth: number) {
      counts.clear()
      held.clear()
      holdsAt = nth
    },
    letGo() {
      holdsAt = undefined
    },
    isHolding: (of: readonly Wallet[]) => of.every((wallet) => held.has(wallet)),
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

async function setUp() {
  const { url: databaseUrl, applicationUrl, drop } = await testDatabase()
  const secrets = inject("secrets")
  const [sandboxPort, smtpPort] = [await freePort(), await freePort()]
  const sandboxUrl = `http://localhost:${sandboxPort}`
  const places = { publicUrl: "http://localhost:1", host: "127.0.0.1", sandboxPort, smtpPort, sandboxUrl }
  const sandbox = await startSandbox(sandboxOptions(secrets, places))
  const gate = await gateBefore(sandboxUrl)
  const running = await apiProcesses({
    databaseUrl: applicationUrl,
    secrets,
    count: 1,
    places: { sandboxUrl: gate.url, smtpPort },
    env: { DEAD_AFTER_MS: "1500" },
  })
  const db = new pg.Pool({ connectionString: databaseUrl, max: 2 })
  db.on("error", () => {})
  await seedGames(db)
  await db.query(
    "update content.settings set value = jsonb_set(value, '{withdraw,skrill}', 'true') where key = 'paymentMethods'",
  )
  onTestFinished(async () => {
    await running.stop()
    gate.close()
    await sandbox.close()
    await db.end()
    await drop()
  })
  return { databaseUrl, sandboxUrl, gate, process: running.all[0]!, db }
}
type Stage = Awaited<ReturnType<typeof setUp>>

/** Somebody who has paid in €100 from each wallet in turn; the answer knows how to withdraw to it. */
async function paidInBy({ process, db }: Stage, method: Wallet) {
  const player = await seedPlayer(db)
  const visitor = createClient(process.url)
  visitor.cookies.set(sessionCookie, player.cookie)
  const { orderId, forwardUrl } = await visitor.call(contract.hiPayUrl, {
    amount: 100,
    paymentMethod: method,
    languageCode: "nl",
  })
  await press(forwardUrl, method, "pay")
  await eventually(
    async () => (await visitor.call(contract.hiPayResponse, { orderid: orderId })).status === "succeeded",
    { withinMs: 30_000, what: `the deposit by ${method}` },
  )
  const withdraws = async () =>
    (await visitor.call(contract.withdrawAmount, { amount: 20, method })).withdrawalId
  const stateOf = async (id: string) => {
    const { transactions } = await visitor.call(contract.withdrawTransaction, {})
    return transactions.rows.find(({ transactionId }) => transactionId === id)?.status
  }
  return { method, playerId: player.playerId, withdraws, stateOf }
}

/** How often a vendor has really paid a withdrawal. */
async function timesPaid({ sandboxUrl }: Stage, method: Wallet, withdrawalId: string): Promise<number> {
  const page = await getConsolePage({ sandboxUrl }, sandboxOf[method])
  const rows = page.split("<tr>").filter((row) => row.includes(withdrawalId))
  return rows.filter((row) => row.includes(`>${wallets[method].made}<`)).length
}

it("sends a payout to a wallet once although the process is killed between any two steps", async () => {
  const stage = await setUp()
  const { gate, process, db } = stage
  const players = await Promise.all(all.map((method) => paidInBy(stage, method)))
  for (const nth of [0, 1, 2, 3]) {
    gate.holdAt(nth)
    const asked = await Promise.all(players.map(async (player) => ({ player, id: await player.withdraws() })))
    const reached = all.filter((method) => wallets[method].calls >= nth)
    await eventually(() => gate.isHolding(reached), { withinMs: 30_000, what: `call ${nth} of each vendor` })
    await process.kill()
    gate.letGo()
    await process.start()
    for (const { player, id } of asked) {
      const what = `the withdrawal by ${player.method}, killed at call ${nth}`
      await eventually(async () => (await player.stateOf(id)) === "received", { withinMs: 40_000, what })
      expect(await timesPaid(stage, player.method, id), what).toBe(1)
      expect(await cashCents(db, player.playerId), what).toBe(10_000 - 2000 * (nth + 1))
    }
  }
  const auditor = await openAuditor(stage.databaseUrl)
  expect(await auditor.audit()).toEqual([])
  await auditor.close()
}, 300_000)
