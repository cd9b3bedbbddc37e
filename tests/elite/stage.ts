import type { LogEvent } from "../../apps/api/testing/modelEvents.ts"
import type { Second } from "./second.ts"
import type { Seat, Story } from "./story.ts"
import type { Resident, Town } from "./town.ts"

/** How far back the instants of a turn lie that are said to the wallet's own functions, ms. */
export const turnMs = 50_000

/**
 * The house's own numbers for what models name: by them they are compared. Of an entry also the games that the house says its
 * player had played: it alone knows which of two at one moment was first.
 */
export type Numbers = {
  purses: Map<bigint, bigint>
  entries: Map<string, { id: bigint; knew: ReadonlySet<number> }>
}
export type Course = {
  town: Town
  story: Story
  second: Second
  numbers: Numbers
  /** What the log says since it was asked last. */
  newLog: () => Promise<LogEvent[]>
  /** All of it. */
  log: LogEvent[]
  residents: Resident[]
  /** Those whose money has to be followed movement by movement: they may have a bonus, and be short of money. */
  newcomers: Set<bigint>
  seats: Seat[]
  /** Those who were given one. */
  withBonus: Set<bigint>
  /** What somebody was told that they have, by giver and number. */
  claimed: Set<string>
  counts: Record<
    "events" | "atTheDoors" | "sentTwice" | "refused" | "kills" | "comparisons" | "jumps",
    number
  >
  findings: string[]
  sitDown(resident: Resident): void
  standUp(resident: Resident): void
}
