import { classes } from "@elite/ui"
import { PanelLeftClose, PanelLeftOpen } from "lucide-react"
import { useState } from "react"
import { NavLink } from "react-router"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { writeCookieForAYear } from "../cookieJar.ts"
import { useTranslations } from "../i18n.tsx"
import { type MenuItem, type MenuOptions, useMenu, useMenuOptions } from "./menu.ts"
import { useChrome, useShell } from "./shellData.ts"

function Item({ href, label, sign: Sign, isWide }: MenuItem & { isWide: boolean }) {
  return (
    <li>
      <NavLink
        to={href}
        end
        title={isWide ? undefined : label}
        className={({ isActive }) =>
          classes(
            "flex min-h-10.5 items-center gap-3 rounded-control border-l-2 px-3.5 text-[0.9375rem] transition-colors",
            isActive
              ? "border-brass bg-raised font-semibold text-ivory"
              : "border-transparent text-muted hover:bg-surface hover:text-ivory",
          )
        }
      >
        <Sign className="size-5 shrink-0" aria-hidden="true" />
        <span className={isWide ? "truncate" : "sr-only"}>{label}</span>
      </NavLink>
    </li>
  )
}

type SideMenuProps = { menuFor: MenuOptions; isWide: boolean; onToggle: () => void }

function SideMenu({ menuFor, isWide, onToggle }: SideMenuProps) {
  const t = useTranslations("shell")
  const Sign = isWide ? PanelLeftClose : PanelLeftOpen
  return (
    <>
      {useMenu(menuFor).map(
        (group) =>
          group.length > 0 && (
            <ul key={group[0]?.href} className="grid gap-0.5 border-line py-3 not-first:border-t first:pt-0">
              {group.map((item) => (
                <Item key={item.href} {...item} isWide={isWide} />
              ))}
            </ul>
          ),
      )}
      <button
        type="button"
        onClick={onToggle}
        aria-label={t(isWide ? "closeSidebar" : "openSidebar")}
        className="mt-auto flex min-h-10.5 w-13 shrink-0 items-center justify-center rounded-control text-muted hover:bg-surface hover:text-ivory"
      >
        <Sign className="size-5" aria-hidden="true" />
      </button>
    </>
  )
}

/** Below the strip and the header, below a player's strip alone, or at the top of the window. */
function stickyTopClass(hasHeader: boolean, isPlayer: boolean): string {
  if (hasHeader) return "top-25 h-[calc(100dvh-6.25rem)]"
  return isPlayer ? "top-9 h-[calc(100dvh-2.25rem)]" : "top-0 h-dvh"
}

/** Its width is in a cookie, so that the server renders it as it was left. */
export function Sidebar() {
  const t = useTranslations("shell")
  const shell = useShell()
  const menuFor = useMenuOptions()
  const { header: hasHeader } = useChrome()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isWide = chosen ?? shell?.isSidebarWide ?? true
  const onToggle = () => {
    writeCookieForAYear("sidebar", isWide ? "narrow" : "wide")
    setChosen(!isWide)
  }
  return (
    <CachedFragment
      as="nav"
      aria-label={t("mainNavigation")}
      part={SideMenu}
      given={{ menuFor, isWide }}
      does={{ onToggle }}
      className={classes(
        "sticky hidden shrink-0 flex-col overflow-y-auto border-line border-r px-3 py-4 md:flex",
        stickyTopClass(hasHeader, Boolean(shell?.player)),
        isWide ? "w-60" : "w-19",
      )}
    />
  )
}
