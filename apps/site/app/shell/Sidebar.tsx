import { classes } from "@elite/ui"
import { ArrowLeft, PanelLeftClose, PanelLeftOpen } from "lucide-react"
import { useState } from "react"
import { Link } from "react-router"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { writeCookieForAYear } from "../cookieJar.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import {
  type AccountMenuOptions,
  type MenuItem,
  type MenuOptions,
  useAccountMenu,
  useAccountMenuOptions,
  useIsAccountPage,
  useMenu,
  useMenuHref,
  useMenuOptions,
} from "./menu.ts"
import { useChrome, useShell } from "./shellData.ts"

function Item({ href, label, sign: Sign, isWide }: MenuItem & { isWide: boolean }) {
  const isCurrent = useMenuHref() === href
  return (
    <li>
      <Link
        to={href}
        title={isWide ? undefined : label}
        aria-current={isCurrent ? "page" : undefined}
        className={classes(
          "flex min-h-10.5 items-center rounded-control border-l-2 text-[0.9375rem] transition-colors",
          isWide ? "gap-2.5 px-3" : "px-3.5",
          isCurrent
            ? "border-brass bg-raised font-semibold text-ivory"
            : "border-transparent text-muted hover:bg-surface hover:text-ivory",
        )}
      >
        <Sign className="size-5 shrink-0" aria-hidden="true" />
        <span className={isWide ? "truncate" : "sr-only"}>{label}</span>
      </Link>
    </li>
  )
}

type GroupsProps = { groups: readonly (readonly MenuItem[])[]; isWide: boolean; onToggle: () => void }

function Groups({ groups, isWide, onToggle }: GroupsProps) {
  const t = useTranslations("shell")
  const Sign = isWide ? PanelLeftClose : PanelLeftOpen
  return (
    <>
      {groups.map(
        (group) =>
          group.length > 0 && (
            <ul
              key={group[0]?.href}
              className="grid grid-cols-[minmax(0,1fr)] gap-0.5 border-line py-3 not-first:border-t first:pt-0"
            >
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

type MenuProps<Options> = { menuFor: Options; isWide: boolean; onToggle: () => void }

const RoomsMenu = ({ menuFor, ...rest }: MenuProps<MenuOptions>) => (
  <Groups groups={useMenu(menuFor)} {...rest} />
)

function AccountPagesMenu({ menuFor, ...rest }: MenuProps<AccountMenuOptions>) {
  const t = useTranslations("shell")
  const to = useTo()
  const back = { href: to("home"), label: t("backToRooms"), sign: ArrowLeft }
  return <Groups groups={[[back], useAccountMenu(menuFor)]} {...rest} />
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
  const rooms = useMenuOptions()
  const account = useAccountMenuOptions()
  const isAccountPage = useIsAccountPage() && rooms.isPlayer
  const { header: hasHeader } = useChrome()
  const [chosen, setChosen] = useState<boolean | null>(null)
  const isWide = chosen ?? shell?.isSidebarWide ?? true
  const onToggle = () => {
    writeCookieForAYear("sidebar", isWide ? "narrow" : "wide")
    setChosen(!isWide)
  }
  const className = classes(
    "sticky hidden shrink-0 flex-col overflow-y-auto border-line border-r py-4 md:flex print:hidden",
    stickyTopClass(hasHeader, Boolean(shell?.player)),
    isWide ? "w-60 px-2.5" : "w-19 px-3",
  )
  if (isAccountPage)
    return (
      <CachedFragment
        as="nav"
        aria-label={t("account")}
        part={AccountPagesMenu}
        given={{ menuFor: account, isWide }}
        does={{ onToggle }}
        className={className}
      />
    )
  return (
    <CachedFragment
      as="nav"
      aria-label={t("mainNavigation")}
      part={RoomsMenu}
      given={{ menuFor: rooms, isWide }}
      does={{ onToggle }}
      className={className}
    />
  )
}
