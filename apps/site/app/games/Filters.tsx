import { chipClass, SelectField, TextField } from "@elite/ui"
import { Search } from "lucide-react"
import { type ChangeEvent, useEffect, useRef } from "react"
import { Form, useSubmit } from "react-router"
import { useTranslations } from "../i18n.tsx"
import type { FilterChoices, GameList, GameQuery } from "./gameList.server.ts"

/** Letters typed within this time are one search. */
const typingPauseMs = 250

const sorts = ["popular", "new", "name", "return"] as const
const filters = ["subCategory", "theme", "provider", "volatility"] as const
type FilterName = (typeof filters)[number]

type FiltersProps = {
  list: GameList
  /** What the page itself is of: there is nothing to choose. */
  own?: FilterName
  /** The view of the lobby that they belong to. */
  tab?: string
  defaultSort: (typeof sorts)[number]
}

/** Keeps a form in step with its address when it was changed elsewhere: Back, or "clear". */
function useSyncFormWithAddress(asked: GameQuery, defaultSort: string) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { search, provider, theme, subCategory, volatility, sort } = asked
    const shown = { search, provider, theme, subCategory, volatility, sort: sort || defaultSort }
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
function useSubmitFilters() {
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

/** A filter with what it can be set to, each value with its number of games. */
function FilterSelect({
  name,
  choices,
  chosen,
}: {
  name: FilterName
  choices: FilterChoices
  chosen: string
}) {
  const t = useTranslations("games")
  return (
    <SelectField
      label={t(`filters.${name}`)}
      labelHidden
      name={name}
      defaultValue={chosen}
      choices={[
        { value: "", label: t(`anyOf.${name}`) },
        ...choices[name].map(({ value, name: label, games }) => ({
          value,
          label: t("choice", { name: label, count: String(games) }),
        })),
      ]}
      className="w-44 shrink-0 sm:w-auto sm:max-w-52 sm:flex-1 sm:basis-36"
    />
  )
}

/**
 * The filters of a list of games, each value with how many games it leaves. They live in the address: what is seen can be
 * sent, and Back goes back. On a phone the choices are one line that scrolls sideways.
 */
export function Filters({ list, own, tab, defaultSort }: FiltersProps) {
  const t = useTranslations("games")
  const form = useSyncFormWithAddress(list, defaultSort)
  const { ask, askSoon } = useSubmitFilters()
  const shown = filters.filter((name) => name !== own && (list.choices?.[name].length ?? 0) > 0)
  return (
    <Form
      ref={form}
      onChange={askSoon}
      onSubmit={(event) => {
        event.preventDefault()
        ask(event.currentTarget)
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 sm:flex sm:flex-wrap sm:items-end"
    >
      {tab && <input type="hidden" name="tab" value={tab} />}
      <TextField
        label={t("searchLabel")}
        labelHidden
        type="search"
        name="search"
        defaultValue={list.search}
        placeholder={t("search")}
        maxLength={80}
        autoComplete="off"
        start={<Search className="size-5" aria-hidden="true" />}
        className="w-full sm:w-56"
      />
      <div className="bleed no-scrollbar relative flex items-end gap-2.5 overflow-x-auto py-0.5 sm:contents">
        {list.choices &&
          shown.map((name) => (
            <FilterSelect key={name} name={name} choices={list.choices!} chosen={list[name]} />
          ))}
        {list.choices === null &&
          filters.map(
            (name) => list[name] && <input key={name} type="hidden" name={name} value={list[name]} />,
          )}
        <SelectField
          label={t("sort")}
          labelHidden
          name="sort"
          defaultValue={list.sort || defaultSort}
          choices={sorts.map((sort) => ({ value: sort, label: t(`sorts.${sort}`) }))}
          className="w-44 shrink-0 sm:w-auto sm:max-w-52 sm:flex-1 sm:basis-36"
        />
        <noscript>
          <button type="submit" className={chipClass(true)}>
            {t("apply")}
          </button>
        </noscript>
      </div>
      {list.choices === null && !list.failed && (
        <p role="alert" className="text-coral text-sm">
          {t("filterFailed")}
        </p>
      )}
    </Form>
  )
}
