import { sql } from "kysely"
import pg from "pg"
import { expect, it, onTestFinished } from "vitest"
import { seedPlayer } from "../../../../testing/seeded.ts"
import { storeForTest } from "../../../../testing/store.ts"
import { guardEnvironment } from "../../../platform/db/environmentGuard.ts"
import { markRobot, withoutRobots } from "./robots.ts"

async function playersOf({ url }: { url: string }, count: number): Promise<bigint[]> {
  const owner = new pg.Pool({ connectionString: url, max: 1 })
  onTestFinished(() => owner.end())
  const seeded = await Promise.all(Array.from({ length: count }, () => seedPlayer(owner)))
  return seeded.map(({ playerId }) => playerId)
}

it("a database of real vendors accepts no robot", async () => {
  const store = await storeForTest()
  const [playerId] = await playersOf(store, 1)
  await guardEnvironment(store.transact, false)
  await expect(store.transact((tx) => markRobot(tx, playerId!))).rejects.toThrow("robot_sandbox_fkey")
  const written = (sandbox: boolean) =>
    sql`insert into players.robot (player_id, sandbox) values (${playerId}, ${sandbox})`.execute(
      store.owner.db,
    )
  await expect(written(true)).rejects.toThrow("robot_sandbox_fkey")
  await expect(written(false)).rejects.toThrow("robot_sandbox_check")
})

it("with the sandboxes robots are marked permanently and left out", async () => {
  const store = await storeForTest()
  const [robot, person] = await playersOf(store, 2)
  await guardEnvironment(store.transact, true)
  await store.transact((tx) => markRobot(tx, robot!))
  await store.transact((tx) => markRobot(tx, robot!))
  const done = [
    { playerId: robot!, what: 1 },
    { playerId: person!, what: 2 },
    { playerId: null, what: 3 },
  ]
  expect((await withoutRobots(store.reads(), done)).map(({ what }) => what)).toEqual([2, 3])
  const unmarked = sql`delete from players.robot`.execute(store.database.db)
  await expect(unmarked).rejects.toThrow("permission denied")
})
