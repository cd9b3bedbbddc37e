import { classes } from "@elite/ui"
import { Heart, House, Landmark, LogIn, type LucideIcon, Menu, Search, Sparkles, Wallet } from "lucide-react"
import { useState } from "react"
import { NavLink, useLocation } from "react-router"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { MenuSheet } from "./MenuSheet.tsx"
import { UnseenBadge, useUnseenCount } from "./NotificationBell.tsx"
import { openOnPlainClick, openSearchPopup } from "./popups.ts"
import { useMayDeposit, usePlayer } from "./shellData.ts"

const itemClass =
  "flex h-full flex-col items-center justify-center gap-1 text-2xs font-semibold max-[359px]:text-[0.625rem]"

type NavigationItemProps = {
  href: string
  label: string
  sign: LucideIcon
  onOpen?: (() => void) | undefined
}

function NavigationItem({ href, label, sign: Sign, onOpen }: NavigationItemProps) {
  return (
    <NavLink
      to={href}
      end
      onClick={onOpen && openOnPlainClick(onOpen)}
      aria-haspopup={onOpen ? "dialog" : undefined}
      className={({ isActive }) => classes(itemClass, isActive ? "text-brass" : "text-muted")}
    >
      <Sign className="size-6" aria-hidden="true" />
      {label}
    </NavLink>
  )
}

/** A player who may not deposit gets a link to withdrawals. */
type NavigationItemsProps = { isPlayer: boolean; mayDeposit: boolean; hasUnseen: boolean; onMenu: () => void }

function NavigationItems({ isPlayer, mayDeposit, hasUnseen, onMenu }: NavigationItemsProps) {
  const t = useTranslations("shell")
  const to = useTo()
  const places = [
    { href: to("home"), label: t("home"), sign: House },
    { href: to("allGames"), label: t("search"), sign: Search, onOpen: () => openSearchPopup() },
    isPlayer
      ? { href: to("favourites"), label: t("favourites"), sign: Heart }
      : { href: to("newGames"), label: t("newGamesShort"), sign: Sparkles },
    isPlayer
      ? mayDeposit
        ? { href: to("deposits"), label: t("wallet"), sign: Wallet }
        : { href: to("withdrawals"), label: t("withdraw"), sign: Landmark }
      : { href: to("login"), label: t("logInShort"), sign: LogIn },
  ]
  return (
    <>
      {places.map((place) => (
        <li key={place.href}>
          <NavigationItem {...place} />
        </li>
      ))}
      <li>
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onMenu}
          className={classes(itemClass, "w-full text-muted")}
        >
          <Menu className="size-6" aria-hidden="true" />
          {t("menu")}
          {hasUnseen && <span className="sr-only">{t("newNotifications")}</span>}
        </button>
      </li>
    </>
  )
}

/** Hidden while the page has `data-hides-navigation`. */
export function BottomNavigation() {
  const t = useTranslations("shell")
  const isPlayer = usePlayer() !== null
  const mayDeposit = useMayDeposit()
  const { key } = useLocation()
  const unseen = useUnseenCount()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  return (
    <>
      <div className="h-(--bottom-cover) md:hidden" aria-hidden="true" />
      <nav
        aria-label={t("bottomNavigation")}
        className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-ink-deep pb-[env(safe-area-inset-bottom)] md:hidden [:root:has([data-hides-navigation])_&]:hidden"
      >
        <CachedFragment
          as="ul"
          part={NavigationItems}
          given={{ isPlayer, mayDeposit, hasUnseen: unseen > 0 }}
          does={{ onMenu: () => setOpenedAt(key) }}
          className="grid h-17 grid-cols-5"
        />
        <UnseenBadge
          unseen={unseen}
          className="pointer-events-none absolute top-1.5 left-[calc(90%+0.25rem)]"
        />
      </nav>
      {openedAt === key && <MenuSheet onClose={() => setOpenedAt(null)} />}
    </>
  )
}
