import { Anchor, Card, CardHeader } from "@elite/ui"
import type { ReactNode } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage, useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/results"

export { loader } from "./results.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.pages.results.title,
  description: ({ words }) => words.pages.results.description,
})

type ResultRow = { key: string; first: ReactNode; who?: string; what: ReactNode; at: string }
type SectionProps = {
  id: string
  title: string
  text?: string
  /** Null where they cannot be read, undefined where the game is switched off. */
  rows: readonly ResultRow[] | null | undefined
  more?: { href: string; label: string }
}

function toResultRows<T>(
  read: readonly T[] | null | undefined,
  toRow: (item: T) => ResultRow,
): ResultRow[] | null | undefined {
  return read ? read.map(toRow) : (read as null | undefined)
}

function ResultSection({ id, title, text, rows, more }: SectionProps) {
  const t = useTranslations("pages")
  const { dateTime } = useFormats()
  if (rows === undefined) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader id={id} title={title} />
      {text && <p className="mb-2 text-muted text-sm">{text}</p>}
      {rows === null && <p className="text-muted">{t("results.failed")}</p>}
      {rows?.length === 0 && <p className="text-muted">{t("results.none")}</p>}
      <ul className="grid divide-y divide-line">
        {rows?.map(({ key, first, who, what, at }) => (
          <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 py-2">
            <span className="amount font-semibold text-ivory">{first}</span>
            <span className="min-w-0 flex-1 text-muted text-sm">
              {who ? `${who} · ` : ""}
              {what}
            </span>
            <time dateTime={at} className="text-muted text-sm tabular-nums">
              {dateTime(at)}
            </time>
          </li>
        ))}
      </ul>
      {more && (
        <Anchor
          href={more.href}
          className="mt-2 inline-flex min-h-11 items-center text-brass underline underline-offset-4"
        >
          {more.label}
        </Anchor>
      )}
    </Card>
  )
}

export default function Results({ loaderData: { results } }: Route.ComponentProps) {
  const t = useTranslations("pages")
  const j = useTranslations("jackpotNames")
  const { euros, figure } = useFormats()
  const language = useLanguage()
  const to = useTo()
  return (
    <div className="mx-auto grid w-full max-w-5xl gap-5 px-gutter py-6 sm:py-8">
      <header className="max-w-2xl">
        <h1 className="text-3xl sm:text-4xl">{t("results.title")}</h1>
        <p className="mt-2 text-pretty text-muted">{t("results.lead")}</p>
      </header>
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <ResultSection
          id="wins"
          title={t("results.wins")}
          text={t("results.winsText")}
          rows={toResultRows(results.wins, ({ username, amount, game, wonAt }) => ({
            key: `${wonAt} ${username}`,
            ...{ first: euros(amount), who: username, what: game.name, at: wonAt },
          }))}
        />
        <ResultSection
          id="jackpots"
          title={t("results.jackpots")}
          rows={toResultRows(results.jackpots, ({ type, username, amount, wonAt }) => ({
            key: `${wonAt} ${type}`,
            ...{ first: euros(amount), who: username, what: j(type), at: wonAt },
          }))}
          more={{ href: to("jackpots"), label: t("results.checkJackpots") }}
        />
        <ResultSection
          id="drops"
          title={t("results.drops")}
          rows={toResultRows(results.drops, ({ username, amount, campaign, wonAt }) => ({
            key: `${wonAt} ${username}`,
            ...{ first: euros(amount), who: username, what: campaign[language], at: wonAt },
          }))}
        />
        <ResultSection
          id="tournaments"
          title={t("results.tournaments")}
          rows={toResultRows(results.tournaments, ({ tournamentId, name, entries, cancelledFor, until }) => ({
            key: String(tournamentId),
            first: name[language],
            what: cancelledFor ? t("results.void") : t("results.players", { count: entries }),
            at: until,
          }))}
          more={{ href: to("previousTournaments"), label: t("results.allTournaments") }}
        />
        <ResultSection
          id="crash"
          title={t("results.crash")}
          rows={toResultRows(results.flights, ({ roundId, number, overAs, result, overAt }) => ({
            key: String(roundId),
            first: overAs === "void" ? t("results.void") : `${figure(result / 100)}×`,
            what: t("results.flight", { number: String(number) }),
            at: overAt,
          }))}
          more={{ href: to("crashVerify"), label: t("results.checkCrash") }}
        />
      </div>
    </div>
  )
}
