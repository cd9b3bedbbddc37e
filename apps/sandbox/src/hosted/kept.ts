import type { FastifyReply } from "fastify"
import { forgetOldest } from "../forget.ts"
import type { Scenarios } from "../scenarios.ts"

const KEPT = 2000

export type Kept<Item> = {
  add(item: Item): void
  byId(id: string): Item | undefined
  find(matches: (item: Item) => boolean): Item | undefined
  /** Newest first. */
  all(): Item[]
  clear(): void
}

/** Payments or payouts in memory by id; the oldest are dropped. */
export function createKept<Item>(idOf: (item: Item) => string): Kept<Item> {
  const items = new Map<string, Item>()
  return {
    add(item) {
      items.set(idOf(item), item)
      forgetOldest(items, KEPT)
    },
    byId: (id) => items.get(id),
    find: (matches) => [...items.values()].find(matches),
    all: () => [...items.values()].toReversed(),
    clear: () => items.clear(),
  }
}

/** Answers, or closes the connection without an answer where that is armed; the request is executed either way. */
export function answer(
  scenarios: Scenarios,
  reply: FastifyReply,
  body: unknown,
  { status = 200, type = "application/json; charset=utf-8" }: { status?: number; type?: string } = {},
): FastifyReply {
  if (!scenarios.takeFault("cut")) return reply.code(status).type(type).send(body)
  reply.hijack()
  reply.raw.destroy()
  return reply
}
