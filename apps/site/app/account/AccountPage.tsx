import { ChevronDown } from "lucide-react"
import type { ReactNode } from "react"
import { Link } from "react-router"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { useTranslations } from "../i18n.tsx"
import { type AccountMenuOptions, useAccountMenu, useAccountMenuOptions, useMenuHref } from "../shell/menu.ts"

/** On a phone; elsewhere the sidebar has these pages. */
function AccountPageChoice(options: AccountMenuOptions) {
  const t = useTranslations("account")
  const pages = useAccountMenu(options)
  const here = useMenuHref()
  const current = pages.find(({ href }) => href === here)
  const Sign = current?.sign
  return (
    <details key={here} className="group rounded-control border border-edge bg-surface">
      <summary className="flex min-h-12 list-none items-center gap-3 rounded-control px-3.5 font-semibold [&::-webkit-details-marker]:hidden">
        {Sign && <Sign className="size-5 shrink-0 text-brass" aria-hidden="true" />}
        <span className="sr-only">{t("navigation")}: </span>
        <span className="min-w-0 flex-1 truncate">{current?.label ?? t("navigation")}</span>
        <ChevronDown className="size-5 shrink-0 text-muted group-open:rotate-180" aria-hidden="true" />
      </summary>
      <nav aria-label={t("navigation")} className="border-line border-t p-1.5">
        <ul className="grid grid-cols-2">
          {pages.map(({ href, label, sign: Item }) => (
            <li key={href}>
              <Link
                to={href}
                aria-current={href === here ? "page" : undefined}
                className="flex min-h-12 items-center gap-3 rounded-control px-2 text-[0.9375rem] text-muted leading-tight aria-[current=page]:bg-raised aria-[current=page]:font-semibold aria-[current=page]:text-ivory"
              >
                <Item className="size-5 shrink-0" aria-hidden="true" />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  )
}

type AccountPageProps = { title: ReactNode; lead?: ReactNode; children: ReactNode }

export function AccountPage({ title, lead, children }: AccountPageProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-gutter py-6 sm:py-8">
      <CachedFragment
        as="div"
        part={AccountPageChoice}
        given={useAccountMenuOptions()}
        className="mb-5 md:hidden print:hidden"
      />
      <h1 className="text-3xl sm:text-4xl">{title}</h1>
      {lead && <p className="mt-2 max-w-2xl text-pretty text-muted">{lead}</p>}
      <div className="mt-5 grid min-w-0 content-start gap-5 md:mt-8">{children}</div>
    </div>
  )
}
