import { eventually } from "@elite/testkit/eventually"
import type pg from "pg"
import { todayAt } from "../../apps/api/src/modules/limits/index.ts"
import type { Message } from "../../apps/api/src/modules/play/testing/model.ts"
import { hashToken } from "../../apps/api/src/platform/lib/random.ts"
import type { Town } from "./town.ts"

/** A message with the token that it shows. */
export type Spoken = Message & { token: string; user: string }

// One message after the other, each by the function that its door calls, in the order in which they are handed over.
const speaker = `create function pg_temp.say(p jsonb) returns table (n integer, status text) language plpgsql as $$
declare m record; v play.message; v_purse bigint;
begin
  for m in select * from jsonb_to_recordset(p) as r (n integer, kind text, uuid text, token text, player bigint, round text, closes boolean,
    game text, game_id bigint, category text, studio text, currency text, amount bigint, "of" text, at timestamptz, day date, week date,
    month date, purse bigint) order by r.n
  loop
    v := row('hub88', m.uuid, decode(m.token, 'hex'), m.player, m.round, m.closes, m.game, m.currency, m.amount, m."of", null)::play.message;
    n := m.n;
    if m.kind = 'bet' then
      status := (play.place_bet(v, row(m.game_id, m.category, m.studio)::play.game, false, m.at, m.day, m.week, m.month, m.purse)).status;
    elsif m.kind = 'win' then status := (play.pay_win(v, false, m.at)).status;
    else
      v.round_closed := null; v.currency := null; v.amount := null;
      status := (play.roll_back(v, m.at)).status;
    end if;
    return next;
  end loop;
end $$`

const ready = new WeakSet<pg.PoolClient>()

/** Tells the wallet's own functions what its door would, all messages of one player in one transaction. Answers the statuses. */
export async function sayAtOnce(db: pg.Pool, messages: readonly Spoken[]): Promise<string[]> {
  const rows = messages.map((message, n) => {
    const { day, week, month } = todayAt(new Date(message.at))
    const { id, code, category, studio } = message.game
    return {
      ...{ n, kind: message.kind, uuid: message.uuid, player: String(message.player), round: message.round },
      ...{ token: hashToken(message.token).toString("hex"), closes: message.closes, of: message.of },
      ...{ game: code, game_id: id || null, category: id ? category : null, studio: id ? studio : null },
      ...{
        currency: message.currency,
        amount: String(message.amount),
        at: new Date(message.at).toISOString(),
      },
      ...{ day, week, month, purse: message.purse === "credit" ? String(message.purseId) : null },
    }
  })
  const connection = await db.connect()
  try {
    if (!ready.has(connection)) await connection.query(speaker)
    ready.add(connection)
    const published = await connection.query<{ n: number; status: string }>({
      name: "say",
      text: "select n, status from pg_temp.say($1)",
      values: [JSON.stringify(rows)],
    })
    return published.rows.map(({ status }) => status)
  } finally {
    connection.release()
  }
}

const answers: Record<string, string> = {
  RS_OK: "ok",
  RS_ERROR_NOT_ENOUGH_MONEY: "notEnoughMoney",
  RS_ERROR_LIMIT_REACHED: "limitReached",
  RS_ERROR_WRONG_CURRENCY: "wrongCurrency",
  RS_ERROR_TRANSACTION_ROLLED_BACK: "rolledBack",
  RS_ERROR_TRANSACTION_DOES_NOT_EXIST: "unknownReference",
  RS_ERROR_DUPLICATE_TRANSACTION: "clash",
  RS_ERROR_INVALID_GAME: "gameInvalid",
  RS_ERROR_TOKEN_EXPIRED: "tokenExpired",
}

/**
 * Sends a message through the signed doors of both processes at the same moment, and again under its id until one of them says what
 * became of it: a process may die meanwhile. Answers the status, and how often it was sent.
 */
export async function sayAtTheDoors(
  { hub, db }: Town,
  message: Spoken,
): Promise<{ status: string; sent: number }> {
  const { kind, uuid, token, user, round, closes, game, currency, amount, of } = message
  const fields = {
    ...{ transaction_uuid: uuid, user, token, game_code: game.code, round },
    ...(kind === "rollback" ? {} : { round_closed: closes, currency, amount: Number(amount) }),
    ...(of === null ? {} : { reference_transaction_uuid: of }),
    ...(kind === "bet" ? { bet: "spin", is_free: false } : {}),
  }
  // A session is at one game: whoever plays another one has gone there.
  if (kind === "bet" && game.id !== 0)
    await db.query("update play.session set game_id = $2, game_code = $3 where token_hash = $1", [
      hashToken(token),
      game.id,
      game.code,
    ])
  let sent = 0
  const ask = async () => {
    sent += 2
    const both = await Promise.allSettled([hub, hub].map((each) => each.send(`/transaction/${kind}`, fields)))
    const statuses = both.flatMap((each) => (each.status === "fulfilled" ? [each.value.status] : []))
    const known = new Set(statuses.filter((status) => status !== "RS_ERROR_UNKNOWN"))
    if (known.size > 1) throw new Error(`${kind} ${uuid} was answered ${[...known].join(" and ")}`)
    return [...known][0]
  }
  const status = await eventually(ask, {
    what: `an answer to ${kind} ${uuid}`,
    withinMs: 60_000,
    everyMs: 30,
  })
  return { status: answers[status] ?? status, sent }
}
