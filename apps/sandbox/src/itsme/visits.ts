import { randomUUID } from "node:crypto"
import { HOUR_MS, MINUTE_MS } from "../clock.ts"
import { forgetOldest } from "../forget.ts"
import type { Persona } from "./persona.ts"
import type { Asked } from "./request.ts"

/** The person's consent, until its code is exchanged. */
export type Grant = {
  readonly asked: Asked
  readonly persona: Persona
  readonly subject: string
  readonly acr: string
  readonly authenticatedAtMs: number
}

const CODE_LIFE_MS = 3 * MINUTE_MS
const ACCESS_LIFE_MS = HOUR_MS
const VISIT_LIFE_MS = 10 * MINUTE_MS
const KEPT = 2000

type Until<Value> = { readonly value: Value; readonly untilMs: number }

/** A store whose entries expire; `take` removes one. */
function expiringStore<Value>(lifeMs: number) {
  const entries = new Map<string, Until<Value>>()
  return {
    put(value: Value, nowMs: number): string {
      const id = randomUUID()
      entries.set(id, { value, untilMs: nowMs + lifeMs })
      forgetOldest(entries, KEPT)
      return id
    },
    look(id: string, nowMs: number): Value | undefined {
      const found = entries.get(id)
      return found && nowMs < found.untilMs ? found.value : undefined
    },
    take(id: string, nowMs: number): Value | undefined {
      const found = entries.get(id)
      entries.delete(id)
      return found && nowMs < found.untilMs ? found.value : undefined
    },
    clear: () => entries.clear(),
    size: () => entries.size,
  }
}

/** Open pages, codes (36 characters, three minutes, used once), and access tokens for userinfo. */
export function createVisits() {
  const visits = expiringStore<Asked>(VISIT_LIFE_MS)
  const codes = expiringStore<Grant>(CODE_LIFE_MS)
  const tokens = expiringStore<Grant>(ACCESS_LIFE_MS)
  return {
    visits,
    codes,
    tokens,
    clear() {
      for (const each of [visits, codes, tokens]) each.clear()
    },
  }
}
export type Visits = ReturnType<typeof createVisits>
