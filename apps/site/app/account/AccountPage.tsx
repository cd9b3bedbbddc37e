import { TabLinks } from "@elite/ui"
import { ReceiptText } from "lucide-react"
import type { ReactNode } from "react"
import { Link, useLocation } from "react-router"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { type AccountMenuOptions, useAccountMenu, useAccountMenuOptions } from "../shell/menu.ts"
import { useScrollCurrentIntoView } from "./useScrollCurrentIntoView.ts"

function useAccountPages(options: AccountMenuOptions) {
  const t = useTranslations("account")
  const to = useTo()
  const menu = useAccountMenu(options)
  const transactions = { href: to("balances"), label: t("transactions"), sign: ReceiptText }
  const history = menu.findIndex(({ href }) => href === to("betHistory"))
  return menu.some(({ href }) => href === transactions.href)
    ? menu
    : menu.toSpliced(history < 0 ? menu.length : history, 0, transactions)
}

function AccountLinks(options: AccountMenuOptions) {
  const t = useTranslations("account")
  const { pathname } = useLocation()
  const to = useTo()
  const pages = useAccountPages(options)
  // A page that a check leads back to belongs to the page where it began, and a round to the list of rounds.
  const parents = { [to("userVerification")]: to("kyc"), [to("betRound")]: to("betHistory") }
  const here = parents[pathname] ?? pathname
  return (
    <>
      <TabLinks
        label={t("navigation")}
        className="bleed md:hidden"
        links={pages.map(({ href, label }) => ({ href, label, current: href === here }))}
      />
      <nav aria-label={t("navigation")} className="hidden md:block">
        <ul className="sticky top-28 grid gap-1">
          {pages.map(({ href, label, sign: Sign }) => (
            <li key={href}>
              <Link
                to={href}
                aria-current={href === here ? "page" : undefined}
                className="flex min-h-11 items-center gap-3 rounded-control px-3 text-[0.9375rem] text-muted hover:bg-raised hover:text-ivory aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-ivory aria-[current=page]:[&_svg]:text-brass"
              >
                <Sign className="size-5 shrink-0" aria-hidden="true" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}

export function AccountPage({
  title,
  lead,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}) {
  const { pathname } = useLocation()
  const strip = useScrollCurrentIntoView(pathname)
  return (
    <div className="mx-auto w-full max-w-6xl px-gutter py-6 sm:py-8">
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {lead && <p className="mt-2 max-w-2xl text-pretty text-muted">{lead}</p>}
      <div className="mt-5 grid gap-6 md:mt-8 md:grid-cols-[13rem_minmax(0,1fr)] md:gap-8">
        <CachedFragment
          as="div"
          part={AccountLinks}
          given={useAccountMenuOptions()}
          ref={strip}
          className="contents"
        />
        <div className="grid min-w-0 content-start gap-5">{children}</div>
      </div>
    </div>
  )
}
