import { sql } from "kysely"
import { expect, test } from "vitest"
import { z } from "zod"
import { storeForTest } from "../../../testing/store.ts"
import { bigintCodec, dateCodec, operatorEvent, playerEvent } from "../lib/eventType.ts"
import { jsonLog } from "../lib/log.ts"
import { startDispatcher } from "./dispatcher.ts"
import { subscriber } from "./subscription.ts"

const thingMade = playerEvent(
  "thing.made",
  z.strictObject({ units: bigintCodec, madeAt: dateCodec, name: z.string().nullable() }),
)
const houseOpened = operatorEvent("house.opened", z.strictObject({ doors: z.int().min(1) }))

async function hearing() {
  const store = await storeForTest()
  const heard: unknown[] = []
  const listening = startDispatcher({
    transact: store.transact,
    log: jsonLog("silent"),
    subscribers: [
      subscriber({
        listener: "test.hearing",
        on: [thingMade, houseOpened],
        async react(_tx, events) {
          for (const happened of events) {
            // Told apart by kind, typed by its declaration.
            if (happened.kind === "thing.made")
              heard.push({
                playerId: happened.playerId + 0n,
                units: happened.data.units,
                at: happened.data.madeAt,
              })
            else heard.push({ doors: happened.data.doors })
          }
        },
      }),
    ],
  })
  return { ...store, heard, listening }
}

test("what is announced is what is heard: amounts as bigint, moments as Date", async () => {
  const { transact, heard, listening, clock } = await hearing()
  const madeAt = clock.now()
  await transact(async (tx) => {
    await tx.publish(thingMade, { playerId: 7n, units: 123_456_789_012n, madeAt, name: null })
    await tx.publish(thingMade, { playerId: 7n, units: -(2n ** 60n), madeAt, name: "far beyond a double" })
    await tx.publish(houseOpened, { playerId: null, doors: 2 })
  })
  await listening.drain()
  await listening.stop()
  expect(heard).toEqual([
    { playerId: 7n, units: 123_456_789_012n, at: madeAt },
    { playerId: 7n, units: -(2n ** 60n), at: madeAt },
    { doors: 2 },
  ])
})

test("SQL announces the same through one function", async () => {
  const { database, heard, listening, clock } = await hearing()
  await sql`select kernel.announce('thing.made', 7, jsonb_build_object(
    'units', 5::bigint, 'madeAt', ${clock.now()}::timestamptz, 'name', null), ${clock.now()})`.execute(
    database.db,
  )
  await listening.drain()
  await listening.stop()
  expect(heard).toEqual([{ playerId: 7n, units: 5n, at: clock.now() }])
})

test("an announcement that is not as declared is a fault where it is made", async () => {
  const { transact, database, clock } = await hearing()
  const made = { playerId: 7n, units: 1n, madeAt: clock.now(), name: null }
  for (const wrong of [{ more: 1 }, { units: 2n ** 70n }, { name: 3 as never }])
    await expect(transact((tx) => tx.publish(thingMade, { ...made, ...wrong }))).rejects.toThrow(
      /thing.made is not as declared/,
    )
  const { rows } = await sql`select from kernel.event`.execute(database.db)
  expect(rows).toEqual([])
})

test("a row that is not as declared is parked, with or without its fellows", async () => {
  const { transact, owner, heard, listening } = await hearing()
  for (const [player, data] of [
    [7, { units: 1.5, madeAt: "2026-11-20T12:00:00Z", name: null }],
    [null, { units: 1, madeAt: "2026-11-20T12:00:00Z", name: null }],
    [7, { units: 1, madeAt: "yesterday", name: null }],
    [7, { units: 1, madeAt: "2026-11-20T12:00:00Z", name: null, more: 1 }],
  ] as const)
    await sql`select kernel.announce('thing.made', ${player}, ${JSON.stringify(data)}::jsonb, now())`.execute(
      owner.db,
    )
  await transact((tx) => tx.publish(houseOpened, { playerId: null, doors: 1 }))
  await listening.drain()
  await listening.stop()
  expect(heard).toEqual([{ doors: 1 }])
  const { rows } = await sql`select problem from kernel.parked_event`.execute(owner.db)
  expect(rows).toHaveLength(4)
})

test("what several listeners hear is read from the log once, and understood once", async () => {
  const { transact } = await storeForTest()
  const heard: Record<string, unknown[]> = { one: [], two: [] }
  const listening = startDispatcher({
    transact,
    log: jsonLog("silent"),
    subscribers: ["one", "two"].map((listener) =>
      subscriber({
        listener,
        on: [thingMade],
        react: async (_tx, events) => void heard[listener]!.push(...events),
      }),
    ),
  })
  const make = (units: bigint) =>
    transact((tx) => tx.publish(thingMade, { playerId: 7n, units, madeAt: tx.now, name: null }))
  // The first is read by each: it was there before this process looked where the log ends.
  await make(1n)
  await listening.drain()
  let units = 1n
  // What a transaction of another test kept back just when the log was looked at is read by each as well.
  await expect
    .poll(async () => {
      await make(++units)
      await listening.drain()
      return heard.two!.at(-1) === heard.one!.at(-1)
    })
    .toBe(true)
  await listening.stop()
  expect(heard.two).toEqual(heard.one)
  expect(heard.one).toMatchObject(
    Array.from({ length: Number(units) }, (_, n) => ({ data: { units: BigInt(n + 1) } })),
  )
})
