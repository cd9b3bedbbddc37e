import { Sheet } from "@elite/ui"
import { LogOut } from "lucide-react"
import { NavLink } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { useLogOut } from "./AccountMenu.tsx"
import { LanguageSwitch } from "./LanguageSwitch.tsx"
import { useAccountMenu, useAccountMenuOptions, useMenu, useMenuOptions } from "./menu.ts"
import { UnseenBadge, useUnseenCount } from "./NotificationBell.tsx"
import { usePlayer } from "./shellData.ts"

const itemClass =
  "flex min-h-12 w-full items-center gap-3 rounded-control px-3 text-base text-ivory aria-[current=page]:bg-raised"

export function MenuSheet({ onClose }: { onClose: () => void }) {
  const t = useTranslations("shell")
  const player = usePlayer()
  const menu = useMenu(useMenuOptions())
  const account = useAccountMenu(useAccountMenuOptions())
  const logOut = useLogOut()
  const to = useTo()
  const unseen = useUnseenCount()
  const nameOf = (href: string) =>
    href === to("notifications") ? t("notificationsUnseen", { count: unseen }) : undefined
  const groups = player ? [account, ...menu] : menu
  return (
    <Sheet open onClose={onClose} title={player?.username || t("menu")} closeLabel={t("closeMenu")}>
      <nav aria-label={t("mainNavigation")} className="-mx-3">
        {groups.map(
          (group) =>
            group.length > 0 && (
              <ul key={group[0]?.href} className="border-line border-b py-2 first:pt-0">
                {group.map(({ href, label, sign: Sign }) => (
                  <li key={href}>
                    <NavLink to={href} end className={itemClass} aria-label={nameOf(href)}>
                      <Sign className="size-5 shrink-0 text-muted" aria-hidden="true" />
                      {label}
                      {nameOf(href) && <UnseenBadge unseen={unseen} />}
                    </NavLink>
                  </li>
                ))}
              </ul>
            ),
        )}
        {player && (
          <button type="button" onClick={logOut} className={itemClass}>
            <LogOut className="size-5 shrink-0 text-muted" aria-hidden="true" />
            {t("logOut")}
          </button>
        )}
      </nav>
      <LanguageSwitch long />
    </Sheet>
  )
}
