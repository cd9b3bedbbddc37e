import { createHash, randomUUID } from "node:crypto"
import pg from "pg"
import {
  getLead,
  setHeartbeat,
  setReleased,
  takeLead,
} from "../../apps/api/src/modules/crash/leader/store.ts"
import {
  type Ending,
  endBets,
  endRound,
  listUnsettledRounds,
  openRound,
  placeBet,
  settleRound,
  takeOff,
} from "../../apps/api/src/modules/crash/rounds/store.ts"
import { todayAt } from "../../apps/api/src/modules/limits/index.ts"
import { type Database, openDatabase } from "../../apps/api/src/platform/db/database.ts"
import { jsonLog } from "../../apps/api/src/platform/lib/log.ts"
import { median } from "../shared/median.ts"
import { type Field, hashOf, tokenOf } from "../shared/players.ts"
import { size } from "../shared/size.ts"

const hash = "ab".repeat(32)
const terms = { minStakeCents: 10, maxStakeCents: 10_000, maxPaidCents: 1_000_000 }
const stakeCents = 10
const result = 200
/** As many as a leader ends in one transaction. */
const atOnce = 200
const lanes = 16
/** The first is warming up. */
const rounds = size(4, 2)

/** A chain that has a salt; none of its flights is flown here. */
async function plantChain(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  const terminating = createHash("sha256").update(Buffer.from(hash, "hex")).digest("hex")
  await client
    .query(
      `insert into crash.chain (number, length, terminating_hash, beacon, beacon_key, beacon_round, beacon_at, committed_at, salt,
         signature, salted_at) values (1, $5, $4, $1, $2, 1, '2026-11-02', '2026-11-01', $1, $3, '2026-11-03')
       on conflict do nothing`,
      [hash, "0".repeat(192), "0".repeat(96), terminating, rounds],
    )
    .finally(() => client.end())
}

/** Takes the lead from whoever has it, and shows it until it is left. */
async function lead(database: Database): Promise<{ term: bigint; leave(): Promise<void> }> {
  for (;;) {
    const seen = await getLead({ db: database.db, now: new Date() })
    const term = await takeLead(database, { ...seen, holder: "bench" })
    if (term === null) continue
    const timer = setInterval(() => void setHeartbeat(database, term).catch(() => {}), 300)
    return {
      term,
      async leave() {
        clearInterval(timer)
        await setReleased(database, term)
      },
    }
  }
}

/** Breaks off what a leader before left open; nobody has a bet in it. */
async function breakOff(database: Database, term: bigint): Promise<void> {
  const at = new Date()
  for (const { id } of await listUnsettledRounds({ db: database.db, now: at })) {
    const of = { term, roundId: id, at }
    await endRound(database, of, { as: "void", hash, result })
    await settleRound(database, of)
  }
}

/** Two bets of each player of the field; how each ends: every second one left, the others are lost. */
async function placed(database: Database, roundId: bigint, field: Field): Promise<Ending[]> {
  const endings: Ending[] = []
  let next = 0
  const lane = async () => {
    while (next < field.count * 2) {
      const n = next++
      const id = randomUUID()
      const now = new Date()
      const playerId = field.first + BigInt(Math.floor(n / 2))
      const bet = {
        id,
        round_id: roundId,
        player_id: playerId,
        panel: n % 2 === 0 ? ("a" as const) : ("b" as const),
        stake_cents: BigInt(stakeCents),
        target: null,
        is_auto: false,
        placed_at: now,
      }
      const { status } = await placeBet(database, bet, {
        tokenHash: hashOf(tokenOf(playerId)),
        today: todayAt(now),
      })
      if (status !== "ok") throw new Error(`A bet was answered with ${status}.`)
      endings.push(
        n % 2 === 0
          ? { id, as: "cashedOut", at: 150, paidCents: (stakeCents * 150) / 100, isByItself: false }
          : { id, as: "lost" },
      )
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return endings
}

/** Ends all bets of a round that is over as its leader does; how long that takes, ms. */
async function settled(
  database: Database,
  of: { term: bigint; roundId: bigint },
  endings: readonly Ending[],
): Promise<number> {
  const began = performance.now()
  for (const isLost of [false, true]) {
    const kind = endings.filter(({ as }) => (as === "lost") === isLost)
    for (let from = 0; from < kind.length; from += atOnce)
      await endBets(database, { ...of, at: new Date() }, kind.slice(from, from + atOnce))
  }
  if (!(await settleRound(database, { ...of, at: new Date() }))) throw new Error("A round is not settled.")
  return performance.now() - began
}

/**
 * Bets of our own game that are ended in a second: rounds with two bets of each player of a field, every second of which is paid. The
 * median of three rounds.
 */
export async function crashSettlePerSecond(options: {
  databaseUrl: string
  ownerUrl: string
  field: Field
}): Promise<number> {
  const { databaseUrl, ownerUrl, field } = options
  await plantChain(ownerUrl)
  const database = openDatabase({ url: databaseUrl, log: jsonLog("silent") })
  const { term, leave } = await lead(database)
  try {
    await breakOff(database, term)
    const perSecond: number[] = []
    for (let n = 0; n < rounds; n++) {
      const round = await openRound(database, { term, at: new Date() }, terms)
      if (!round) throw new Error("No round opens.")
      const of = { term, roundId: round.id }
      const endings = await placed(database, round.id, field)
      await takeOff(database, { ...of, at: new Date() })
      await endRound(database, { ...of, at: new Date() }, { as: "crashed", hash, result })
      const ms = await settled(database, of, endings)
      if (n > 0) perSecond.push(endings.length / (ms / 1_000))
    }
    return median(perSecond)
  } finally {
    await leave()
    await database.close()
  }
}
