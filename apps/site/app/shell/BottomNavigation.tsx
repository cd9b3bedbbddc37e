import { classes } from "@elite/ui"
import { House, LogIn, type LucideIcon, Menu, Search, Trophy, UserRound, Wallet } from "lucide-react"
import { type ReactNode, useState } from "react"
import { NavLink, useLocation } from "react-router"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { CompeteSheet } from "./CompeteSheet.tsx"
import { MenuSheet, type MenuView } from "./MenuSheet.tsx"
import { type CompeteOptions, useCompeteMenu, useCompeteOptions, useIsAccountPage } from "./menu.ts"
import { UnseenBadge, useUnseenCount } from "./NotificationBell.tsx"
import { openOnPlainClick, openSearchPopup, openWalletPopup } from "./popups.ts"
import { usePlayer } from "./shellData.ts"

const itemClass =
  "flex h-full flex-col items-center justify-center gap-1 text-2xs font-semibold max-[359px]:text-[0.625rem]"

type NavigationItemProps = {
  href: string
  label: ReactNode
  sign: LucideIcon
  /** Also on pages below or beside its own. */
  isCurrent?: boolean
  onOpen?: (() => void) | undefined
}

function NavigationItem({ href, label, sign: Sign, isCurrent = false, onOpen }: NavigationItemProps) {
  return (
    <NavLink
      to={href}
      end
      onClick={onOpen && openOnPlainClick(onOpen)}
      aria-haspopup={onOpen ? "dialog" : undefined}
      className={({ isActive }) => classes(itemClass, isActive || isCurrent ? "text-brass" : "text-muted")}
    >
      <Sign className="size-6" aria-hidden="true" />
      {label}
    </NavLink>
  )
}

type OpenedSheet = "compete" | MenuView

type NavigationItemsProps = {
  isPlayer: boolean
  competes: CompeteOptions
  hasUnseen: boolean
  onOpen: (sheet: OpenedSheet) => void
}

function useNavigationPlaces({
  isPlayer,
  competes,
  hasUnseen,
  onOpen,
}: NavigationItemsProps): NavigationItemProps[] {
  const t = useTranslations("shell")
  const to = useTo()
  const { pathname } = useLocation()
  const isAccountPage = useIsAccountPage()
  const rooms = useCompeteMenu(competes)
  const wallet = to("balances")
  return [
    { href: to("home"), label: t("home"), sign: House },
    { href: to("allGames"), label: t("search"), sign: Search, onOpen: () => openSearchPopup() },
    {
      // Without scripts it leads to the first of the rooms.
      href: rooms[0]?.href ?? to("eliteClub"),
      label: t("compete"),
      sign: Trophy,
      isCurrent: rooms.some(({ href }) => href === pathname),
      onOpen: () => onOpen("compete"),
    },
    ...(isPlayer
      ? [
          { href: wallet, label: t("wallet"), sign: Wallet, onOpen: openWalletPopup },
          {
            href: to("profile"),
            label: (
              <>
                {t("account")}
                {hasUnseen && <span className="sr-only">{t("newNotifications")}</span>}
              </>
            ),
            sign: UserRound,
            isCurrent: isAccountPage && pathname !== wallet,
            onOpen: () => onOpen("account"),
          },
        ]
      : [{ href: to("login"), label: t("logInShort"), sign: LogIn }]),
  ]
}

function NavigationItems(props: NavigationItemsProps) {
  const t = useTranslations("shell")
  return (
    <>
      {useNavigationPlaces(props).map((place) => (
        <li key={place.href}>
          <NavigationItem {...place} />
        </li>
      ))}
      {!props.isPlayer && (
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => props.onOpen("rooms")}
            className={classes(itemClass, "w-full text-muted")}
          >
            <Menu className="size-6" aria-hidden="true" />
            {t("menu")}
          </button>
        </li>
      )}
    </>
  )
}

/** Hidden while the page has `data-hides-navigation`. */
export function BottomNavigation() {
  const t = useTranslations("shell")
  const isPlayer = usePlayer() !== null
  const competes = useCompeteOptions()
  const { key } = useLocation()
  const unseen = useUnseenCount()
  const [opened, setOpened] = useState<{ key: string; sheet: OpenedSheet } | null>(null)
  const open = (sheet: OpenedSheet) => setOpened({ key, sheet })
  const close = () => setOpened(null)
  const sheet = opened?.key === key ? opened.sheet : null
  return (
    <>
      <div className="h-(--bottom-cover) md:hidden print:hidden" aria-hidden="true" />
      <nav
        aria-label={t("bottomNavigation")}
        className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-ink-deep pb-[env(safe-area-inset-bottom)] md:hidden print:hidden [:root:has([data-hides-navigation])_&]:hidden"
      >
        <CachedFragment
          as="ul"
          part={NavigationItems}
          given={{ isPlayer, competes, hasUnseen: unseen > 0 }}
          does={{ onOpen: open }}
          className="grid h-17 grid-cols-5"
        />
        <UnseenBadge
          unseen={unseen}
          className="pointer-events-none absolute top-1.5 left-[calc(90%+0.25rem)]"
        />
      </nav>
      {sheet === "compete" && <CompeteSheet onClose={close} onAllRooms={() => open("rooms")} />}
      {(sheet === "rooms" || sheet === "account") && <MenuSheet initialView={sheet} onClose={close} />}
    </>
  )
}
