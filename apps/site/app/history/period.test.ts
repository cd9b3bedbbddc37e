import { payments } from "@elite/contract"
import { expect, it } from "vitest"
import { parseDate, parseHistoryPeriod, quickPeriodDays, toPageQueryString, toPeriodInput } from "./period.ts"

const read = (query: string) => parseHistoryPeriod(new URLSearchParams(query))

it("reads a period and a page", () => {
  expect(read("from=2026-11-01&to=2026-11-20&page=3")).toEqual({
    from: "2026-11-01",
    to: "2026-11-20",
    page: 3,
    unread: {},
  })
})

it.each(["31/12/2026", "31.12.2026", "31-12-26", " 31 12 2026", "31122026", "2026-12-31"])(
  "reads %s as people write it",
  (text) => expect(parseDate(text)).toBe("2026-12-31"),
)

it("keeps invalid input for the form", () => {
  expect(read("from=31/02/2026&to=12.31.2026")).toEqual({
    from: undefined,
    to: undefined,
    page: 1,
    unread: { from: "31/02/2026", to: "12.31.2026" },
  })
})

it.each(["page=0", "page=-1", "page=1.5", "page=x", "page=1e9", "from=2026-02-30", "to=yesterday", "from="])(
  "counts %s as not asked",
  (query) => {
    expect(read(query)).toMatchObject({ from: undefined, to: undefined, page: 1 })
  },
)

it("creates an input that the contract accepts", () => {
  for (const query of ["", "page=4", "from=2026-11-01", "from=2026-11-01&to=2026-11-20&page=2"])
    expect(payments.depositTransaction.input.safeParse(toPeriodInput(read(query))).success, query).toBe(true)
})

it("keeps the filter from page to page", () => {
  expect(toPageQueryString("?view=withdrawals&page=2", 3)).toBe("?view=withdrawals&page=3")
  expect(toPageQueryString("?view=withdrawals&page=2", 1)).toBe("?view=withdrawals")
})

it("counts today among the days of a quick period", () => {
  expect(quickPeriodDays("today", "2026-03-01")).toEqual({ from: "2026-03-01", to: "2026-03-01" })
  expect(quickPeriodDays("sevenDays", "2026-03-01")).toEqual({ from: "2026-02-23", to: "2026-03-01" })
  expect(quickPeriodDays("thirtyDays", "2026-10-31")).toEqual({ from: "2026-10-02", to: "2026-10-31" })
})
