import type { ReactNode } from "react"
import { classes } from "./classes.ts"

export type Column<Row> = {
  key: string
  header: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers are aligned at the end. */
  align?: "start" | "end"
  /** The cell that names the row, and its card on a phone. At most one. */
  rowHeader?: boolean
  /** Hidden on a phone. */
  wideOnly?: boolean
}

type DataTableProps<Row> = {
  /** For screen readers. */
  caption: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string
  /** The player's own row, in brass. */
  highlight?: (row: Row) => boolean
  /** The whole row is the target of a link whose `after` covers it. */
  isRowLink?: boolean
  className?: string
}

/** Explicit ARIA roles, because Safari drops implicit ones when `display` turns rows into cards. */
const ariaRoles = {
  table: { role: "table" },
  rowgroup: { role: "rowgroup" },
  row: { role: "row" },
  columnheader: { role: "columnheader" },
  rowheader: { role: "rowheader" },
  cell: { role: "cell" },
} as const

/** A table. Below 600 px each row is shown as a card with the column's name before each value. */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  highlight,
  isRowLink,
  className,
}: DataTableProps<Row>) {
  return (
    <table
      {...ariaRoles.table}
      className={classes("w-full border-collapse text-[0.9375rem] max-sm:block", className)}
    >
      <caption className="sr-only">{caption}</caption>
      <thead {...ariaRoles.rowgroup} className="max-sm:sr-only">
        <tr {...ariaRoles.row} className="border-b border-line">
          {columns.map((column) => (
            <th
              key={column.key}
              {...ariaRoles.columnheader}
              scope="col"
              className={classes(
                "px-2 py-2.5 text-sm font-medium text-muted",
                column.align === "end" ? "text-right" : "text-left",
              )}
            >
              {column.header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...ariaRoles.rowgroup} className="max-sm:grid max-sm:grid-cols-1 max-sm:gap-3">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            {...ariaRoles.row}
            className={classes(
              "border-b border-line max-sm:grid max-sm:grid-cols-1 max-sm:rounded-control max-sm:border max-sm:bg-surface max-sm:px-3 max-sm:py-1.5",
              isRowLink && "relative hover:bg-raised",
              highlight?.(row) && "bg-raised text-brass max-sm:border-brass",
            )}
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Cell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const look = classes(
    "px-2 py-3 max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-4 max-sm:px-0 max-sm:py-1.5",
    column.align === "end" ? "text-right" : "text-left",
    column.wideOnly && "max-sm:hidden",
  )
  if (column.rowHeader) {
    return (
      <th {...ariaRoles.rowheader} scope="row" className={classes(look, "font-semibold")}>
        {column.cell(row)}
      </th>
    )
  }
  return (
    <td {...ariaRoles.cell} className={look}>
      <span aria-hidden="true" className="shrink-0 text-sm text-muted sm:hidden">
        {column.header}
      </span>
      <div className="min-w-0 max-sm:text-right">{column.cell(row)}</div>
    </td>
  )
}
