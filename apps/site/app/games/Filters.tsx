import { chipClass, SelectField, TextField } from "@elite/ui"
import { Search } from "lucide-react"
import { type ChangeEvent, useEffect, useRef } from "react"
import { Form, Link, useLocation, useSubmit } from "react-router"
import { useTranslations } from "../speech.tsx"
import type { Asked } from "./list.server.ts"

/** Letters typed within this time are one search. */
const typingPauseMs = 250

const volatilities = ["1", "2", "3", "4", "5", "6"] as const
const sorts = ["popular", "new", "name", "return"] as const

type FiltersProps = {
  asked: Asked
  studios: readonly { name: string; slug: string }[]
  /** The page is one studio's, so there is nothing to choose. */
  oneStudio?: boolean
  defaultSort: (typeof sorts)[number]
}

/** Keeps a form in step with its address when it was changed elsewhere: Back, or "clear". */
function useInStep(asked: Asked, defaultSort: string) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { search, provider, volatility, sort } = asked
    const shown = { search, provider, volatility, sort: sort || defaultSort }
    for (const [name, value] of Object.entries(shown)) {
      const field = form.current?.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      // A field that is being written in is ahead of the address, not behind it.
      if (isField && field !== document.activeElement) field.value = value
    }
  }, [asked, defaultSort])
  return form
}

/** Asks for the games that a form describes: at once for what is chosen, after a pause for what is typed. */
function useAsking() {
  const submit = useSubmit()
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const ask = (form: HTMLFormElement) => {
    const given = [...new FormData(form)].filter(([, value]) => value !== "")
    const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)]))
    void submit(query, { replace: true, preventScrollReset: true })
  }
  const askSoon = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    window.clearTimeout(timer.current)
    const isTyped = (target as EventTarget) instanceof HTMLInputElement
    timer.current = window.setTimeout(() => ask(currentTarget), isTyped ? typingPauseMs : 0)
  }
  return { ask, askSoon }
}

/** The filters of a list of games. They live in the address: what is seen can be sent, and Back goes back. */
export function Filters({ asked, studios, oneStudio = false, defaultSort }: FiltersProps) {
  const t = useTranslations("games")
  const { pathname } = useLocation()
  const form = useInStep(asked, defaultSort)
  const { ask, askSoon } = useAsking()
  const isFiltered = Boolean(asked.search || (!oneStudio && asked.provider) || asked.volatility)
  return (
    <Form
      ref={form}
      onChange={askSoon}
      onSubmit={(event) => {
        event.preventDefault()
        ask(event.currentTarget)
      }}
      className="flex flex-wrap items-end gap-2.5"
    >
      <TextField
        label={t("searchLabel")}
        labelHidden
        type="search"
        name="search"
        defaultValue={asked.search}
        placeholder={t("search")}
        maxLength={80}
        autoComplete="off"
        start={<Search className="size-5" aria-hidden="true" />}
        className="w-full sm:w-64"
      />
      {!oneStudio && (
        <SelectField
          label={t("studio")}
          labelHidden
          name="provider"
          defaultValue={asked.provider}
          choices={[
            { value: "", label: t("allStudios") },
            ...studios.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
          className="min-w-36 flex-1 sm:flex-none"
        />
      )}
      <SelectField
        label={t("volatility")}
        labelHidden
        name="volatility"
        defaultValue={asked.volatility}
        choices={[
          { value: "", label: t("anyVolatility") },
          ...volatilities.map((level) => ({ value: level, label: t(`volatilityLevel.${level}`) })),
        ]}
        className="min-w-36 flex-1 sm:flex-none"
      />
      <SelectField
        label={t("sort")}
        labelHidden
        name="sort"
        defaultValue={asked.sort || defaultSort}
        choices={sorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
        className="min-w-36 flex-1 sm:flex-none"
      />
      <noscript>
        <button type="submit" className={chipClass(true)}>
          {t("apply")}
        </button>
      </noscript>
      {isFiltered && (
        <Link to={pathname} replace preventScrollReset className={chipClass(false)}>
          {t("clear")}
        </Link>
      )}
    </Form>
  )
}
