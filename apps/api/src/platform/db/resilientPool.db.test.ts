import type pg from "pg"
import { expect, inject, it, onTestFinished } from "vitest"
import { ResilientPool } from "./resilientPool.ts"

function pool() {
  const made = new ResilientPool({ connectionString: inject("clusterUrl"), max: 1 })
  onTestFinished(() => (made.ended ? undefined : made.end()))
  return made
}
type Answer = { error?: Error | undefined; client?: pg.PoolClient | undefined; release?: unknown }
const asked = (of: ResilientPool) =>
  new Promise<Answer>((answer) => of.connect((error, client, release) => answer({ error, client, release })))

it("takes a connection back once, however often it is given", async () => {
  const of = pool()
  const { release } = (await asked(of)) as { release: () => void }
  release()
  release()
  expect(of.idleCount).toBe(1)
  const { client } = await asked(of)
  expect((await client!.query("select 1 as one")).rows).toEqual([{ one: 1 }])
  client!.release()
})

it("once it is over, says so, and hands nothing out that could be given back", async () => {
  const of = pool()
  await of.end()
  const { error, client, release } = await asked(of)
  expect(error?.message).toContain("after calling end on the pool")
  expect([client, release]).toEqual([undefined, undefined])
})
