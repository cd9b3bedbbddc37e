import { Button, chipClass, SelectField, TextField } from "@elite/ui"
import type { FormEvent } from "react"
import { Form, Link, useSubmit } from "react-router"
import { useTranslations } from "use-intl"
import type { Period } from "./period.ts"

type HistoryFilterProps = {
  period: Period
  /** Today in Brussels, YYYY-MM-DD: no history is in the future. */
  today: string
  /** What stays in the address whatever is filtered: the list that is shown. */
  kept?: Record<string, string>
  states?: readonly { value: string; label: string }[]
  state?: string | undefined
}

/** The period of a history, and for some a state. It lives in the address, so Back goes back. */
export function HistoryFilter({ period, today, kept = {}, states, state }: HistoryFilterProps) {
  const t = useTranslations("history")
  const submit = useSubmit()
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = [...new FormData(event.currentTarget)].filter(([, value]) => value !== "")
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
    void submit(query, { preventScrollReset: true })
  }
  const keptQuery = new URLSearchParams(kept).toString()
  return (
    <Form
      key={`${period.from} ${period.to} ${state}`}
      onSubmit={send}
      className="flex flex-wrap items-end gap-3"
    >
      {Object.entries(kept).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label={t("from")}
        type="date"
        name="from"
        defaultValue={period.from}
        max={today}
        className="min-w-36 flex-1 sm:flex-none"
      />
      <TextField
        label={t("to")}
        type="date"
        name="to"
        defaultValue={period.to}
        max={today}
        className="min-w-36 flex-1 sm:flex-none"
      />
      {states && (
        <SelectField
          label={t("status")}
          name="status"
          defaultValue={state ?? ""}
          choices={[{ value: "", label: t("anyState") }, ...states]}
          className="min-w-36 flex-1 sm:flex-none"
        />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit">{t("show")}</Button>
        {(period.from || period.to || state) && (
          <Link to={`?${keptQuery}`} preventScrollReset className={chipClass(false)}>
            {t("clear")}
          </Link>
        )}
      </div>
    </Form>
  )
}
