/** How the next open item ends by itself. */
export type Outcome = "approve" | "decline" | "cancel" | "timeout"

/** What goes wrong on the way of the next batch of notifications. */
export type Mishaps = {
  readonly duplicate: boolean
  readonly outOfOrder: boolean
  readonly badSignature: boolean
  readonly drop: boolean
  readonly delayMs: number
}

/** Nothing goes wrong: for notices that only open an exchange and must not use an armed mishap up. */
export const NO_MISHAPS: Mishaps = {
  duplicate: false,
  outOfOrder: false,
  badSignature: false,
  drop: false,
  delayMs: 0,
}

/**
 * What goes wrong between the vendor and the casino. `cut`: the call takes effect and its answer never arrives.
 * `strict`: a repeated order is refused as a duplicate instead of answered again. `contradict`: the outcome told is
 * not the one that holds.
 */
export type Fault = "cut" | "strict" | "contradict"

export type Armed = { readonly scenario: string; timesLeft: number }

export type Scenarios = {
  /** Arms scenarios for the next `times` occasions; answers the first name it does not know. */
  arm(names: readonly string[], times: number): { unknown: string } | undefined
  armed(): readonly Armed[]
  takeOutcome(): Outcome | undefined
  takeMishaps(): Mishaps
  /** True when the next vendor call has to fail with a 500. */
  takeServerError(): boolean
  /** True when this fault is armed; it is used up by asking. */
  takeFault(fault: Fault): boolean
  /** The first armed one of these scenarios, which only this sandbox knows; it is used up by asking. */
  takeOwn(names: readonly string[]): string | undefined
  clear(): void
}

const FAULTS: readonly string[] = ["cut", "strict", "contradict"] satisfies Fault[]
const OUTCOMES: readonly string[] = ["approve", "decline", "cancel", "timeout"] satisfies Outcome[]
const MISHAPS: readonly string[] = ["duplicate", "out_of_order", "bad_signature", "drop"]
const DELAY = /^delay:(\d{1,6})$/

/** Every scenario the consoles offer; `delay:<ms>` takes its own number of milliseconds. */
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

/** The switches of one sandbox, with those that only it has: each is used up by the occasions it was armed for. */
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
