import { setTimeout as sleep } from "node:timers/promises"
import { eventually } from "@elite/testkit/eventually"
import { choices } from "../kills/load.ts"
import { type Blow, type Struck, startStage } from "./stage.ts"
import { startTown, type Town } from "./town.ts"

const roles = ["api", "api", "crash", "crash"] as const
const statements = ["open_round", "take_off", "beat", "end_bets", "end_round", "settle_round"]
/** At ten times the speed six seconds are too few for six hundred bets: a take-off waits for those that are under way. */
const letInMs = 1_500
/** A leader is hit in every tenth round. */
const blowEvery = 10

export type Course = {
  differences: string[]
  lies: string[]
  /** What came of each blow. */
  struck: Struck[]
  refused: Town["refused"]
  /** What came of rounds and bets, by name. */
  counts: Record<string, number>
}

/**
 * So many rounds of so many players with two bets each: two processes answer, another leads and is killed in every tenth round, or
 * stopped for longer than its term, and a fourth is there to follow it.
 */
export async function runCourse({
  seed,
  rounds,
  players,
  speed,
  onBlow = () => {},
}: {
  seed: number
  rounds: number
  players: number
  speed: number
  onBlow?: (blow: Blow & Struck & { round: number }) => void
}): Promise<Course> {
  const choose = choices(seed)
  const stage = await startStage({ speed, roles, seed, letInMs })
  try {
    const town = await startTown(stage, { seed, players, speed, giveUpAfterMs: 3_000 })
    const reached = (number: number) =>
      eventually(() => town.rounds() >= number, { what: `round ${number}`, withinMs: 600_000 })
    const struck: Struck[] = []
    for (let at = blowEvery; at <= rounds; at += blowEvery) {
      await reached(at)
      const blow: Blow = {
        signal: choose(3) === 0 ? "SIGSTOP" : "SIGKILL",
        after: `crash.${statements[choose(statements.length)]}`,
      }
      const one = await stage.strike(blow)
      struck.push(one)
      onBlow({ ...blow, ...one, round: town.rounds() })
      await sleep(choose(2_000))
      await stage.revive(one.process, blow)
    }
    await reached(rounds)
    await town.stop()
    return {
      differences: await town.differences(),
      lies: stage.lies(),
      struck,
      refused: town.refused,
      counts: await countsOf(stage.fleet.db),
    }
  } finally {
    await stage.stop()
  }
}

async function countsOf(db: Awaited<ReturnType<typeof startStage>>["fleet"]["db"]) {
  const { rows } = await db.query<{ name: string; count: number }>(
    `select coalesce(over_as, 'open') || ' rounds' as name, count(*)::integer from crash.round group by over_as
     union all
     select case ended_as when 'cashedOut' then case when is_by_itself then 'left by themselves' else 'cashed out by hand' end
       else coalesce(ended_as, 'open') end, count(*)::integer
     from crash.bet group by 1`,
  )
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
