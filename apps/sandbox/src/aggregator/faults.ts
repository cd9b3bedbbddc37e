import { DAY_MS } from "../clock.ts"

/** Faults for the next wallet call, to test the casino's reaction. */
export const scenarios = [
  "delay",
  "drop",
  "duplicate",
  "late_win",
  "rollback_before_bet",
  "bad_signature",
] as const
export type Scenario = (typeof scenarios)[number]
export type Fault = { readonly scenario: Scenario; readonly delayMs: number; readonly user?: string }

const waitingAtMost = 50
const defaultDelayMs: Record<Scenario, number> = {
  delay: 1500,
  drop: 0,
  duplicate: 0,
  late_win: 15_000,
  rollback_before_bet: 0,
  bad_signature: 0,
}

/** Reads `drop`, `delay:1500`, `late_win:60000`; undefined for anything else. */
export function readFault(text: unknown, user?: string): Fault | undefined {
  if (typeof text !== "string") return undefined
  const [name = "", wait] = text.split(":")
  const scenario = scenarios.find((one) => one === name)
  const delayMs = wait === undefined ? undefined : Number(wait)
  if (!scenario || (delayMs !== undefined && !(delayMs >= 0 && delayMs <= DAY_MS))) return undefined
  return { scenario, delayMs: delayMs ?? defaultDelayMs[scenario], ...(user ? { user } : {}) }
}

/** Armed faults in order; each applies once, to the next round of its user, or of any user where none is named. */
export type Faults = {
  arm(fault: Fault): void
  take(user: string): Fault | undefined
  list(): readonly Fault[]
  clear(): void
}

export function createFaults(): Faults {
  let armed: Fault[] = []
  return {
    arm(fault) {
      if (armed.length < waitingAtMost) armed.push(fault)
    },
    take(user) {
      const at = armed.findIndex((fault) => fault.user === undefined || fault.user === user)
      return at < 0 ? undefined : armed.splice(at, 1)[0]
    },
    list: () => armed,
    clear() {
      armed = []
    },
  }
}
