import type { LogEvent } from "./models/log.ts"
import type { Second } from "./second.ts"
import type { Seat, Story } from "./story.ts"
import type { Resident, Town } from "./town.ts"

/** The house's own numbers for what models name: by them they are compared. */
export type Numbers = { purses: Map<bigint, bigint>; entries: Map<string, bigint> }
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
