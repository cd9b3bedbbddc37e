import type { me } from "@elite/contract"
import { Button, chipClass, SelectField, TextField } from "@elite/ui"
import { type FormEvent, useRef } from "react"
import { Form, Link, useSubmit } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { CalendarButton } from "./CalendarButton.tsx"
import { DownloadLink } from "./DownloadLink.tsx"
import { type HistoryPeriod, parseDate } from "./period.ts"
import { QuickPeriods } from "./QuickPeriods.tsx"

const edges = ["from", "to"] as const
type Edge = (typeof edges)[number]
const isEdge = (name: string): boolean => edges.some((edge) => edge === name)

/** Belgian date order in all three languages; the native date field would use the browser's order. */
const formatBelgianDate = (iso: string): string => iso.split("-").reverse().join("/")

/** A filter beside the period: its parameter and its options. */
export type FilterChoice = {
  name: string
  label: string
  any: string
  choices: readonly { value: string; label: string }[]
  chosen: string | undefined
}

type HistoryFilterProps = {
  period: HistoryPeriod
  /** YYYY-MM-DD in Brussels. */
  today: string
  /** Parameters of the address that the form keeps, such as the view. */
  preserved?: Record<string, string>
  choices?: readonly FilterChoice[]
  /** The history that is offered as a file; none where nothing is listed. */
  download?: me.ExportedView | undefined
}

const toDates = ({ from, to }: HistoryPeriod) => ({ ...(from && { from }), ...(to && { to }) })

type DateEdgeProps = { edge: Edge; period: HistoryPeriod; today: string }

/** The first or last day of the period, typed or chosen from the calendar. */
function DateEdge({ edge, period, today }: DateEdgeProps) {
  const t = useTranslations("history")
  const input = useRef<HTMLInputElement>(null)
  const [date, unread] = [period[edge], period.unread[edge]]
  const choose = (chosen: string) => {
    if (input.current) input.current.value = formatBelgianDate(chosen)
  }
  return (
    <TextField
      ref={input}
      label={t(edge)}
      name={edge}
      defaultValue={unread ?? (date && formatBelgianDate(date))}
      placeholder={t("dateOrder")}
      error={unread && t("dateWrong")}
      inputMode="numeric"
      autoComplete="off"
      maxLength={12}
      end={
        <CalendarButton label={t("calendar", { edge: t(edge) })} value={date} max={today} onChoose={choose} />
      }
      className="sm:w-46"
    />
  )
}

/** Filters a history by period, some also by game, state or kind. The filter is part of the address, so Back undoes it. */
export function HistoryFilter({ period, today, preserved = {}, choices = [], download }: HistoryFilterProps) {
  const t = useTranslations("history")
  const submit = useSubmit()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = [...new FormData(event.currentTarget)]
      .map(([name, value]) => [name, String(value)] as [string, string])
      .filter(([, value]) => value !== "")
    const query = new URLSearchParams(
      entries.map(([name, value]) => [name, isEdge(name) ? (parseDate(value) ?? value) : value]),
    )
    void submit(query, { preventScrollReset: true })
  }
  const chosen = choices.flatMap(({ name, chosen: value }) => (value === undefined ? [] : [[name, value]]))
  const quickQuery = { ...preserved, ...Object.fromEntries(chosen) }
  const isFiltered = period.from || period.to || Object.keys(period.unread).length > 0 || chosen.length > 0
  const preservedQuery = new URLSearchParams(preserved).toString()
  return (
    <div className="relative grid gap-4">
      <QuickPeriods period={period} today={today} preserved={quickQuery} />
      <Form
        key={`${period.from} ${period.to} ${Object.values(period.unread)} ${chosen}`}
        onSubmit={send}
        className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-start gap-3 sm:flex sm:flex-wrap"
      >
        {Object.entries(preserved).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {edges.map((edge) => (
          <DateEdge key={edge} edge={edge} period={period} today={today} />
        ))}
        {choices.map((choice) => (
          <SelectField
            key={choice.name}
            label={choice.label}
            name={choice.name}
            defaultValue={choice.chosen ?? ""}
            choices={[{ value: "", label: choice.any }, ...choice.choices]}
            className="sm:min-w-36 sm:max-w-52"
          />
        ))}
        {/* Aligned with the inputs, not with their labels or errors. */}
        <div className="flex flex-wrap items-center gap-3 self-end max-sm:col-span-full sm:mt-6.5 sm:min-h-12 sm:self-start">
          <Button type="submit">{t("show")}</Button>
          {isFiltered && (
            <Link to={`?${preservedQuery}`} preventScrollReset className={chipClass(false)}>
              {t("clear")}
            </Link>
          )}
          {download && <DownloadLink view={download} query={{ ...quickQuery, ...toDates(period) }} />}
        </div>
      </Form>
    </div>
  )
}
