import { eventually } from "@elite/testkit/eventually"
import { afterEach, expect, test } from "vitest"
import { createBacklog } from "./backlog.ts"
import { casinoServer, type Reaction, type WalletRequest } from "./casino.test-server.ts"
import { createFaults, type Faults, readFault } from "./faults.ts"
import { privateKeyOf, publicKeyOf, signatureHolds } from "./signature.ts"
import { createTransactionLog, type TransactionLog } from "./transactions.ts"
import { openWallet, type Play, type Ticket, type Wallet } from "./wallet.ts"

const open: { close(): unknown }[] = []
afterEach(async () => {
  for (const one of open.splice(0)) await one.close()
})

const play: Play = {
  user: "p_10042",
  token: "gs_0123456789",
  gameCode: "kob_grand_sablon",
  currency: "EUR",
  round: "rnd-1",
  betUuid: "0b0c6a4e-0000-4000-8000-000000000001",
  winUuid: "0b0c6a4e-0000-4000-8000-000000000002",
}

/** Only the tests of silence wait for the limit; others use one that a busy machine does not reach. */
const patientMs = 5000
const shortMs = 300

async function setUp(react: (request: WalletRequest, index: number) => Reaction, timeOutMs = patientMs) {
  const casino = await casinoServer(react)
  const log = createTransactionLog()
  const faults = createFaults()
  const backlog = createBacklog({ firstWaitMs: 2, longestWaitMs: 10, attempts: 50, atOnce: 4 })
  open.push(casino, backlog)
  const privateKey = privateKeyOf(casino.aggregator.privateKey)
  const wallet = openWallet({ walletUrl: casino.walletUrl, privateKey, timeOutMs, log, faults, backlog })
  return { casino, log, faults, wallet, backlog }
}

const ok: Reaction = { status: "RS_OK", balance: 4_900_000 }
const kinds = (log: TransactionLog) => log.all().map((one) => `${one.kind}:${one.state}`)

async function accepted(wallet: Wallet): Promise<Ticket> {
  const bet = await wallet.bet(play, 100, "slot", {})
  if (bet.kind !== "accepted") throw new Error(bet.kind)
  return bet.ticket
}

test("a bet and its win carry the vendor's fields, signed over their bytes", async () => {
  const { casino, wallet } = await setUp(() => ok)
  const bet = await wallet.bet(play, 100, "roulette", { selection: { red: 100 } })
  expect(bet).toMatchObject({ kind: "accepted", balanceCents: 4900 })
  if (bet.kind !== "accepted") return
  expect(await wallet.win(bet.ticket, 250, "roulette", {})).toEqual({ kind: "accepted", balanceCents: 4900 })
  const [first, second] = casino.calls
  expect(first?.fields).toMatchObject({
    user: "p_10042",
    token: "gs_0123456789",
    round: "rnd-1",
    transaction_uuid: play.betUuid,
    round_closed: false,
    game_code: "kob_grand_sablon",
    currency: "EUR",
    amount: 100_000,
    bet: "roulette",
    is_free: false,
    is_aggregated: false,
    is_supplier_promo: false,
    meta: { selection: { red: 100 } },
  })
  expect(second?.fields).toMatchObject({
    amount: 250_000,
    round_closed: true,
    transaction_uuid: play.winUuid,
    reference_transaction_uuid: play.betUuid,
  })
  const key = publicKeyOf(casino.aggregator.publicKey)
  for (const call of casino.calls) expect(signatureHolds(call.raw, call.signature, key)).toBe(true)
})

