import { createHash } from "node:crypto"
import type pg from "pg"
import type { LedgerFixture, LedgerStore } from "../../../../testing/ledgerFixture.ts"
import type { SeededPlayer } from "../../../../testing/seeded.ts"
import { hashToken } from "../../../platform/lib/random.ts"

const length = 10
const digest = (hash: string) => createHash("sha256").update(Buffer.from(hash, "hex")).digest("hex")
const hashes = Array.from({ length }).reduceRight<string[]>(
  (later) => [digest(later[0]!), ...later],
  ["ab".repeat(32)],
)
const [paid, lost, cancelled, refunded, open] = [1, 2, 3, 4, 5].map(
  (n) => `00000000-0000-4000-8000-00000000000${n}`,
)

async function chains(db: pg.Pool): Promise<void> {
  await db.query(
    `insert into crash.chain (number, length, terminating_hash, beacon, beacon_key, beacon_round, beacon_at, committed_at, salt,
       signature, salted_at)
     select n, $1, case n when 1 then $2 else $3 end, $3, $4, 1, d + interval '2 hours', d, case n when 1 then $3 end,
       case n when 1 then $5 end, case n when 1 then d + interval '2 hours' end
     from (values (1, '2026-11-01'::timestamptz), (2, '2026-11-02')) as c (n, d)`,
    [length, hashes[0], "cd".repeat(32), "0".repeat(192), "0".repeat(96)],
  )
  await db.query("insert into crash.mark (chain, number, sealed) values (1, $1, '\\x00'), (2, $1, '\\x00')", [
    length,
  ])
}

/** Calls the SQL functions of leader and players. */
function table(db: pg.Pool, { playerId, token }: SeededPlayer, term: string) {
  const now = "clock_timestamp()"
  const one = async <T>(text: string, values: unknown[]): Promise<T> =>
    (await db.query<{ one: T }>(text, values)).rows[0]!.one
  const done = async (text: string, values: unknown[]) => {
    const outcome = await one<unknown>(text, values)
    if (outcome !== true && outcome !== "ok") throw new Error(`${text} answered ${outcome}`)
  }
  const days = "current_date, date_trunc('week', current_date)::date, date_trunc('month', current_date)::date"
  return {
    open: () => one<string>(`select id as one from crash.open_round($1, 10, 10000, 1000000, ${now})`, [term]),
    bet: (id: string, round: string, panel: string) =>
      done(
        `select status as one from crash.place_bet(row($1, $2, $3, $4, 500, null, false, ${now}, null, null, null, null, null,
           null)::crash.bet, $5, ${days})`,
        [id, round, playerId, panel, hashToken(token)],
      ),
    cancel: (id: string) =>
      done(`select status as one from crash.cancel_bet($1, $2, ${now})`, [id, playerId]),
    takeOff: (round: string) => done(`select crash.take_off($1, $2, ${now}) as one`, [term, round]),
    end: (round: string, ending: string) =>
      db.query(`select crash.end_bets($1, $2, array[${ending}::crash.ending], ${now})`, [term, round]),
    over: async (round: string, how: string, hash: string) => {
      await done(`select crash.end_round($1, $2, $3, $4, 200, ${now}) as one`, [term, round, how, hash])
    },
    resettle: async (id: string) => {
      const resettlementId = await one<string>(
        `insert into crash.resettlement (bet_id, player_id, leaves_at, paid_cents, more_cents, why, proposed_by, proposed_at)
         values ($1, $2, 160, 750, 50, 'a test', 'anna', ${now}) returning id as one`,
        [id, playerId],
      )
      if (
        (await one(`select outcome as one from crash.resettle($1, 'bert', ${now})`, [resettlementId])) !==
        "done"
      )
        throw new Error(`The bet ${id} was not resettled.`)
      await one(
        `update crash.resettlement set ended_as = 'done', ended_by = 'bert', ended_at = ${now} where id = $1
         returning id as one`,
        [resettlementId],
      )
    },
    settle: (round: string) => done(`select crash.settle_round($1, $2, ${now}) as one`, [term, round]),
  }
}

/** Four rounds: paid and lost bets with a resettlement, an aborted round, and an open one. */
async function book({ db }: LedgerStore, player: SeededPlayer): Promise<void> {
  await chains(db)
  const { rows } = await db.query<{ term: string }>(
    "select crash.take_lead(term, beat, 'books') as term from crash.lead",
  )
  const { bet, cancel, takeOff, end, over, settle, resettle, ...round } = table(db, player, rows[0]!.term)
  const first = await round.open()
  await bet(cancelled!, first, "a")
  await cancel(cancelled!)
  await bet(paid!, first, "a")
  await bet(lost!, first, "b")
  await takeOff(first)
  await end(first, `row('${paid}', 'cashedOut', 150, 750, false)`)
  await over(first, "crashed", hashes[1]!)
  await end(first, `row('${lost}', 'lost', null, null, null)`)
  await settle(first)
  await resettle(paid!)
  const second = await round.open()
  await bet(refunded!, second, "a")
  await over(second, "void", hashes[2]!)
  await end(second, `row('${refunded}', 'refunded', null, null, null)`)
  await settle(second)
  await bet(open!, await round.open(), "a")
}

const ofCrash = "provider = 'house' and game_id = (select id from games.game where code = 'crash')"

export const ledgerFixture: LedgerFixture = {
  seed: book,
  rows: [
    ["crash.bet", "paid_cents", "ended_as = 'cashedOut'"],
    ["crash.bet", "stake_cents", "ended_as = 'lost'"],
  ],
  breaks: [
    [
      "I17 a chain has the mark of its last round and of every thousandth, and no other",
      "update crash.mark set number = number - 1 where chain = 1",
      "update crash.mark set number = number + 1 where chain = 1",
    ],
    [
      "I17 a chain is played after those before it, up to their end",
      "update crash.chain set salt = beacon, signature = repeat('0', 96), salted_at = beacon_at, taken = 1 where number = 2",
      "update crash.chain set salt = null, signature = null, salted_at = null, taken = 0 where number = 2",
    ],
    [
      "I17 chains are numbered without a gap, in the order of their commitment",
      "update crash.chain set committed_at = committed_at - interval '9 days' where number = 2",
      "update crash.chain set committed_at = committed_at + interval '9 days' where number = 2",
    ],
    [
      "I25 each bet of our own game is one round of play with its stake, and no other is",
      `update play.round set round_ref = round_ref || 'x' where ${ofCrash}`,
      `update play.round set round_ref = left(round_ref, 36) where ${ofCrash}`,
    ],
    [
      "I25 a round of our own game that is settled has no bet that has not ended, and only the last is not over",
      `update crash.bet set ended_as = null, ended_at = null where id = '${lost}'`,
      `update crash.bet set ended_as = 'lost', ended_at = placed_at where id = '${lost}'`,
    ],
    [
      "I25 a bet of our own game that two persons settled again was paid what it lacked, once",
      "update crash.resettlement set more_cents = more_cents + 1",
      "update crash.resettlement set more_cents = more_cents - 1",
    ],
    [
      "I17 the hash of a round leads to that of the round before it",
      "update crash.round set hash = repeat('0', 64) where number = 2",
      `update crash.round set hash = '${hashes[2]}' where number = 2`,
    ],
    [
      "I17 no round has a number that was not taken of its chain",
      "update crash.chain set taken = taken - 1 where number = 1",
      "update crash.chain set taken = taken + 1 where number = 1",
    ],
  ],
}
