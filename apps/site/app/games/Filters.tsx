import { chipClass, SelectField, TextField } from "@elite/ui"
import { Search } from "lucide-react"
import { type ChangeEvent, useEffect, useRef } from "react"
import { Form, useSubmit } from "react-router"
import { useTranslations } from "../i18n.tsx"
import type { FilterChoices, GameList, GameQuery } from "./gameList.server.ts"

const typingPauseMs = 250

/** On a desk a select is as wide as its choice, so that none is cut and all are in one row. */
const selectClass =
  "w-52 shrink-0 sm:w-auto sm:max-w-52 sm:flex-auto sm:shrink sm:[&_select]:field-sizing-content sm:[&_select]:pr-9 sm:[&_select]:pl-3 sm:[&_select]:text-sm"

const sorts = ["popular", "new", "name", "return"] as const
const filters = ["collection", "subCategory", "theme", "provider", "volatility"] as const
type FilterName = (typeof filters)[number]

type FiltersProps = {
  list: GameList
  /** The page's own filter, which is hidden. */
  own?: FilterName
  /** The lobby tab that the filters belong to. */
  tab?: string
  defaultSort: (typeof sorts)[number]
}

/** The address also changes by Back and by "clear". */
function useSyncFormWithAddress(query: GameQuery, defaultSort: string) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { search, provider, theme, collection, subCategory, volatility, sort } = query
    const values = { search, provider, theme, collection, subCategory, volatility, sort: sort || defaultSort }
    for (const [name, value] of Object.entries(values)) {
      const field = form.current?.elements.namedItem(name)
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
      // A focused field is ahead of the address.
      if (isField && field !== document.activeElement) field.value = value
    }
  }, [query, defaultSort])
  return form
}

/** At once for a choice, after a pause for typing. */
function useSubmitFilters() {
  const submit = useSubmit()
  const timer = useRef<number | undefined>(undefined)
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const submitFilters = (form: HTMLFormElement) => {
    const entries = [...new FormData(form)].filter(([, value]) => value !== "")
    const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]))
    void submit(query, { replace: true, preventScrollReset: true })
  }
  const submitLater = ({ currentTarget, target }: ChangeEvent<HTMLFormElement>) => {
    window.clearTimeout(timer.current)
    const isTyped = (target as EventTarget) instanceof HTMLInputElement
    timer.current = window.setTimeout(() => submitFilters(currentTarget), isTyped ? typingPauseMs : 0)
  }
  return { submitFilters, submitLater }
}

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
      className={selectClass}
    />
  )
}

/** Filters are in the address, so that a view can be shared and Back works. */
export function Filters({ list, own, tab, defaultSort }: FiltersProps) {
  const t = useTranslations("games")
  const form = useSyncFormWithAddress(list, defaultSort)
  const { submitFilters, submitLater } = useSubmitFilters()
  const visibleFilters = filters.filter((name) => name !== own && (list.choices?.[name].length ?? 0) > 0)
  return (
    <Form
      ref={form}
      onChange={submitLater}
      onSubmit={(event) => {
        event.preventDefault()
        submitFilters(event.currentTarget)
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
        className="w-full sm:max-w-72 sm:flex-[3_1_9rem]"
      />
      <div className="bleed no-scrollbar relative flex items-end gap-2.5 overflow-x-auto py-0.5 sm:contents">
        {list.choices &&
          visibleFilters.map((name) => (
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
          className={selectClass}
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
