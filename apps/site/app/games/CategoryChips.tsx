import { ChipLink } from "@elite/ui"
import { useLocation } from "react-router"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { type MenuOptions, useMenuOptions } from "../shell/menu.ts"

export function CategoryChips() {
  const t = useTranslations("shell")
  const { categories } = useMenuOptions()
  return (
    <nav aria-label={t("categories")}>
      <CachedFragment
        as="ul"
        part={Chips}
        given={{ categories }}
        className="bleed no-scrollbar flex gap-2 overflow-x-auto py-0.5"
      />
    </nav>
  )
}

function Chips({ categories }: Pick<MenuOptions, "categories">) {
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
