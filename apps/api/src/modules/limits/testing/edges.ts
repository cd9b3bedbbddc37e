import { clockChanges, hour } from "./calendar.ts"

/** Forty instants at which a calendar goes wrong: changes of the clocks, ends of months, of years, and leap days. */
export const edges: readonly number[] = [
  ...[2026, 2027, 2028].flatMap((year) => {
    const { forward, back } = clockChanges(year)
    return [forward, back, forward - hour, back - hour]
  }),
  ...[
    ...[
      "2026-01-31T23:00Z",
      "2026-02-28T23:00Z",
      "2026-03-31T22:00Z",
      "2026-04-30T22:00Z",
      "2026-05-31T22:00Z",
    ],
    ...[
      "2026-06-30T22:00Z",
      "2026-08-31T22:00Z",
      "2026-09-30T22:00Z",
      "2026-10-31T23:00Z",
      "2026-11-30T23:00Z",
    ],
    ...[
      "2026-12-31T23:00Z",
      "2027-01-03T23:00Z",
      "2027-12-31T23:00Z",
      "2028-01-02T23:00Z",
      "2028-12-31T23:00Z",
    ],
    ...[
      "2028-02-28T23:00Z",
      "2028-02-29T23:00Z",
      "2028-02-29T00:00Z",
      "2027-02-28T23:00Z",
      "2032-02-29T23:00Z",
    ],
    // The night in which an hour is missing, the one that has it twice, and the Sundays before the clocks change.
    ...["2026-03-28T23:00Z", "2026-03-29T22:00Z", "2026-10-24T22:00Z", "2026-10-25T23:00Z"],
    ...["2027-03-28T22:00Z", "2027-10-31T23:00Z", "2028-03-26T22:00Z", "2028-10-29T23:00Z"],
  ].map((at) => Date.parse(at)),
]
