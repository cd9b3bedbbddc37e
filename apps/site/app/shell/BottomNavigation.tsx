import { classes } from "@elite/ui"
import { Heart, House, LogIn, type LucideIcon, Menu, Search, Sparkles, Wallet } from "lucide-react"
import { useState } from "react"
import { NavLink, useLocation } from "react-router"
import { useTranslations } from "use-intl"
import { useTo } from "../language.ts"
import { usePlayer } from "./data.ts"
import { MenuSheet } from "./MenuSheet.tsx"

const placeClass =
  "flex h-full flex-col items-center justify-center gap-1 text-2xs font-semibold max-[359px]:text-[0.625rem]"

function Place({ href, label, sign: Sign }: { href: string; label: string; sign: LucideIcon }) {
  return (
    <NavLink
      to={href}
      end
      className={({ isActive }) => classes(placeClass, isActive ? "text-brass" : "text-muted")}
    >
      <Sign className="size-6" aria-hidden="true" />
      {label}
    </NavLink>
  )
}

/** Five places at the lower edge of a phone; the last opens everything else. */
export function BottomNavigation() {
  const t = useTranslations("shell")
  const to = useTo()
  const player = usePlayer()
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const places = [
    { href: to("home"), label: t("home"), sign: House },
    { href: to("allGames"), label: t("search"), sign: Search },
    player
      ? { href: to("favourites"), label: t("favourites"), sign: Heart }
      : { href: to("newGames"), label: t("newGamesShort"), sign: Sparkles },
    player
      ? { href: to("deposits"), label: t("wallet"), sign: Wallet }
      : { href: to("login"), label: t("logInShort"), sign: LogIn },
  ]
  return (
    <>
      <div className="h-(--bottom-cover) md:hidden" aria-hidden="true" />
      <nav
        aria-label={t("bottomNavigation")}
        className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-ink-deep pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <ul className="grid h-17 grid-cols-5">
          {places.map((place) => (
            <li key={place.href}>
              <Place {...place} />
            </li>
          ))}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              onClick={() => setOpenedAt(key)}
              className={classes(placeClass, "w-full text-muted")}
            >
              <Menu className="size-6" aria-hidden="true" />
              {t("menu")}
            </button>
          </li>
        </ul>
      </nav>
      {openedAt === key && <MenuSheet onClose={() => setOpenedAt(null)} />}
    </>
  )
}
