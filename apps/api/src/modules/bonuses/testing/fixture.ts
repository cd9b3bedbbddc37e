import { bonuses as contract, payments } from "@elite/contract"
import { afterAll, beforeEach } from "vitest"
import { units } from "../../../../testing/hub88.ts"
import { seedGameSession } from "../../../../testing/seeded.ts"
import { type Table, tablesForFile } from "../../../../testing/table.ts"
import { runOperatorCommand } from "../../../operatorCli.ts"
import { sessionCookie } from "../../../platform/http/server.ts"
import { handlerOf } from "../../../platform/jobs/queue.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import { setPolicy } from "../../content/index.ts"
import { depositSucceeded } from "../../payments/index.ts"
import { joiningBonus } from "../settings.ts"

/** The casino of `bonuses.flow.test.ts`. */
export const { casino, db, seat } = tablesForFile({})
afterAll(() => casino().drain())
export const setJoiningBonusPolicy = (state: "on" | "off" | "infoOnly") =>
  casino().platform.transact((tx) => setPolicy(tx, joiningBonus, state, "a test"))
beforeEach(() => setJoiningBonusPolicy("on"))
export const visitorOf = ({ cookie }: Table) => {
  const visitor = casino().visitor()
  visitor.cookies.set(sessionCookie, cookie)
  return visitor
}
export const getBonus = async (table: Table) =>
  (await visitorOf(table).call(contract.getActiveJoiningBonus, {})).bonus
const rows = async (text: string, ...values: unknown[]) => (await db().query(text, values)).rows
export const listNotifications = async ({ playerId }: Table) =>
  (await rows("select key from notifications.notification where player_id = $1 order by id", playerId)).map(
    ({ key }) => key,
  )
export const findLatestOrderId = async ({ playerId }: Table) =>
  (await rows("select id from payments.deposit where player_id = $1 order by credited_at, id", playerId)).map(
    ({ id }) => id as string,
  )
export const runCommand = (operator: string, ...words: string[]) => {
  const answer = runOperatorCommand(words, operator)
  return typeof answer === "function" ? answer(casino().databaseUrl) : answer
}

/** Publishes the capture of a seeded deposit. */
export async function makeDeposit(table: Table, cents: number, orderId?: string, wantsBonus = true) {
  const id = orderId ?? (await findLatestOrderId(table))[0]!
  await casino().platform.transact((tx) =>
    tx.publish(depositSucceeded, {
      playerId: table.playerId,
      orderId: id,
      amountCents: cents,
      method: "bancontact_qr",
      balanceCents: cents,
      ...(wantsBonus && { wantsBonus: true as const }),
    }),
  )
  await casino().drain()
}

export async function seatWithBonus(euros: number): Promise<Table & { bonusId: bigint }> {
  const table = await seat(euros)
  await makeDeposit(table, euros * 100)
  const [bonus] = await rows("select id, purse_id from bonuses.bonus where player_id = $1", table.playerId)
  const token = await seedGameSession(
    db(),
    table,
    { kind: "bonus", id: BigInt(bonus.purse_id) },
    casino().clock.now(),
  )
  const bet: Table["bet"] = (amount, more) => table.bet(amount, { token, ...more })
  const win: Table["win"] = (of, amount, more) => table.win(of, amount, { token, ...more })
  return { ...table, bet, win, bonusId: BigInt(bonus.id) }
}
export const setRequired = (table: { bonusId: bigint }, euros: number) =>
  rows("update bonuses.bonus set required = $2 where id = $1", table.bonusId, units(euros))
export const findEnding = async ({ bonusId }: { bonusId: bigint }) =>
  (await rows("select ended_as, rest::integer as rest from bonuses.bonus where id = $1", bonusId))[0]

export async function moveEndBack({ bonusId }: { bonusId: bigint }, minutes: number): Promise<void> {
  const at = new Date(casino().clock.now().getTime() - minutes * minuteMs)
  await rows("update play.purse set ends_at = $2 where giver = 'bonuses' and giver_number = $1", bonusId, at)
  await rows(
    "update bonuses.bonus set ends_at = $2, granted_at = $2::timestamptz - interval '1 day' where id = $1",
    bonusId,
    at,
  )
}
export async function runEndOver(): Promise<void> {
  const { jobs } = casino().modules.find(({ noun }) => noun === "bonuses")!
  await handlerOf(jobs!["bonuses.endOver"]!)({})
  await casino().drain()
}
export async function withdrawTwenty(table: Table): Promise<void> {
  const visitor = visitorOf(table)
  const { accounts } = await visitor.call(payments.getPayoutAccounts, {})
  const request = { amount: 20, method: "bnp", accountId: accounts[0]!.accountId } as const
  await visitor.call(payments.withdrawAmount, { ...request, forfeitsBonus: true })
  await casino().drain()
}
