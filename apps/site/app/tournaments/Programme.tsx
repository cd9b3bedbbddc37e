import { Anchor, EmptyState, ErrorState, LinkButton, Pagination } from "@elite/ui"
import { Info } from "lucide-react"
import type { ReactNode } from "react"
import { useLocation } from "react-router"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { usePlayer, usePlaysTournaments } from "../shell/shellData.ts"
import { useTrackOnce } from "../tracking/useTracking.ts"
import { Bills } from "./Bills.tsx"
import { TournamentDetail } from "./Detail.tsx"
import { kindColours, useFormatMoments } from "./format.ts"
import type { Programme as Data } from "./programme.server.ts"
import {
  isEntered,
  type ProgrammeTab,
  programmeTabs,
  type Tournament,
  type TournamentKind,
} from "./programme.ts"
import { billsPerPage, toTournamentsQueryString } from "./searchParams.ts"

const pagesByTab = {
  current: "currentTournaments",
  previous: "previousTournaments",
  mine: "myTournaments",
} as const

const tournamentKinds = Object.keys(kindColours) as TournamentKind[]

function Heading({ bills }: { bills: readonly Tournament[] }) {
  const t = useTranslations("tournaments")
  const { today } = useFormatMoments()
  const kinds = tournamentKinds.filter((kind) => bills.some(({ type }) => type === kind))
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
      <div>
        <p className="eyebrow">{t("programme", { day: today })}</p>
        <h1 className="mt-1 text-3xl sm:text-[2.5rem] sm:leading-11">{t("title")}</h1>
      </div>
      {kinds.length > 0 && (
        <ul
          aria-label={t("kindsLabel")}
          className="flex flex-wrap gap-x-6 gap-y-1 pb-1.5 text-[0.8125rem] max-sm:hidden"
        >
          {kinds.map((kind) => (
            <li key={kind} className="flex items-center gap-2 text-muted">
              <b
                className={`flex items-center gap-2 before:h-3.5 before:w-2.5 before:rounded-[2px] before:bg-current ${kindColours[kind]}`}
              >
                {t(`kinds.${kind}`)}
              </b>
              {t(`kindNotes.${kind}`)}
            </li>
          ))}
        </ul>
      )}
    </header>
  )
}

function ProgrammeTabs({ tab }: { tab: ProgrammeTab }) {
  const t = useTranslations("tournaments")
  const to = useTo()
  const isPlayer = usePlayer() !== null
  const isPlayed = usePlaysTournaments()
  const visibleTabs = programmeTabs.filter((name) => (name === "mine" ? isPlayer : isPlayed))
  return (
    <div className="relative mt-1 flex flex-wrap justify-between gap-x-6 border-brass/70 border-b after:absolute after:inset-x-0 after:-bottom-1 after:h-px after:bg-brass/30">
      <nav aria-label={t("tabsLabel")} className="flex gap-6">
        {visibleTabs.map((name) => (
          <Anchor
            key={name}
            href={to(pagesByTab[name])}
            aria-current={name === tab ? "page" : undefined}
            className="-mb-px grid min-h-11 items-center whitespace-nowrap border-transparent border-b-3 font-semibold text-[0.9375rem] text-muted hover:text-ivory aria-[current=page]:border-brass aria-[current=page]:text-ivory"
          >
            {t(`tabs.${name}`)}
          </Anchor>
        ))}
      </nav>
      {isPlayed && (
        <Anchor
          href={to("tournamentsHow")}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-[0.9375rem] text-brass underline-offset-4 hover:underline max-sm:min-w-11 max-sm:justify-center"
        >
          <Info className="size-4.5" aria-hidden="true" />
          <span className="max-sm:sr-only">{t("howLink")}</span>
        </Anchor>
      )}
    </div>
  )
}

function NoBills({ tab }: { tab: ProgrammeTab }) {
  const t = useTranslations("tournaments")
  const isPlayed = usePlaysTournaments()
  const to = useTo()
  return (
    <EmptyState
      title={t(`none.${tab}`)}
      action={
        tab === "mine" &&
        isPlayed && (
          <LinkButton href={to("currentTournaments")} kind="primary">
            {t("none.mineAction")}
          </LinkButton>
        )
      }
    >
      {t(`none.${tab}Text`)}
    </EmptyState>
  )
}

function ProgrammeUnavailable({ title }: { title: string }) {
  const t = useTranslations("tournaments")
  const { pathname, search } = useLocation()
  return (
    <ErrorState title={title} action={<LinkButton href={pathname + search}>{t("again")}</LinkButton>}>
      {t("failedText")}
    </ErrorState>
  )
}

function BillPages({ page, count }: { page: number; count: number }) {
  const t = useTranslations("tournaments")
  const { pathname } = useLocation()
  return (
    <Pagination
      label={t("pages")}
      previousLabel={t("previousPage")}
      nextLabel={t("nextPage")}
      pageLabel={(at) => t("page", { page: String(at) })}
      current={page}
      count={Math.ceil(count / billsPerPage)}
      href={(at) => pathname + toTournamentsQueryString({ page: at })}
    />
  )
}

type ProgrammeProps = {
  programme: Data
  /** All tournaments of the tab, where it has pages. */
  count?: number
  answer: FormRefusal | undefined
}

export function Programme({ programme, count, answer }: ProgrammeProps): ReactNode {
  const t = useTranslations("tournaments")
  const { tab, bills, query, detail } = programme
  const opened = detail?.tournament
  const hasEntered = query.entered && opened !== undefined && isEntered(opened)
  useTrackOnce(hasEntered ? "tournament_opt_in" : null, String(opened?.tournamentId))
  return (
    <div className="@container/wall px-gutter py-5 [--detail-line:var(--color-brass)] [--detail-surface:var(--color-surface)]">
      <Heading bills={bills ?? []} />
      <ProgrammeTabs tab={tab} />
      {bills === null ? (
        <ProgrammeUnavailable title={t("failedTitle")} />
      ) : bills.length === 0 ? (
        <NoBills tab={tab} />
      ) : (
        <Bills tab={tab} all={bills} query={query} opened={opened?.tournamentId} />
      )}
      {detail === null && bills !== null && <ProgrammeUnavailable title={t("failedOne")} />}
      {detail && <TournamentDetail loaded={detail} {...programme} answer={answer} />}
      {count !== undefined && (
        <div className="mt-4">
          <BillPages page={query.page} count={count} />
        </div>
      )}
    </div>
  )
}
