import type { quest } from "@elite/contract"
import { Card, CardHeader, type Column, DataTable, ErrorState, LinkButton, Pagination } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { useFormatWeekDays } from "./format.ts"
import { type QuestQuery, rowsPerPage } from "./searchParams.ts"
import { usePlaceColumns } from "./usePlaceColumns.ts"

type RankingProps = {
  current: quest.Quest
  own: quest.OwnQuest | null
  /** Undefined where it was not requested, null where it could not be read. */
  all: { count: number; rows: quest.Place[] } | null | undefined
  query: QuestQuery
}

function useColumns({ state }: quest.Quest, ownPlace: number | undefined): Column<quest.Place>[] {
  const t = useTranslations("quest")
  const formats = useFormats()
  const days = useFormatWeekDays()
  const places = usePlaceColumns(ownPlace)
  return [
    ...places,
    {
      key: "reached",
      header: t("ranking.reached"),
      align: "end",
      cell: ({ reachedAt }) => (
        <span className="whitespace-nowrap">{reachedAt === null ? "–" : days.shortMoment(reachedAt)}</span>
      ),
    },
    {
      key: "share",
      header: t(state === "over" ? "ranking.paid" : "ranking.share"),
      align: "end",
      cell: ({ share }) => (
        <span className="whitespace-nowrap">{share === 0 ? "–" : formats.euros(share)}</span>
      ),
    },
  ]
}

/** Below this the ranking leaves room in its column. */
const fewRows = 4
export const isShortRanking = ({ current, own, all }: Omit<RankingProps, "query">): boolean =>
  (all?.rows ?? toShortRanking(current.top, own)).length <= fewRows

/** The first ten, then the player's neighbourhood where it is below them. */
const toShortRanking = (top: readonly quest.Place[], own: quest.OwnQuest | null): quest.Place[] => {
  const last = top.at(-1)?.place ?? 0
  return [...top, ...(own?.near ?? []).filter(({ place }) => place > last)]
}

function RankingPages({ count, page }: { count: number; page: number }) {
  const t = useTranslations("quest")
  const to = useTo()
  return (
    <div className="mt-4 grid justify-items-center">
      <Pagination
        label={t("ranking.pages")}
        previousLabel={t("ranking.previous")}
        nextLabel={t("ranking.next")}
        pageLabel={(of) => t("ranking.page", { page: String(of) })}
        current={page}
        count={Math.ceil(count / rowsPerPage)}
        href={(of) => `${to("eliteQuest")}?ranking=${of}#ranking`}
      />
    </div>
  )
}

export function Ranking({ current, own, all, query }: RankingProps) {
  const t = useTranslations("quest")
  const shell = useTranslations("shell")
  const to = useTo()
  const formats = useFormats()
  const columns = useColumns(current, own?.place)
  const rows = all?.rows ?? toShortRanking(current.top, own)
  const here = to("eliteQuest")
  return (
    <Card as="section" id="ranking" aria-labelledby="ranking-title" className="scroll-mt-28">
      <CardHeader
        id="ranking-title"
        title={t("ranking.title")}
        action={
          current.players > 0 && (
            <LinkButton
              kind="quiet"
              size="small"
              href={all === undefined ? `${here}?ranking=1#ranking` : `${here}#ranking`}
            >
              {all === undefined
                ? t("ranking.all", { players: formats.figure(current.players) })
                : t("ranking.first")}
            </LinkButton>
          )
        }
      />
      {all === null ? (
        <ErrorState
          level={3}
          title={t("ranking.failedTitle")}
          action={
            <LinkButton href={`${here}?ranking=${query.page ?? 1}#ranking`}>{shell("tryAgain")}</LinkButton>
          }
        >
          {t("ranking.failedText")}
        </ErrorState>
      ) : rows.length === 0 ? (
        <>
          <h3 className="font-sans font-semibold text-base tracking-normal">{t("ranking.noneTitle")}</h3>
          <p className="mt-1 text-pretty text-muted">{t("ranking.noneText")}</p>
        </>
      ) : (
        <DataTable
          caption={t("ranking.caption")}
          columns={columns}
          rows={rows}
          rowKey={({ place }) => String(place)}
          highlight={({ place }) => place === own?.place}
        />
      )}
      {all && <RankingPages count={all.count} page={query.page ?? 1} />}
    </Card>
  )
}