test.each(["silence", "hang up", { http: 502, text: "" }] as const)(
  "a bet that meets %j is sent four times, then rolled back",
  async (trouble) => {
    const limitMs = trouble === "silence" ? shortMs : patientMs
    const { casino, wallet, log } = await setUp((call) => (call.path.endsWith("bet") ? trouble : ok), limitMs)
    expect(await wallet.bet(play, 100, "slot", {})).toEqual({ kind: "unclear" })
    await eventually(() => kinds(log).join() === "bet:rolled_back,rollback:accepted")
    expect(casino.paths().slice(0, 5)).toEqual(["bet", "bet", "bet", "bet", "rollback"])
    const [bet, again, , , rollback] = casino.calls
    expect(again?.raw).toEqual(bet?.raw)
    expect(rollback?.fields.reference_transaction_uuid).toBe(bet?.fields.transaction_uuid)
    expect(rollback?.fields.transaction_uuid).not.toBe(bet?.fields.transaction_uuid)
    expect(rollback?.fields).not.toHaveProperty("amount")
    expect(rollback?.fields).not.toHaveProperty("currency")
  },
)

test("a lost answer is retried with the same bytes and then stands", async () => {
  const { casino, wallet, log } = await setUp((_call, index) => (index === 0 ? "silence" : ok), shortMs)
  expect((await wallet.bet(play, 100, "slot", {})).kind).toBe("accepted")
  expect(casino.calls.length).toBeGreaterThan(1)
  for (const call of casino.calls) expect(call.raw).toEqual(casino.calls[0]?.raw)
  expect(kinds(log)).toEqual(["bet:accepted"])
})

test.each(["RS_ERROR_NOT_ENOUGH_MONEY", "RS_ERROR_LIMIT_REACHED"])("%s needs no rollback", async (status) => {
  const { casino, wallet, backlog } = await setUp(() => ({ status, balance: 50_000 }))
  expect(await wallet.bet(play, 100, "slot", {})).toEqual({ kind: "refused", status, balanceCents: 50 })
  expect(backlog.waiting()).toBe(0)
  expect(casino.paths()).toEqual(["bet"])
})

test.each([
  "RS_ERROR_UNKNOWN",
  "RS_ERROR_TOKEN_EXPIRED",
  "RS_ERROR_USER_DISABLED",
  "RS_ERROR_INVALID_SIGNATURE",
])("%s is rolled back", async (status) => {
  const { casino, wallet, log } = await setUp((call) => (call.path.endsWith("bet") ? { status } : ok))
  expect(await wallet.bet(play, 100, "slot", {})).toEqual({ kind: "refused", status })
  await eventually(() => kinds(log).includes("rollback:accepted"))
  expect(casino.paths()).toEqual(["bet", "rollback"])
})

test("an answer that is no wallet answer is rolled back without a retry", async () => {
  const { casino, wallet, log } = await setUp((call) =>
    call.path.endsWith("bet") ? { http: 200, text: "<html>" } : ok,
  )
  expect(await wallet.bet(play, 100, "slot", {})).toEqual({ kind: "unclear" })
  await eventually(() => kinds(log).includes("rollback:accepted"))
  expect(casino.paths()).toEqual(["bet", "rollback"])
})

test("a rollback is repeated until RS_OK", async () => {
  let refusals = 3
  const { casino, wallet, log } = await setUp((call) => {
    if (call.path.endsWith("bet")) return { status: "RS_ERROR_UNKNOWN" }
    return refusals-- > 0 ? { status: "RS_ERROR_UNKNOWN" } : ok
  })
  await wallet.bet(play, 100, "slot", {})
  await eventually(() => kinds(log).includes("rollback:accepted"))
  expect(casino.paths()).toEqual(["bet", "rollback", "rollback", "rollback", "rollback"])
  expect(new Set(casino.calls.slice(1).map((call) => call.fields.transaction_uuid)).size).toBe(1)
})

test("a win is repeated until it is accepted, with the same transaction", async () => {
  let troubles = 6
  const { casino, wallet, log } = await setUp((call) => {
    if (call.path.endsWith("bet") || troubles-- <= 0) return ok
    return troubles % 2 === 0 ? { status: "RS_ERROR_UNKNOWN" } : "hang up"
  })
  const ticket = await accepted(wallet)
  expect(await wallet.win(ticket, 500, "slot", {})).toEqual({ kind: "pending" })
  await eventually(() => kinds(log).join() === "bet:accepted,win:accepted")
  const wins = casino.calls.filter((call) => call.path.endsWith("win"))
  expect(new Set(wins.map((call) => call.fields.transaction_uuid)).size).toBe(1)
  expect(wins).toHaveLength(7)
})

