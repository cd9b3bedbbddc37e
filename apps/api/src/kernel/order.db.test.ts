import { sql } from "kysely"
import { expect, it } from "vitest"
import { storeForTest, type TestStore } from "../../testing/store.ts"
import { readAhead } from "./tail.ts"
import type { Tx } from "./transaction.ts"

const kinds = ["thing.made", "thing.undone"]
const say = ({ db, now }: Tx, kind: string) =>
  sql`select kernel.announce(${kind}, null, '{}', ${now})`.execute(db)

/** A transaction that has its number, and announces once it is let: one that waits for a row that another one holds. */
async function waitingWithItsNumber({ transact }: TestStore) {
  const numbered = Promise.withResolvers<void>()
  const mayGoOn = Promise.withResolvers<void>()
  const over = transact(async (tx) => {
    await sql`select pg_current_xact_id()`.execute(tx.db)
    numbered.resolve()
    await mayGoOn.promise
    await say(tx, "thing.undone")
  })
  await numbered.promise
  return () => {
    mayGoOn.resolve()
    return over
  }
}

it("what waited for another is heard after it, though it has the older number", async () => {
  const store = await storeForTest()
  const goOn = await waitingWithItsNumber(store)
  await store.transact((tx) => say(tx, "thing.made"))
  await goOn()
  const heard = async () => {
    // A transaction of another test's holds the log back as well, for as long as it runs.
    const ahead = await readAhead(store.database, { from: { xid: 0n, id: 0n }, kinds, atMost: 10 })
    return ahead?.events.map(({ event }) => event.kind)
  }
  await expect.poll(heard, { timeout: 10_000 }).toEqual(["thing.made", "thing.undone"])
})
