import { createHash, createHmac } from "node:crypto"
import type { CallRefusedError, Client } from "@elite/client/visitor"
import { payments as contract } from "@elite/contract"
import { eventually } from "@elite/testkit/eventually"
import type { Mail } from "@elite/testkit/person"
import pg from "pg"
import { beforeEach } from "vitest"
import { casinoForFile, type TestCasino, type TestOptions } from "../../../../testing/casino.ts"
import { listMailsTo } from "../../../../testing/people.ts"
import { seededVisitor } from "../../../../testing/seeded.ts"
import { handlerOf } from "../../../platform/jobs/queue.ts"
import { accounts, getBalanceUnits, unitsToCents } from "../../wallet/index.ts"

/** A player who may deposit and withdraw. */
export type Payer = { playerId: bigint; visitor: Client; email: string }

/** Runs a statement as the owner of the database, where the application's role has no write access. */
export async function asOwner<Row extends object>(
  { databaseUrl }: Pick<TestCasino, "databaseUrl">,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const connection = new pg.Client({ connectionString: databaseUrl })
  await connection.connect()
  try {
    return (await connection.query<Row>(text, values)).rows
  } finally {
    await connection.end()
  }
}

/** A casino for all tests of a file, and a new player, Jan Peeters, for each test. */
export function payerForFile(options: TestOptions = {}): { casino: () => TestCasino; jan: () => Payer } {
  const casino = casinoForFile(options)
  let jan: Payer
  beforeEach(async () => {
    jan = await seededVisitor(casino())
  })
  return { casino, jan: () => jan }
}

export async function cashCents(casino: TestCasino, playerId: bigint): Promise<number> {
  return unitsToCents(await getBalanceUnits(casino.platform.reads(), accounts.cash(playerId)))
}

export async function heldCents(casino: TestCasino, playerId: bigint): Promise<number> {
  return unitsToCents(await getBalanceUnits(casino.platform.reads(), accounts.held(playerId)))
}

/** Submits the hosted page. */
export async function submitPage(forwardUrl: string, fields: Record<string, string>): Promise<Response> {
  return fetch(forwardUrl, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) })
}

/** Opens a deposit in Bancontact unless said otherwise. */
export const open = (
  { visitor }: Payer,
  amount: number,
  options: { method?: contract.DepositMethod; key?: string; purse?: contract.Purse } = {},
) =>
  visitor.call(
    contract.hiPayUrl,
    {
      amount,
      paymentMethod: options.method ?? "bancontact_qr",
      languageCode: "nl",
      ...(options.purse && { purse: options.purse }),
    },
    options.key === undefined ? {} : { idempotencyKey: options.key },
  )

export const result = ({ visitor }: Payer, orderid: string) =>
  visitor.call(contract.hiPayResponse, { orderid })

/** Deposits in Bancontact and waits until the money is there. */
export async function deposited(who: Payer, amount: number): Promise<string> {
  const { orderId, forwardUrl } = await open(who, amount)
  await submitPage(forwardUrl, { product: "bancontact", outcome: "pay", number: "6703444444444449", ...card })
  await eventually(async () => (await result(who, orderId)).status === "succeeded")
  return orderId
}

export const card = { holder: "Jan Peeters", expiry: "12/29", cvc: "123" } as const

let referenceCount = 0
/** A transaction reference that the gateway has not used before. */
export function newReference(): string {
  referenceCount += 1
  return String(800_000_000_000 + referenceCount)
}

export type GatewayMessage = {
  status: number
  reference?: string
  [field: string]: string | number | undefined
}

/** Sends a notification in the form and with the signature of HiPay. */
export async function notify(
  casino: TestCasino,
  orderId: string,
  message: GatewayMessage,
  options: { signature?: string } = {},
): Promise<number> {
  const { status, reference = newReference(), ...fields } = message
  const body = new URLSearchParams({
    state: "completed",
    status: String(status),
    attempt_id: "1",
    transaction_reference: reference,
    captured_amount: "0.00",
    currency: "EUR",
    payment_product: "bancontact",
    "order[id]": orderId,
    ...Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)])),
  }).toString()
  const genuine = createHash("sha256").update(body).update(casino.config.hipay!.passphrase).digest("hex")
  const response = await fetch(`${casino.url}/providers/hipay/notify`, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-allopass-signature": options.signature ?? genuine,
    },
    body,
  })
  await response.arrayBuffer()
  return response.status
}