test("a win that is refused for good is not repeated", async () => {
  const status = "RS_ERROR_TRANSACTION_DOES_NOT_EXIST"
  const { casino, wallet, backlog } = await setUp((call) => (call.path.endsWith("win") ? { status } : ok))
  const ticket = await accepted(wallet)
  expect(await wallet.win(ticket, 500, "slot", {})).toEqual({ kind: "refused", status })
  expect(backlog.waiting()).toBe(0)
  expect(casino.paths()).toEqual(["bet", "win"])
})

const arm = (faults: Faults, text: string, user?: string) => {
  const fault = readFault(text, user)
  if (!fault) throw new Error(text)
  faults.arm(fault)
}

test("switch drop: the casino books, the aggregator hears nothing and rolls back", async () => {
  const { casino, wallet, faults, log } = await setUp(() => ok)
  arm(faults, "drop")
  expect(await wallet.bet(play, 100, "slot", {})).toEqual({ kind: "unclear" })
  await eventually(() => kinds(log).includes("rollback:accepted"))
  expect(casino.paths()).toEqual(["bet", "bet", "bet", "bet", "rollback"])
})

test("switch duplicate: bet and win arrive twice with the same bytes", async () => {
  const { casino, wallet, faults } = await setUp(() => ok)
  arm(faults, "duplicate")
  await wallet.win(await accepted(wallet), 0, "slot", {})
  await eventually(() => casino.calls.length === 4)
  expect(casino.calls[0]?.raw).toEqual(casino.calls[1]?.raw)
  expect(casino.calls[2]?.raw).toEqual(casino.calls[3]?.raw)
})

test("switch rollback_before_bet: the rollback names a bet that comes after it", async () => {
  const { casino, wallet, faults } = await setUp(() => ok)
  arm(faults, "rollback_before_bet")
  await wallet.bet(play, 100, "slot", {})
  expect(casino.paths()).toEqual(["rollback", "bet"])
  expect(casino.calls[0]?.fields.reference_transaction_uuid).toBe(casino.calls[1]?.fields.transaction_uuid)
})

test("switch bad_signature: the bet does not verify, its rollback does", async () => {
  const { casino, wallet, faults, log } = await setUp((call) =>
    call.path.endsWith("bet") ? { status: "RS_ERROR_INVALID_SIGNATURE" } : ok,
  )
  arm(faults, "bad_signature")
  await wallet.bet(play, 100, "slot", {})
  await eventually(() => kinds(log).includes("rollback:accepted"))
  const key = publicKeyOf(casino.aggregator.publicKey)
  expect(casino.calls.map((call) => signatureHolds(call.raw, call.signature, key))).toEqual([false, true])
})

test("switch late_win: the win comes later", async () => {
  const { casino, wallet, faults, log } = await setUp(() => ok)
  arm(faults, "late_win:40")
  expect(await wallet.win(await accepted(wallet), 700, "slot", {})).toEqual({ kind: "pending" })
  expect(casino.paths()).toEqual(["bet"])
  await eventually(() => kinds(log).includes("win:accepted"))
})

test("a switch for one player leaves the others alone", async () => {
  const { casino, wallet, faults } = await setUp(() => ok)
  arm(faults, "duplicate", "somebody-else")
  await wallet.bet(play, 100, "slot", {})
  expect(casino.paths()).toEqual(["bet"])
  expect(faults.list()).toHaveLength(1)
})

test.each(["", "late", "delay:x", "delay:-1", 7, undefined])("%j is no switch", (text) => {
  expect(readFault(text)).toBeUndefined()
})
