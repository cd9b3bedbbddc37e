import { z } from "zod"

/** Kinds are in the past tense (`round.settled`). The log keeps `data` as JSON without floats (`bigintCodec`, `dateCodec`). */
export type EventType<K extends string = string, D extends z.ZodType = z.ZodType, Of = bigint | null> = {
  readonly what: "event"
  readonly kind: K
  readonly data: D
  readonly isOfPlayer: boolean
  /** Never set: carries the type of `playerId`. */
  readonly of?: Of
}

/** Rows of earlier releases must stay readable, so new fields are optional. */
export const playerEvent = <const K extends string, D extends z.ZodType>(
  kind: K,
  data: D,
): EventType<K, D, bigint> => ({ what: "event", kind, data, isOfPlayer: true })

/** For events of the operator or of visitors. */
export const operatorEvent = <const K extends string, D extends z.ZodType>(
  kind: K,
  data: D,
): EventType<K, D, bigint | null> => ({ what: "event", kind, data, isOfPlayer: false })

/** An id or an amount in its smallest unit; the row has digits in a string where JSON has no exact integer. */
export const bigintCodec = z.codec(z.union([z.int(), z.string().regex(/^-?\d{1,19}$/)]), z.bigint(), {
  decode: (written) => BigInt(written),
  encode: (value) => (Number.isSafeInteger(Number(value)) ? Number(value) : value.toString()),
})

export const dateCodec = z.codec(z.iso.datetime({ offset: true }), z.date(), {
  decode: (written) => new Date(written),
  encode: (value) => value.toISOString(),
})

type PlayerIdOf<E extends EventType> = E extends EventType<string, z.ZodType, infer Of> ? Of : never

// zod infers `Record<string, …>` for a strict object without fields.
type Fields<D> = string extends keyof D ? unknown : D

export type EventInput<E extends EventType> = { playerId: PlayerIdOf<E> } & Fields<z.output<E["data"]>>

export type EventRow = {
  readonly id: bigint
  readonly at: Date
  readonly kind: string
  readonly playerId: bigint | null
  readonly data: unknown
  /** Cached by `decodeEvent`, because the subscribers of a process share the row. */
  decoded?: { readonly as: EventType; readonly event: EventOf<EventType> }
}

export type EventOf<E extends EventType> = E extends EventType
  ? {
      readonly id: bigint
      readonly at: Date
      readonly kind: E["kind"]
      readonly playerId: PlayerIdOf<E>
      readonly data: z.output<E["data"]>
    }
  : never

/** Throws where the data does not match the declaration. */
export function encodeEvent<E extends EventType>(
  declared: E,
  { playerId, ...data }: EventInput<E>,
): { kind: string; playerId: bigint | null; data: string } {
  const encoded = z.safeEncode(declared.data, data as z.output<E["data"]>)
  if (!encoded.success)
    throw new Error(`${declared.kind} is not as declared: ${z.prettifyError(encoded.error)}`)
  return { kind: declared.kind, playerId, data: JSON.stringify(encoded.data) }
}

/** Throws where the row does not match its declaration; the consumer then parks the event. */
export function decodeEvent<E extends EventType>(declared: readonly E[], row: EventRow): EventOf<E> {
  const eventType = declared.find(({ kind }) => kind === row.kind)
  if (!eventType) throw new Error(`Nobody declares ${row.kind}.`)
  if (row.decoded?.as === eventType) return row.decoded.event as EventOf<E>
  const data = z.safeDecode(eventType.data, row.data)
  if (!data.success) throw new Error(`${row.kind} is not as declared: ${z.prettifyError(data.error)}`)
  if (eventType.isOfPlayer && row.playerId === null) throw new Error(`${row.kind} has no player.`)
  const { id, at, kind, playerId } = row
  const event = { id, at, kind, playerId, data: data.data } as EventOf<E>
  row.decoded = { as: eventType, event }
  return event
}
