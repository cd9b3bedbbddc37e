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

async function startSubscriber() {
  const store = await storeForTest()
  const received: unknown[] = []
  const dispatcher = startDispatcher({
    transact: store.transact,
    log: jsonLog("silent"),
    subscribers: [
      subscriber({
        listener: "test.subscriber",
        on: [thingMade, houseOpened],
        async react(_tx, events) {
          for (const event of events) {
            if (event.kind === "thing.made")
              received.push({
                playerId: event.playerId + 0n,
                units: event.data.units,
                at: event.data.madeAt,
              })
            else received.push({ doors: event.data.doors })
          }
        },
      }),
    ],
  })
  return { ...store, received, dispatcher }
}

test("delivers events as published: amounts as bigint, moments as Date", async () => {
  const { transact, received, dispatcher, clock } = await startSubscriber()
  const madeAt = clock.now()
  await transact(async (tx) => {
    await tx.publish(thingMade, { playerId: 7n, units: 123_456_789_012n, madeAt, name: null })
    await tx.publish(thingMade, { playerId: 7n, units: -(2n ** 60n), madeAt, name: "far beyond a double" })
    await tx.publish(houseOpened, { playerId: null, doors: 2 })
  })
  await dispatcher.drain()
  await dispatcher.stop()
  expect(received).toEqual([
    { playerId: 7n, units: 123_456_789_012n, at: madeAt },
    { playerId: 7n, units: -(2n ** 60n), at: madeAt },
    { doors: 2 },
  ])
})

test("delivers events that SQL published with kernel.announce", async () => {
  const { database, received, dispatcher, clock } = await startSubscriber()
  await sql`select kernel.announce('thing.made', 7, jsonb_build_object(
    'units', 5::bigint, 'madeAt', ${clock.now()}::timestamptz, 'name', null), ${clock.now()})`.execute(
    database.db,
  )
  await dispatcher.drain()
  await dispatcher.stop()
  expect(received).toEqual([{ playerId: 7n, units: 5n, at: clock.now() }])
})

test("rejects the publication of an event that does not match its declaration", async () => {
  const { transact, database, clock } = await startSubscriber()
  const made = { playerId: 7n, units: 1n, madeAt: clock.now(), name: null }
  for (const wrong of [{ more: 1 }, { units: 2n ** 70n }, { name: 3 as never }])
    await expect(transact((tx) => tx.publish(thingMade, { ...made, ...wrong }))).rejects.toThrow(
      /thing.made is not as declared/,
    )
  const { rows } = await sql`select from kernel.event`.execute(database.db)
  expect(rows).toEqual([])
})

test("parks each row that does not match its declaration, and delivers the others", async () => {
  const { transact, owner, received, dispatcher } = await startSubscriber()
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
  await dispatcher.drain()
  await dispatcher.stop()
  expect(received).toEqual([{ doors: 1 }])
  const { rows } = await sql`select problem from kernel.parked_event`.execute(owner.db)
  expect(rows).toHaveLength(4)
})

test("reads and decodes an event once for several subscribers", async () => {
  const { transact } = await storeForTest()
  const received: Record<string, unknown[]> = { one: [], two: [] }
  const dispatcher = startDispatcher({
    transact,
    log: jsonLog("silent"),
    subscribers: ["one", "two"].map((listener) =>
      subscriber({
        listener,
        on: [thingMade],
        react: async (_tx, events) => void received[listener]!.push(...events),
      }),
    ),
  })
  const publishThing = (units: bigint) =>
    transact((tx) => tx.publish(thingMade, { playerId: 7n, units, madeAt: tx.now, name: null }))
  // Each subscriber reads the first event itself: it is older than the cache.
  await publishThing(1n)
  await dispatcher.drain()
  let units = 1n
  // Also one that a transaction of another test held back while the cache was created.
  await expect
    .poll(async () => {
      await publishThing(++units)
      await dispatcher.drain()
      return received.two!.at(-1) === received.one!.at(-1)
    })
    .toBe(true)
  await dispatcher.stop()
  expect(received.two).toEqual(received.one)
  expect(received.one).toMatchObject(
    Array.from({ length: Number(units) }, (_, n) => ({ data: { units: BigInt(n + 1) } })),
  )
})
