import type { quest } from "@elite/contract"
import {
  Card,
  CardHeader,
  type Column,
  DataTable,
  EmptyState,
  ErrorState,
  LinkButton,
  Pagination,
} from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/past"
import { useTaskText } from "./format.ts"
import { usePlaceColumns } from "./usePlaceColumns.ts"

export { loader } from "./past.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.quest.past.title,
  description: ({ words }) => words.quest.past.description,
})

function useColumns(): Column<quest.Place>[] {
  const t = useTranslations("quest")
  const formats = useFormats()
  const places = usePlaceColumns()
  return [
    ...places,
    {
      key: "paid",
      header: t("ranking.paid"),
      align: "end",
      cell: ({ share }) => <span className="whitespace-nowrap">{formats.euros(share)}</span>,
    },
  ]
}

function PastWeek({ past }: { past: quest.PastQuest }) {
  const t = useTranslations("quest")
  const formats = useFormats()
  const { describe } = useTaskText()
  const columns = useColumns()
  const title = t("past.week", { week: String(past.week) })
  const last = Date.parse(past.until) - 1
  return (
    <Card as="section" aria-label={title}>
      <CardHeader
        title={title}
        eyebrow={t("past.span", { from: formats.date(past.from), until: formats.date(last) })}
        action={
          <p className="amount text-lg">
            {t("past.pool", { amount: formats.shortEuros(past.pool), players: past.players })}
          </p>
        }
      />
      <ul className="mb-3 list-disc pl-5 text-muted text-sm">
        {past.tasks.map((task) => (
          <li key={task.kind}>
            {describe(task)} ({t("worth", { points: String(task.points) })})
          </li>
        ))}
      </ul>
      {past.top.length === 0 ? (
        <p className="text-muted">{t("past.nobody")}</p>
      ) : (
        <DataTable
          caption={`${title}: ${t("ranking.title")}`}
          columns={columns}
          rows={past.top}
          rowKey={({ place }) => String(place)}
        />
      )}
    </Card>
  )
}

export default function Past({ loaderData: { quests, page: current, pages } }: Route.ComponentProps) {
  const t = useTranslations("quest")
  const to = useTo()
  const here = to("eliteQuestHistory")
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-4 px-gutter py-6">
      <header className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <h1 className="basis-full text-3xl sm:text-4xl">{t("past.title")}</h1>
        <p className="text-muted">{t("past.lead")}</p>
        <LinkButton href={to("eliteQuest")}>{t("past.back")}</LinkButton>
      </header>
      {quests === null ? (
        <ErrorState
          title={t("past.failedTitle")}
          action={<LinkButton href={here}>{t("past.again")}</LinkButton>}
        >
          {t("past.failedText")}
        </ErrorState>
      ) : quests.rows.length === 0 ? (
        <EmptyState title={t("past.noneTitle")}>{t("past.noneText")}</EmptyState>
      ) : (
        <>
          {quests.rows.map((past) => (
            <PastWeek key={past.questId} past={past} />
          ))}
          <p className="text-center text-muted text-sm">{t("past.count", { count: quests.count })}</p>
          <div className="grid justify-items-center">
            <Pagination
              label={t("past.pages")}
              previousLabel={t("ranking.previous")}
              nextLabel={t("ranking.next")}
              pageLabel={(of) => t("ranking.page", { page: String(of) })}
              current={current}
              count={pages}
              href={(of) => `${here}?page=${of}`}
            />
          </div>
        </>
      )}
    </div>
  )
}
