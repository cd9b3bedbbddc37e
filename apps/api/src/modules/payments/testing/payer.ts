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

/** Somebody who may deposit and withdraw. */
export type Payer = { playerId: bigint; visitor: Client; email: string }

/** Runs a statement as the owner of the database: what the application's own role may not write. */
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

/** A casino for all tests of a file, and before each of them somebody new who may pay: Jan Peeters. */
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

/** Presses a button of the hosted page, with a card where one is given. */
export async function submitPage(forwardUrl: string, fields: Record<string, string>): Promise<Response> {
  return fetch(forwardUrl, { method: "POST", redirect: "manual", body: new URLSearchParams(fields) })
}

/** Opens a deposit in Bancontact unless said otherwise. */
export const open = (
  { visitor }: Payer,
  amount: number,
  how: { method?: contract.DepositMethod; key?: string; purse?: contract.Purse } = {},
) =>
  visitor.call(
    contract.hiPayUrl,
    {
      amount,
      paymentMethod: how.method ?? "bancontact_qr",
      languageCode: "nl",
      ...(how.purse && { purse: how.purse }),
    },
    how.key === undefined ? {} : { idempotencyKey: how.key },
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

let referencesGiven = 0
/** A transaction reference that the gateway has not used before. */
export function newReference(): string {
  referencesGiven += 1
  return String(800_000_000_000 + referencesGiven)
}

export type GatewayMessage = {
  status: number
  reference?: string
  [field: string]: string | number | undefined
}

/** A notification as HiPay would word and sign it, told to our own route. */
export async function notify(
  casino: TestCasino,
  orderId: string,
  told: GatewayMessage,
  how: { signature?: string } = {},
): Promise<number> {
  const { status, reference = newReference(), ...fields } = told
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
  const answer = await fetch(`${casino.url}/providers/hipay/notify`, {
    method: "POST",
    headers: {
      "content-type": "application/x-www-form-urlencoded",
      "x-allopass-signature": how.signature ?? genuine,
    },
    body,
  })
  await answer.arrayBuffer()
  return answer.status
}

/** A notification as the bank would sign it, told to our own route. */
export async function bankNotify(
  casino: TestCasino,
  told: { endToEndId: string; status: string; reasonCode?: string; eventId?: string },
  how: { signature?: string } = {},
): Promise<number> {
  const body = JSON.stringify(told)
  const genuine = createHmac("sha256", casino.config.bank.webhookSecret).update(body).digest("hex")
  const answer = await fetch(`${casino.url}/providers/bank/notify`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-bank-signature": how.signature ?? genuine },
    body,
  })
  await answer.arrayBuffer()
  return answer.status
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

/** How many messages of a third party were believed so far. */
export async function countAcceptedMessages(casino: TestCasino, provider: "hipay" | "bank"): Promise<number> {
  return (await asOwner(casino, "select from kernel.inbox where provider = $1", [provider])).length
}

/** The orders of a player. */
export const ordersOf = (casino: TestCasino, { playerId }: Payer): Promise<{ status: string }[]> =>
  asOwner(casino, "select status from payments.deposit where player_id = $1 order by created_at", [playerId])

/** The withdrawals of a player. */
export const withdrawalsOf = (casino: TestCasino, { playerId }: Payer): Promise<{ status: string }[]> =>
  asOwner(casino, "select status from payments.withdrawal where player_id = $1 order by created_at", [
    playerId,
  ])

/** Works events and jobs off until a letter to this address satisfies, and answers all letters so far. */
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

/** Raises the statutory limit of a player, as after a favourable answer of the authority. */
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
  const told = { status: 118, captured_amount: amount.toFixed(2) }
  if ((await notify(casino, orderId, told)) !== 200) throw new Error("The notification was not taken")
}

/** Runs one of the module's jobs now. */
export async function runJob(casino: TestCasino, name: string, payload: unknown = {}): Promise<void> {
  const job = casino.modules.find(({ noun }) => noun === "payments")?.jobs?.[name]
  if (!job) throw new Error(`There is no job ${name}`)
  await handlerOf(job)(payload)
}

export type Row = { status: string; reference: string | null; amount_cents: string }

/** An order as it is kept. */
export async function rowOf(casino: TestCasino, orderId: string): Promise<Row> {
  const [row] = await asOwner<Row>(
    casino,
    "select status, reference, amount_cents from payments.deposit where id = $1",
    [orderId],
  )
  if (!row) throw new Error(`There is no order ${orderId}`)
  return row
}

/** What calls made at the same time came to. */
export async function outcomes<T>(made: Promise<T>[]): Promise<{ done: T[]; refusals: string[] }> {
  const settled = await Promise.allSettled(made)
  return {
    done: settled.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])),
    refusals: settled.flatMap((one) =>
      one.status === "rejected" ? [(one.reason as CallRefusedError).name] : [],
    ),
  }
}
