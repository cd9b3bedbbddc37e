import type { protection as contract } from "@elite/contract"
import { Card, CardHeader, type Column, DataTable, ProgressBar, StatTile } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"

type Week = contract.Week

/** Formats hours and minutes. */
function useFormatDuration() {
  const t = useTranslations("protection")
  return (length: number) => {
    const [hours, minutes] = [Math.floor(length / 60), String(length % 60)]
    return hours === 0 ? t("weeks.minutes", { minutes }) : t("weeks.hours", { hours: String(hours), minutes })
  }
}

/** A result with its sign; colour repeats it. */
function NetCell({ net }: { net: number }) {
  const formats = useFormats()
  const colour = net > 0 ? "text-emerald" : net < 0 ? "text-coral" : ""
  return <span className={`whitespace-nowrap ${colour}`}>{formats.signedEuros(net)}</span>
}

/** A figure with a bar that compares it across weeks. */
function BarCell({ children, share }: { children: string; share: number }) {
  return (
    <div className="inline-grid min-w-20 gap-1.5 sm:w-full">
      <span className="whitespace-nowrap">{children}</span>
      <ProgressBar value={share} />
    </div>
  )
}

const maxOf = (weeks: readonly Week[], name: "deposits" | "minutes") =>
  Math.max(1, ...weeks.map((week) => week[name]))
const sumOf = (weeks: readonly Week[], name: "deposits" | "withdrawals" | "net" | "minutes") =>
  weeks.reduce((all, week) => all + week[name], 0)

function useColumns(weeks: readonly Week[]): Column<Week>[] {
  const t = useTranslations("protection")
  const formats = useFormats()
  const length = useFormatDuration()
  const [deposits, minutes] = [maxOf(weeks, "deposits"), maxOf(weeks, "minutes")]
  const euros = (key: "withdrawals" | "stakes" | "wins"): Column<Week> => ({
    key,
    header: t(`weeks.${key}`),
    align: "end",
    cell: (week) => <span className="whitespace-nowrap">{formats.euros(week[key])}</span>,
  })
  const dayAndMonth = (date: string) => formats.date(`${date}T12:00:00Z`).slice(0, 5)
  return [
    {
      key: "week",
      header: t("weeks.week"),
      rowHeader: true,
      cell: (week) => (
        <span className="whitespace-nowrap">
          {week === weeks[0]
            ? t("weeks.running")
            : t("weeks.dates", { from: dayAndMonth(week.from), until: dayAndMonth(week.until) })}
        </span>
      ),
    },
    {
      key: "deposits",
      header: t("weeks.deposits"),
      align: "end",
      cell: (week) => <BarCell share={week.deposits / deposits}>{formats.euros(week.deposits)}</BarCell>,
    },
    euros("withdrawals"),
    euros("stakes"),
    euros("wins"),
    { key: "net", header: t("weeks.net"), align: "end", cell: ({ net }) => <NetCell net={net} /> },
    {
      key: "time",
      header: t("weeks.time"),
      align: "end",
      cell: (week) => <BarCell share={week.minutes / minutes}>{length(week.minutes)}</BarCell>,
    },
  ]
}

const isEmptyWeek = (week: Week) =>
  week.deposits + week.withdrawals + week.stakes + week.wins + week.minutes === 0

/** The last eight weeks: deposits, withdrawals, result of play, and time. */
export function WeeksCard({ weeks }: { weeks: readonly Week[] }) {
  const t = useTranslations("protection")
  const formats = useFormats()
  const length = useFormatDuration()
  const columns = useColumns(weeks)
  return (
    <Card as="section" aria-labelledby="weeks">
      <CardHeader id="weeks" title={t("weeks.title")} />
      <p className="mb-4 max-w-3xl text-pretty text-muted">{t("weeks.text")}</p>
      {weeks.every(isEmptyWeek) ? (
        <p>{t("weeks.nothing")}</p>
      ) : (
        <>
          <div className="mb-4 grid grid-cols-2 gap-4 border-line border-y py-4 sm:grid-cols-4">
            <StatTile label={t("weeks.deposits")} value={formats.euros(sumOf(weeks, "deposits"))} />
            <StatTile label={t("weeks.withdrawals")} value={formats.euros(sumOf(weeks, "withdrawals"))} />
            <StatTile label={t("weeks.net")} value={<NetCell net={sumOf(weeks, "net")} />} />
            <StatTile label={t("weeks.time")} value={length(sumOf(weeks, "minutes"))} />
          </div>
          <DataTable
            caption={t("weeks.title")}
            columns={columns}
            // On a phone each row is a card, so empty weeks are left out.
            rows={weeks.filter((week, n) => n === 0 || !isEmptyWeek(week))}
            rowKey={({ from }) => from}
          />
        </>
      )}
      <p className="mt-4 text-pretty text-muted text-sm">{t("weeks.how")}</p>
    </Card>
  )
}
