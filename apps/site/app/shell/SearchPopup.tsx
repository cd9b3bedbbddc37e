import { Button, buttonClass } from "@elite/ui"
import { Search, X } from "lucide-react"
import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useCallback,
  useId,
  useRef,
  useState,
} from "react"
import { Link, useNavigate } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { ClosePopup, PopupDialog, type PopupProps } from "./Popup.tsx"
import { addRecentSearch, clearRecentSearches, listRecentSearches } from "./recentSearches.ts"
import { type SearchOption, SearchOptions } from "./SearchOptions.tsx"
import { type SearchState, useCatalogueSearch } from "./useCatalogueSearch.ts"
import { useSearchGroups } from "./useSearchGroups.tsx"

/** Undefined is the field itself, between the last option and the first. */
function nextActiveId(key: string, ids: readonly string[], active: string | undefined): string | undefined {
  const at = active === undefined ? -1 : ids.indexOf(active)
  const next = key === "ArrowDown" ? at + 1 : at === -1 ? ids.length - 1 : at - 1
  return ids[next]
}

function Message({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="px-3 py-4">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 text-muted">{children}</p>
    </div>
  )
}

function NoResults({ failed, found, search }: SearchState) {
  const t = useTranslations("shell")
  if (failed) return <Message title={t("searchPopup.failed")}>{t("searchPopup.failedText")}</Message>
  if (!found) return <div className="min-h-40" />
  return <Message title={t("searchPopup.nothing", { search })}>{t("searchPopup.nothingText")}</Message>
}

type FieldProps = {
  field: RefObject<HTMLInputElement | null>
  initial: string
  listId: string
  activeId: string | undefined
  isExpanded: boolean
  onType: (text: string) => void
  onKey: (event: KeyboardEvent) => void
  onClose: () => void
}

/** Uncontrolled, so that typing never waits for a render. */
function SearchInput({ field, initial, listId, activeId, isExpanded, onType, onKey, onClose }: FieldProps) {
  const t = useTranslations("shell")
  const empty = () => {
    if (!field.current) return
    field.current.value = ""
    field.current.focus()
    onType("")
  }
  return (
    <div className="flex items-center gap-2 border-line border-b p-3 sm:p-4">
      <div className="flex min-w-0 flex-1 items-center gap-2.5 rounded-control border border-edge bg-ink pl-3.5 focus-within:outline-2 focus-within:outline-brass focus-within:outline-offset-2">
        <Search className="size-5 shrink-0 text-muted" aria-hidden="true" />
        <input
          ref={field}
          // biome-ignore lint/a11y/noAutofocus: a user who opens the search wants to type.
          autoFocus
          type="text"
          name="search"
          role="combobox"
          aria-label={t("searchPopup.open")}
          aria-expanded={isExpanded}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          defaultValue={initial}
          onChange={({ target }) => onType(target.value)}
          onKeyDown={onKey}
          maxLength={80}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={t("searchPopup.placeholder")}
          className="peer h-12 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-muted"
        />
        <button
          type="button"
          aria-label={t("searchPopup.empty")}
          onClick={empty}
          className="grid size-11 shrink-0 place-items-center text-muted hover:text-ivory peer-placeholder-shown:invisible"
        >
          <X className="size-4.5" aria-hidden="true" />
        </button>
      </div>
      <ClosePopup label={t("searchPopup.close")} onClose={onClose} />
    </div>
  )
}

function useSearchPopup(initial: string, onClose: () => void) {
  const to = useTo()
  const navigate = useNavigate()
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(initial)
  const [active, setActive] = useState<string | undefined>(undefined)
  const [recent, setRecent] = useState(listRecentSearches)
  const state = useCatalogueSearch(typed)
  const onClear = () => {
    clearRecentSearches()
    setRecent([])
  }
  const groups = useSearchGroups({ ...state, recent })
  const options = groups.flatMap((group) => group.options)
  const activeId = options.some(({ id }) => id === active) ? active : undefined
  const hrefOf = (text: string) =>
    text.trim() ? `${to("allGames")}?${new URLSearchParams({ search: text.trim() })}` : to("allGames")

  const onType = useCallback((text: string) => {
    startTransition(() => {
      setTyped(text)
      setActive(undefined)
    })
  }, [])
  const onChoose = useCallback(
    (option: SearchOption) => {
      if ("search" in option) {
        if (field.current) field.current.value = option.search
        field.current?.focus()
        onType(option.search)
      } else {
        addRecentSearch(state.search)
        onClose()
      }
    },
    [onClose, onType, state.search],
  )
  const onAll = () => {
    addRecentSearch(field.current?.value ?? typed)
    onClose()
  }
  function onKey(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault()
      const ids = options.map(({ id }) => id)
      const next = nextActiveId(event.key, ids, activeId)
      setActive(next)
      if (next) document.getElementById(next)?.scrollIntoView({ block: "nearest" })
    } else if (event.key === "Enter") {
      event.preventDefault()
      const option = options.find(({ id }) => id === activeId)
      if (option) onChoose(option)
      else onAll()
      if (!option) void navigate(hrefOf(field.current?.value ?? typed))
      else if ("href" in option) void navigate(option.href)
    }
  }
  const allHref = hrefOf(typed)
  return { field, state, groups, activeId, allHref, onType, onChoose, onAll, onKey, onClear, recent }
}

/** The combobox pattern: the field keeps the focus, and Enter follows the active option or shows all games. */
export default function SearchPopup({ search: initial, onClose }: PopupProps) {
  const t = useTranslations("shell")
  const listId = useId()
  const searching = useSearchPopup(initial, onClose)
  const { field, state, groups, activeId, onType, onChoose, onKey } = searching
  const isExpanded = groups.length > 0
  const count = state.found?.casinoGames.count ?? 0
  const isFound = state.search !== "" && count > 0
  return (
    <PopupDialog label={t("searchPopup.title")} place="middle" onClose={onClose}>
      <search className="contents">
        <SearchInput {...{ field, initial, listId, activeId, isExpanded, onType, onKey, onClose }} />
        <p role="status" className="sr-only">
          {state.isSearching || state.search === "" ? "" : t("searchPopup.found", { count })}
        </p>
        <div
          aria-busy={state.isSearching}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-2 sm:p-3"
        >
          {isExpanded ? (
            <SearchOptions id={listId} label={t("searchPopup.title")} {...{ groups, activeId, onChoose }} />
          ) : (
            <NoResults {...state} />
          )}
        </div>
        <div className="grid gap-2 border-line border-t p-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:flex sm:flex-row-reverse">
          <Link to={searching.allHref} onClick={searching.onAll} className={`${buttonClass({})} sm:flex-1`}>
            {isFound ? t("searchPopup.viewAllFound", { count }) : t("searchPopup.viewAllGames")}
          </Link>
          {state.search === "" && searching.recent.length > 0 && (
            <Button kind="quiet" onClick={searching.onClear}>
              {t("searchPopup.clearRecent")}
            </Button>
          )}
        </div>
      </search>
    </PopupDialog>
  )
}
