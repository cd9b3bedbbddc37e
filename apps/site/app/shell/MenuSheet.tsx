import { classes, Sheet } from "@elite/ui"
import { LogOut } from "lucide-react"
import { useState } from "react"
import { NavLink } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { useColourTheme } from "../useColourTheme.ts"
import { useLogOut } from "./AccountMenu.tsx"
import { ColourThemeSwitch } from "./ColourThemeSwitch.tsx"
import { LanguageSwitch } from "./LanguageSwitch.tsx"
import { type MenuItem, useAccountMenu, useAccountMenuOptions, useMenu, useMenuOptions } from "./menu.ts"
import { UnseenBadge, useUnseenCount } from "./NotificationBell.tsx"
import { usePlayer } from "./shellData.ts"

const itemClass =
  "flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-left text-[0.9375rem] leading-tight text-ivory aria-[current=page]:bg-raised"

function Items({ items }: { items: readonly MenuItem[] }) {
  const t = useTranslations("shell")
  const to = useTo()
  const unseen = useUnseenCount()
  const nameOf = (href: string) =>
    href === to("notifications") ? t("notificationsUnseen", { count: unseen }) : undefined
  return items.map(({ href, label, sign: Sign }) => (
    <li key={href}>
      <NavLink to={href} end className={itemClass} aria-label={nameOf(href)}>
        <Sign className="size-5 shrink-0 text-muted" aria-hidden="true" />
        {label}
        {nameOf(href) && <UnseenBadge unseen={unseen} />}
      </NavLink>
    </li>
  ))
}

function Rooms() {
  return useMenu(useMenuOptions()).map(
    (group) =>
      group.length > 0 && (
        <ul
          key={group[0]?.href}
          className="grid grid-cols-2 border-line border-b py-2 first:pt-0 last:border-b-0"
        >
          <Items items={group} />
        </ul>
      ),
  )
}

function Account() {
  const t = useTranslations("shell")
  const logOut = useLogOut()
  return (
    <ul className="grid grid-cols-2">
      <Items items={useAccountMenu(useAccountMenuOptions())} />
      <li>
        <button type="button" onClick={logOut} className={itemClass}>
          <LogOut className="size-5 shrink-0 text-muted" aria-hidden="true" />
          {t("logOut")}
        </button>
      </li>
    </ul>
  )
}

export type MenuView = "rooms" | "account"

type ViewSwitchProps = { view: MenuView; onChoose: (view: MenuView) => void }

function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const t = useTranslations("shell")
  return (
    <fieldset
      aria-label={t("menu")}
      className="grid grid-cols-2 gap-1 rounded-control border border-line bg-ink p-1"
    >
      {(["account", "rooms"] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-pressed={each === view}
          onClick={() => onChoose(each)}
          className={classes(
            "min-h-11 rounded-[0.5rem] px-2 font-semibold text-sm",
            each === view ? "bg-raised text-ivory" : "text-muted",
          )}
        >
          {t(each === "account" ? "account" : "allRooms")}
        </button>
      ))}
    </fieldset>
  )
}

type MenuSheetProps = { initialView: MenuView; onClose: () => void }

/** A player's has two views, so that neither list pushes the other out of sight. */
export function MenuSheet({ initialView, onClose }: MenuSheetProps) {
  const t = useTranslations("shell")
  const player = usePlayer()
  const theme = useColourTheme()
  const [chosen, setChosen] = useState(initialView)
  const view = player ? chosen : "rooms"
  return (
    <Sheet open onClose={onClose} title={player?.username || t("menu")} closeLabel={t("closeMenu")}>
      <div>
        <LanguageSwitch long />
        <ColourThemeSwitch theme={theme} />
      </div>
      {player && <ViewSwitch view={view} onChoose={setChosen} />}
      <nav aria-label={t(view === "account" ? "account" : "mainNavigation")} className="-mx-3">
        {view === "account" ? <Account /> : <Rooms />}
      </nav>
    </Sheet>
  )
}