/** Sends a notification with the signature of the bank. */
export async function bankNotify(
  casino: TestCasino,
  message: { endToEndId: string; status: string; reasonCode?: string; eventId?: string },
  options: { signature?: string } = {},
): Promise<number> {
  const body = JSON.stringify(message)
  const genuine = createHmac("sha256", casino.config.bank.webhookSecret).update(body).digest("hex")
  const response = await fetch(`${casino.url}/providers/bank/notify`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-bank-signature": options.signature ?? genuine },
    body,
  })
  await response.arrayBuffer()
  return response.status
}

/** The data of a player's events of a kind, oldest first. */
export async function events(
  casino: TestCasino,
  { playerId }: Payer,
  kind: string,
): Promise<Record<string, unknown>[]> {
  const rows = await asOwner<{ data: Record<string, unknown> }>(
    casino,
    "select data from kernel.event where kind = $1 and player_id = $2 order by id",
    [kind, playerId],
  )
  return rows.map(({ data }) => data)
}

/** How many messages of a third party were accepted. */
export async function countAcceptedMessages(casino: TestCasino, provider: "hipay" | "bank"): Promise<number> {
  return (await asOwner(casino, "select from kernel.inbox where provider = $1", [provider])).length
}

export const ordersOf = (casino: TestCasino, { playerId }: Payer): Promise<{ status: string }[]> =>
  asOwner(casino, "select status from payments.deposit where player_id = $1 order by created_at", [playerId])

export const withdrawalsOf = (casino: TestCasino, { playerId }: Payer): Promise<{ status: string }[]> =>
  asOwner(casino, "select status from payments.withdrawal where player_id = $1 order by created_at", [
    playerId,
  ])

/** Processes events and jobs until a letter satisfies; returns all letters so far. */
export async function lettersUntil(
  casino: TestCasino,
  { email }: Payer,
  satisfies: (letters: Mail[]) => boolean,
): Promise<Mail[]> {
  let letters: Mail[] = []
  await eventually(async () => {
    letters = await listMailsTo(casino, email)
    return satisfies(letters)
  })
  return letters
}

/** Raises the statutory limit of a player, as after an approval of the authority. */
export const raiseLimit = (casino: TestCasino, { playerId }: Payer) =>
  asOwner(
    casino,
    `with raised as (
       insert into limits.player (player_id, weekly_deposit_cents) values ($1, 900000000000)
       on conflict (player_id) do update set weekly_deposit_cents = excluded.weekly_deposit_cents
       returning player_id, weekly_deposit_cents)
     insert into limits.request (player_id, type, cents, status, requested_at, effective_at)
     select player_id, 'regulatoryWeeklyDepositLimit', weekly_deposit_cents, 1, now(), now() from raised`,
    [playerId],
  )

/** Deposits an amount that the statutory limit would not allow. */
export async function depositedBeyond(casino: TestCasino, who: Payer, amount: number): Promise<void> {
  await raiseLimit(casino, who)
  const { orderId } = await open(who, amount)
  const message = { status: 118, captured_amount: amount.toFixed(2) }
  if ((await notify(casino, orderId, message)) !== 200) throw new Error("The notification was not accepted")
}

/** Runs one of the module's jobs now. */
export async function runJob(casino: TestCasino, name: string, payload: unknown = {}): Promise<void> {
  const job = casino.modules.find(({ noun }) => noun === "payments")?.jobs?.[name]
  if (!job) throw new Error(`There is no job ${name}`)
  await handlerOf(job)(payload)
}

export type Row = { status: string; reference: string | null; amount_cents: string }

/** The stored order. */
export async function rowOf(casino: TestCasino, orderId: string): Promise<Row> {
  const [row] = await asOwner<Row>(
    casino,
    "select status, reference, amount_cents from payments.deposit where id = $1",
    [orderId],
  )
  if (!row) throw new Error(`There is no order ${orderId}`)
  return row
}

/** The results and refusals of concurrent calls. */
export async function outcomes<T>(calls: Promise<T>[]): Promise<{ done: T[]; refusals: string[] }> {
  const settled = await Promise.allSettled(calls)
  return {
    done: settled.flatMap((result) => (result.status === "fulfilled" ? [result.value] : [])),
    refusals: settled.flatMap((result) =>
      result.status === "rejected" ? [(result.reason as CallRefusedError).name] : [],
    ),
  }
}
