import { z } from "zod"

/**
 * One kind of thing that happens, in the past tense, and what it carries: `round.settled`. Declared in the
 * `events.ts` of the noun it happens to, published with `tx.publish` or, in SQL, `kernel.announce`, and read
 * with `subscriber`. `data` is what a subscriber gets; the log keeps it as JSON without floats (`bigintCodec`, `dateCodec`).
 */
export type EventType<K extends string = string, D extends z.ZodType = z.ZodType, Of = bigint | null> = {
  readonly what: "event"
  readonly kind: K
  readonly data: D
  /** Whether it always happens to one player. */
  readonly isOfPlayer: boolean
  /** Only for types: whose it is. */
  readonly of?: Of
}

/** Declares what happens to one player. A released shape stays readable: new fields are optional. */
export const playerEvent = <const K extends string, D extends z.ZodType>(
  kind: K,
  data: D,
): EventType<K, D, bigint> => ({ what: "event", kind, data, isOfPlayer: true })

/** Declares what happens to the house, or to a visitor as well as to a player. */
export const operatorEvent = <const K extends string, D extends z.ZodType>(
  kind: K,
  data: D,
): EventType<K, D, bigint | null> => ({ what: "event", kind, data, isOfPlayer: false })

/** An id or an amount in its smallest unit: a bigint here; in the event's row an integer, or digits where JSON cannot. */
export const bigintCodec = z.codec(z.union([z.int(), z.string().regex(/^-?\d{1,19}$/)]), z.bigint(), {
  decode: (written) => BigInt(written),
  encode: (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : value.toString()),
})

/** A moment: a Date here, an ISO string in the event's row. */
export const dateCodec = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (written) => new Date(written),
  encode: (value) => value.toISOString(),
})

type OfOf<E extends EventType> = E extends EventType<string, z.ZodType, infer Of> ? Of : never

/** zod takes a strict object of nothing for a record of anything. */
type Fields<D> = string extends keyof D ? unknown : D

/** What an announcement says: whose it is, and the declared data. */
export type EventInput<E extends EventType> = { playerId: OfOf<E> } & Fields<z.output<E["data"]>>

/** An event as the log keeps it, before anybody looked at what it carries. */
export type EventRow = {
  readonly id: bigint
  readonly at: Date
  readonly kind: string
  readonly playerId: bigint | null
  readonly data: unknown
  /** What it was read as: whoever hears the same row after that does not read it again. */
  reading?: { readonly as: EventType; readonly happened: EventOf<EventType> }
}

/** What happened, as a listener gets it: told apart by `kind`. */
export type EventOf<E extends EventType> = E extends EventType
  ? {
      readonly id: bigint
      readonly at: Date
      readonly kind: E["kind"]
      readonly playerId: OfOf<E>
      readonly data: z.output<E["data"]>
    }
  : never

/** What the log keeps of an announcement. Throws where it is not as declared: that is a fault of ours. */
export function encodeEvent<E extends EventType>(
  declared: E,
  { playerId, ...data }: EventInput<E>,
): { kind: string; playerId: bigint | null; data: string } {
  const kept = z.safeEncode(declared.data, data as z.output<E["data"]>)
  if (!kept.success) throw new Error(`${declared.kind} is not as declared: ${z.prettifyError(kept.error)}`)
  return { kind: declared.kind, playerId, data: JSON.stringify(kept.data) }
}

/** Reads a row of the log as one of these kinds. Throws where it is not as declared, so that it is parked. */
export function decodeEvent<E extends EventType>(declared: readonly E[], row: EventRow): EventOf<E> {
  const found = declared.find(({ kind }) => kind === row.kind)
  if (!found) throw new Error(`Nobody declares ${row.kind}.`)
  if (row.reading?.as === found) return row.reading.happened as EventOf<E>
  const data = z.safeDecode(found.data, row.data)
  if (!data.success) throw new Error(`${row.kind} is not as declared: ${z.prettifyError(data.error)}`)
  if (found.isOfPlayer && row.playerId === null) throw new Error(`${row.kind} has no player.`)
  const { id, at, kind, playerId } = row
  const happened = { id, at, kind, playerId, data: data.data } as EventOf<E>
  row.reading = { as: found, happened }
  return happened
}
