/** A statement about the data that must always hold: its SQL answers the rows that break it. */
export type Invariant = { name: string; sql: string }
