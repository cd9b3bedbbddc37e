import { Search } from "lucide-react"
import { Form, useSearchParams } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { openSearchPopup } from "./popups.ts"

/** Opens the search popup on a click or a key. Until scripts run it is a form that searches all games. */
export function SearchField() {
  const t = useTranslations("shell")
  const to = useTo()
  const [query] = useSearchParams()
  return (
    <Form
      action={to("allGames")}
      role="search"
      className="hidden min-w-0 max-w-md flex-1 items-center gap-2.5 rounded-control border border-edge bg-surface pl-3.5 hover:border-muted has-focus-visible:outline-2 has-focus-visible:outline-brass has-focus-visible:outline-offset-2 md:flex"
    >
      <Search className="size-5 shrink-0 text-muted" aria-hidden="true" />
      <input
        type="search"
        name="search"
        key={query.get("search") ?? ""}
        defaultValue={query.get("search") ?? ""}
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t("searchGames")}
        aria-keyshortcuts="/"
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => openSearchPopup(currentTarget.value)}
        onChange={({ currentTarget }) => openSearchPopup(currentTarget.value)}
        placeholder={t("searchGames")}
        className="h-11 min-w-0 flex-1 bg-transparent text-[0.9375rem] outline-none placeholder:text-muted"
      />
      <kbd
        title={t("searchShortcut")}
        className="mr-2.5 rounded-md border border-line px-2 py-0.5 font-sans text-muted text-xs"
      >
        /
      </kbd>
    </Form>
  )
}
