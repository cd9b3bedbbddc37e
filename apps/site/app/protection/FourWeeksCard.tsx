import type { protection as contract } from "@elite/contract"
import { Card, CardHeader, type Column, DataTable, ProgressBar } from "@elite/ui"
import type { ReactNode } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { Disclosure } from "../shell/Disclosure.tsx"
import { dayMs } from "../time.ts"
import { todayInBrussels } from "../today.ts"
import { type DayNet, NetChart } from "./NetChart.tsx"

type Week = contract.Week

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

function WeeksTable({ weeks }: { weeks: readonly Week[] }) {
  const t = useTranslations("protection")
  const columns = useColumns(weeks)
  return (
    <>
      <p className="mb-3 max-w-3xl text-pretty text-muted text-sm">{t("weeks.text")}</p>
      <div className="overflow-x-auto">
        <DataTable
          caption={t("weeks.title")}
          columns={columns}
          // On a phone each row is a card, so empty weeks are left out.
          rows={weeks.filter((week, n) => n === 0 || !isEmptyWeek(week))}
          rowKey={({ from }) => from}
        />
      </div>
      <p className="mt-3 mb-2 text-pretty text-muted text-sm">{t("weeks.how")}</p>
    </>
  )
}

const drawnWeeks = 4

/** The days of the weeks up to now, oldest first. */
const daysOf = (weeks: readonly Week[], nowMs: number): DayNet[] =>
  weeks
    .toReversed()
    .flatMap(({ from, days }) =>
      days.map((net, n) => ({
        date: new Date(Date.parse(`${from}T12:00:00Z`) + n * dayMs).toISOString().slice(0, 10),
        net,
      })),
    )
    .filter(({ date }) => date <= todayInBrussels(new Date(nowMs)))

function Sum({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-1.5">
      <dt className="text-muted">{label}</dt>
      <dd className="whitespace-nowrap font-semibold">{children}</dd>
    </div>
  )
}

/** The last four weeks day by day with their sums, and the last eight as a table. */
export function FourWeeksCard({ weeks, nowMs }: { weeks: readonly Week[]; nowMs: number }) {
  const t = useTranslations("protection")
  const formats = useFormats()
  const length = useFormatDuration()
  const four = weeks.slice(0, drawnWeeks)
  const days = daysOf(four, nowMs)
  return (
    <Card as="section" aria-labelledby="weeks">
      <CardHeader id="weeks" title={t("fourWeeks.title")} />
      {days.every(({ net }) => net === 0) ? (
        <p className="grid min-h-32 place-items-center text-center text-muted">{t("fourWeeks.nothing")}</p>
      ) : (
        <NetChart days={days} span={drawnWeeks * 7} />
      )}
      <dl className="mt-4 mb-2 grid grid-cols-2 gap-x-6 gap-y-2 text-[0.9375rem] sm:flex sm:flex-wrap">
        <Sum label={t("fourWeeks.deposited")}>{formats.euros(sumOf(four, "deposits"))}</Sum>
        <Sum label={t("fourWeeks.withdrawn")}>{formats.euros(sumOf(four, "withdrawals"))}</Sum>
        <Sum label={t("fourWeeks.net")}>
          <NetCell net={sumOf(four, "net")} />
        </Sum>
        <Sum label={t("fourWeeks.time")}>{length(sumOf(four, "minutes"))}</Sum>
      </dl>
      <Disclosure summary={t("fourWeeks.more")} className="-mb-2 border-line border-t pt-1">
        {weeks.every(isEmptyWeek) ? (
          <p className="pb-2">{t("weeks.nothing")}</p>
        ) : (
          <WeeksTable weeks={weeks} />
        )}
      </Disclosure>
    </Card>
  )
}
