import { setTimeout as sleep } from "node:timers/promises"
import type pg from "pg"

/** The round that stands. */
export type Watching = { id: number; number: number; took_off_at: Date | null; over_at: Date | null }
export type Watched = {
  round(): Watching | undefined
  isOver(): boolean
  /** The round that stands as soon as it is so; undefined where nobody looks any more. */
  until(isSo: (round: Watching) => boolean): Promise<Watching | undefined>
  stop(): Promise<void>
}

type Waiting = { isSo: (round: Watching) => boolean; resolve: (round: Watching | undefined) => void }

/** Looks often at the round that stands, for everybody who waits for something of it. */
export function watchRounds(db: pg.Pool): Watched {
  let round: Watching | undefined
  let isOver = false
  let waiting: Waiting[] = []
  const look = async () => {
    while (!isOver) {
      const { rows } = await db.query<Watching>(
        "select id::integer, number, took_off_at, over_at from crash.round order by id desc limit 1",
      )
      round = rows[0]
      const now = round
      const met = now ? waiting.filter(({ isSo }) => isSo(now)) : []
      if (met.length > 0) {
        waiting = waiting.filter((one) => !met.includes(one))
        for (const { resolve } of met) resolve(now)
      }
      await sleep(15)
    }
  }
  // Where the database is gone, the test has failed elsewhere.
  const looking = look().catch(() => {
    isOver = true
  })
  const nobodyLooks = looking.then(() => {
    for (const { resolve } of waiting) resolve(undefined)
  })
  return {
    round: () => round,
    isOver: () => isOver,
    until: (isSo) =>
      isOver
        ? Promise.resolve(undefined)
        : new Promise((resolve) => {
            waiting.push({ isSo, resolve })
          }),
    async stop() {
      isOver = true
      await nobodyLooks
    },
  }
}
