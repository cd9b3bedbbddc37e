import { ChipLink } from "@elite/ui"
import { useLocation } from "react-router"
import { useTranslations } from "use-intl"
import { useTo } from "../language.ts"
import { useShell } from "../shell/data.ts"

/** The categories in one line that scrolls sideways; the first leads to all games. */
export function CategoryChips() {
  const t = useTranslations("shell")
  const to = useTo()
  const { pathname } = useLocation()
  const categories = useShell()?.categories ?? []
  const chips = [
    { href: to("allGames"), name: t("allGames") },
    ...categories.map(({ slug, name }) => ({ href: to("category", { category: slug }), name })),
  ]
  return (
    <nav aria-label={t("categories")}>
      <ul className="bleed no-scrollbar flex gap-2 overflow-x-auto py-0.5">
        {chips.map(({ href, name }) => (
          <li key={href}>
            <ChipLink href={href} chosen={href === pathname}>
              {name}
            </ChipLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
