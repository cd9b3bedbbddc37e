import { Card, type Column, DataTable, Notice, Pagination } from "@elite/ui"
import { useLocation } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage } from "../language.ts"
import { useFormatPrizes } from "./format.ts"
import type { BoardRow, Tournament, TournamentData } from "./programme.ts"
import { placesPerPage, type TournamentsQuery, toTournamentsQueryString } from "./searchParams.ts"

type AllPlacesProps = { tournament: Tournament; all: TournamentData["board"] | null; query: TournamentsQuery }

export function AllPlaces({ tournament, all, query }: AllPlacesProps) {
  const t = useTranslations("tournaments")
  const language = useLanguage()
  const { figure, shortDate, clock } = useFormats()
  const prizes = useFormatPrizes(tournament)
  const { pathname } = useLocation()
  const columns: Column<BoardRow>[] = [
    { key: "place", header: t("board.place"), rowHeader: true, cell: ({ rank }) => figure(rank) },
    {
      key: "player",
      header: t("board.player"),
      cell: ({ username, isOwn }) => (isOwn ? <b>{username}</b> : username),
    },
    { key: "score", header: t("board.score"), align: "end", cell: ({ points }) => figure(points) },
    {
      key: "reached",
      header: t("board.reached"),
      align: "end",
      cell: ({ reachedAt }) => `${shortDate(reachedAt)} ${clock(reachedAt)}`,
    },
    {
      key: "prize",
      header: t(tournament.state === "finished" ? "board.prizeWas" : "board.prize"),
      align: "end",
      cell: ({ prize }) => (prize > 0 ? prizes.plain(prize) : "–"),
    },
  ]
  const here = (places: number) =>
    `${pathname}${toTournamentsQueryString({ page: query.page, tournament: tournament.tournamentId, places })}#places`
  return (
    <Card as="section" id="places" aria-labelledby="places-title" className="mt-4 scroll-mt-28">
      <h2 id="places-title" className="mb-3 text-xl leading-7">
        {t("board.allTitle")}
      </h2>
      {all === null ? (
        <Notice tone="danger">{t("board.failed")}</Notice>
      ) : (
        <>
          <DataTable
            caption={t("board.allCaption", { name: tournament.name[language] })}
            columns={columns}
            rows={all.rows}
            rowKey={({ rank }) => String(rank)}
            highlight={({ isOwn }) => isOwn}
          />
          <div className="mt-3">
            <Pagination
              label={t("board.pages")}
              previousLabel={t("previousPage")}
              nextLabel={t("nextPage")}
              pageLabel={(at) => t("page", { page: String(at) })}
              current={query.places ?? 1}
              count={Math.ceil(all.count / placesPerPage)}
              href={here}
            />
          </div>
        </>
      )}
    </Card>
  )
}
