import { ChipLink } from "@elite/ui"
import { useLocation } from "react-router"
import { Kept } from "../kept.tsx"
import { useTo } from "../language.ts"
import { type MenuFor, useMenuFor } from "../shell/menu.ts"
import { useTranslations } from "../speech.tsx"

/** The categories in one line that scrolls sideways; the first leads to all games. */
export function CategoryChips() {
  const t = useTranslations("shell")
  const { categories } = useMenuFor()
  return (
    <nav aria-label={t("categories")}>
      <Kept
        as="ul"
        part={Chips}
        given={{ categories }}
        className="bleed no-scrollbar flex gap-2 overflow-x-auto py-0.5"
      />
    </nav>
  )
}

function Chips({ categories }: Pick<MenuFor, "categories">) {
  const t = useTranslations("shell")
  const to = useTo()
  const { pathname } = useLocation()
  const chips = [
    { href: to("allGames"), name: t("allGames") },
    ...categories.map(({ slug, name }) => ({ href: to("category", { category: slug }), name })),
  ]
  return chips.map(({ href, name }) => (
    <li key={href}>
      <ChipLink href={href} chosen={href === pathname}>
        {name}
      </ChipLink>
    </li>
  ))
}
