import type pg from "pg"
import { expect, inject, it, onTestFinished } from "vitest"
import { ResilientPool } from "./resilientPool.ts"

function openPool() {
  const pool = new ResilientPool({ connectionString: inject("clusterUrl"), max: 1 })
  onTestFinished(() => (pool.ended ? undefined : pool.end()))
  return pool
}
type ConnectResult = { error?: Error | undefined; client?: pg.PoolClient | undefined; release?: unknown }
const connect = (pool: ResilientPool) =>
  new Promise<ConnectResult>((resolve) =>
    pool.connect((error, client, release) => resolve({ error, client, release })),
  )

it("ignores the second release of a connection", async () => {
  const pool = openPool()
  const { release } = (await connect(pool)) as { release: () => void }
  release()
  release()
  expect(pool.idleCount).toBe(1)
  const { client } = await connect(pool)
  expect((await client!.query("select 1 as one")).rows).toEqual([{ one: 1 }])
  client!.release()
})

it("passes an error and neither client nor release after its end", async () => {
  const pool = openPool()
  await pool.end()
  const { error, client, release } = await connect(pool)
  expect(error?.message).toContain("after calling end on the pool")
  expect([client, release]).toEqual([undefined, undefined])
})
