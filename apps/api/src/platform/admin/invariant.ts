/** The SQL answers the rows that violate the invariant. */
export type Invariant = { name: string; sql: string }
