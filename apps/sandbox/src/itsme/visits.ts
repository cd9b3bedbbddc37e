import { randomUUID } from "node:crypto"
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

const CODE_LIFE_MS = 3 * 60_000
const ACCESS_LIFE_MS = 3_600_000
const VISIT_LIFE_MS = 10 * 60_000
const KEPT = 2000

type Until<Value> = { readonly value: Value; readonly untilMs: number }

/** A store whose entries expire; `take` removes one. */
function shelf<Value>(lifeMs: number) {
  const kept = new Map<string, Until<Value>>()
  return {
    put(value: Value, nowMs: number): string {
      const id = randomUUID()
      kept.set(id, { value, untilMs: nowMs + lifeMs })
      forgetOldest(kept, KEPT)
      return id
    },
    look(id: string, nowMs: number): Value | undefined {
      const found = kept.get(id)
      return found && nowMs < found.untilMs ? found.value : undefined
    },
    take(id: string, nowMs: number): Value | undefined {
      const found = kept.get(id)
      kept.delete(id)
      return found && nowMs < found.untilMs ? found.value : undefined
    },
    clear: () => kept.clear(),
    size: () => kept.size,
  }
}

/** Open pages, codes (36 characters, three minutes, used once), and access tokens for userinfo. */
export function createVisits() {
  const visits = shelf<Asked>(VISIT_LIFE_MS)
  const codes = shelf<Grant>(CODE_LIFE_MS)
  const tokens = shelf<Grant>(ACCESS_LIFE_MS)
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
