/** The automatic outcome of the next open item. */
export type Outcome = "approve" | "decline" | "cancel" | "timeout"

/** Faults of the next batch of notifications. */
export type Mishaps = {
  readonly duplicate: boolean
  readonly outOfOrder: boolean
  readonly badSignature: boolean
  readonly drop: boolean
  readonly delayMs: number
}

/** For notifications that only open an exchange and must not consume an armed fault. */
export const NO_MISHAPS: Mishaps = {
  duplicate: false,
  outOfOrder: false,
  badSignature: false,
  drop: false,
  delayMs: 0,
}

/**
 * Faults between vendor and casino. `cut`: the call is executed and its answer lost. `strict`: a repeated order is
 * refused as a duplicate. `contradict`: the reported outcome is not the real one.
 */
export type Fault = "cut" | "strict" | "contradict"

export type Armed = { readonly scenario: string; timesLeft: number }

export type Scenarios = {
  /** Arms scenarios for the next `times` occasions; returns the first unknown name. */
  arm(names: readonly string[], times: number): { unknown: string } | undefined
  armed(): readonly Armed[]
  takeOutcome(): Outcome | undefined
  takeMishaps(): Mishaps
  /** Whether the next vendor call fails with a 500. */
  takeServerError(): boolean
  /** Whether this fault is armed; consumes it. */
  takeFault(fault: Fault): boolean
  /** The first armed scenario of this sandbox's own; consumes it. */
  takeOwn(names: readonly string[]): string | undefined
  clear(): void
}

const FAULTS: readonly string[] = ["cut", "strict", "contradict"] satisfies Fault[]
const OUTCOMES: readonly string[] = ["approve", "decline", "cancel", "timeout"] satisfies Outcome[]
const MISHAPS: readonly string[] = ["duplicate", "out_of_order", "bad_signature", "drop"]
const DELAY = /^delay:(\d{1,6})$/

/** All scenarios of the consoles; `delay:<ms>` takes any number of milliseconds. */
export const SCENARIO_NAMES: readonly string[] = [
  ...OUTCOMES,
  ...MISHAPS,
  ...FAULTS,
  "delay:1000",
  "http_500",
]

function isKnown(name: string, own: readonly string[]): boolean {
  return (
    own.includes(name) ||
    OUTCOMES.includes(name) ||
    FAULTS.includes(name) ||
    MISHAPS.includes(name) ||
    name === "http_500" ||
    DELAY.test(name)
  )
}

/** The scenarios of one sandbox; each is consumed by the occasions it was armed for. */
export function createScenarios(own: readonly string[] = []): Scenarios {
  let armed: Armed[] = []

  function use(matches: (name: string) => boolean): string | undefined {
    const found = armed.find((entry) => matches(entry.scenario))
    if (!found) return undefined
    found.timesLeft -= 1
    armed = armed.filter((entry) => entry.timesLeft > 0)
    return found.scenario
  }

  return {
    arm(names, times) {
      const unknown = names.find((name) => !isKnown(name, own))
      if (unknown !== undefined) return { unknown }
      for (const scenario of names) armed.push({ scenario, timesLeft: times })
      armed = armed.slice(-50)
      return undefined
    },
    armed: () => armed.map((entry) => ({ ...entry })),
    takeOutcome() {
      const name = use((candidate) => OUTCOMES.includes(candidate))
      return name === "approve" || name === "decline" || name === "cancel" || name === "timeout"
        ? name
        : undefined
    },
    takeMishaps() {
      const uses = (name: string) => use((candidate) => candidate === name) !== undefined
      const delay = use((candidate) => DELAY.test(candidate))
      return {
        duplicate: uses("duplicate"),
        outOfOrder: uses("out_of_order"),
        badSignature: uses("bad_signature"),
        drop: uses("drop"),
        delayMs: Number(delay?.slice("delay:".length) ?? 0),
      }
    },
    takeServerError: () => use((candidate) => candidate === "http_500") !== undefined,
    takeOwn: (names) => use((candidate) => names.includes(candidate)),
    takeFault: (fault) => use((candidate) => candidate === fault) !== undefined,
    clear() {
      armed = []
    },
  }
}
