import { prow } from "virtual:bills-art"
import { Anchor, classes } from "@elite/ui"
import type { ReactNode } from "react"
import { useLocation, useNavigation } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage } from "../language.ts"
import { useIsConnectionLost } from "../shell/connection.ts"
import { useFormatMoments, useFormatPrizes } from "./format.ts"
import { LetterTiles } from "./LetterTiles.tsx"
import { roundToTiles, toNameTiles } from "./letterTiles.ts"
import { type BoardRow, isEntered, type Tournament, type TournamentData } from "./programme.ts"
import { firstPlacesShown, type TournamentsQuery, toTournamentsQueryString } from "./searchParams.ts"

const neighboursShown = 1

/** A sentence for screen readers, and the same as tiles. */
function PlaceRail({ place, tournament }: { place: BoardRow; tournament: Tournament }) {
  const t = useTranslations("tournaments")
  const { figure } = useFormats()
  const prizes = useFormatPrizes(tournament)
  const { rank, username, isOwn, points, prize } = place
  const values = {
    rank: figure(rank),
    name: isOwn ? t("board.self") : username,
    points: figure(points),
    prize: prizes.plain(prize),
  }
  const texts = [
    figure(rank),
    isOwn ? t("board.tiles.self") : toNameTiles(username),
    figure(roundToTiles(points)),
    prize > 0 ? prizes.short(prize) : "",
  ]
  return (
    <li className="board-rail" data-own={isOwn || undefined}>
      <span className="sr-only">{t(prize > 0 ? "board.row" : "board.rowNoPrize", values)}</span>
      {texts.map((text, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place.
        <LetterTiles key={`${at} ${text}`} text={text} />
      ))}
    </li>
  )
}

/** `spoken` is for screen readers, where the tiles are shortened. */
const TextRail = ({ text, spoken }: { text: string; spoken?: string }) => (
  <p className="board-rail">
    {spoken && <span className="sr-only">{spoken}</span>}
    <span className="board-words">
      <LetterTiles text={text} />
    </span>
  </p>
)

const OpeningRails = () =>
  Array.from({ length: firstPlacesShown }, (_, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: an empty rail is its place.
    <div key={at} aria-hidden="true" className="board-rail" />
  ))

function BoardFace({ isFinal, children }: { isFinal: boolean; children: ReactNode }) {
  const t = useTranslations("tournaments")
  return (
    <>
      <div aria-hidden="true" className="board-bulbs my-1.5" />
      <div className="board-face">
        <div aria-hidden="true" className="board-columns">
          <span>{t("board.place")}</span>
          <span>{t("board.player")}</span>
          <span>{t("board.score")}</span>
          <span>{t(isFinal ? "board.prizeWas" : "board.prize")}</span>
        </div>
        {children}
      </div>
      <div aria-hidden="true" className="board-bulbs my-1.5" />
    </>
  )
}

function PlaceRails({ rows, tournament }: { rows: readonly BoardRow[]; tournament: Tournament }) {
  return (
    <ol>
      {rows.map((place) => (
        <PlaceRail key={place.rank} place={place} tournament={tournament} />
      ))}
    </ol>
  )
}

function FirstPlaces({ detail: { board, tournament } }: { detail: TournamentData }) {
  const t = useTranslations("tournaments")
  const rows = board.rows.slice(0, firstPlacesShown)
  if (rows.length === 0) return <TextRail text={t("board.emptyTiles")} spoken={t("board.empty")} />
  return <PlaceRails rows={rows} tournament={tournament} />
}

/** What is missing to the next prize, or that there is no higher one. */
function NextPrize({ detail: { tournament } }: { detail: TournamentData }) {
  const t = useTranslations("tournaments")
  const { figure } = useFormats()
  const prizes = useFormatPrizes(tournament)
  if (tournament.state === "finished" || !tournament.own) return null
  const { next, prize } = tournament.own
  if (!next) return (prize ?? 0) > 0 && <TextRail text={t("board.tiles.top")} spoken={t("board.top")} />
  const gap = { prize: prizes.plain(next.prize), points: figure(next.points), rank: figure(next.rank) }
  return (
    <>
      <TextRail
        text={t("board.tiles.next", { prize: prizes.short(next.prize) })}
        spoken={t("board.next", gap)}
      />
      <TextRail text={t("board.tiles.gap", { ...gap, points: figure(roundToTiles(next.points)) })} />
    </>
  )
}

/** The own row with its neighbours, for a player below the first places. */
function OwnPlace({ detail }: { detail: TournamentData }) {
  const { tournament, around } = detail
  const at = around.findIndex(({ isOwn }) => isOwn)
  // At either end both neighbours are on one side.
  const first = Math.max(0, Math.min(at - neighboursShown, around.length - 1 - 2 * neighboursShown))
  return (
    <>
      <PlaceRails rows={around.slice(first, first + 1 + 2 * neighboursShown)} tournament={tournament} />
      <NextPrize detail={detail} />
    </>
  )
}

function useIsTournamentLoading(): boolean {
  const { pathname, search } = useLocation()
  const next = useNavigation().location
  return next !== undefined && next.pathname === pathname && next.search !== search
}

function BoardTimestamp({ detail: { board, tournament } }: { detail: TournamentData }) {
  const t = useTranslations("tournaments")
  const { clock } = useFormats()
  const isLost = useIsConnectionLost()
  const isFinal = tournament.state === "finished"
  const isOn = tournament.state === "running" || tournament.state === "calculating"
  return (
    <>
      {isFinal && <span>{t("board.final")}</span>}
      {isOn && (
        <span
          className={classes(
            "inline-flex items-center gap-1.75 font-semibold before:size-1.75 before:rounded-full before:bg-current",
            isLost ? "text-coral" : "text-emerald",
          )}
        >
          {t(isLost ? "board.lost" : "board.live")}
        </span>
      )}
      <span>
        {board.at === null ? t("board.noChange") : t("board.lastChange", { time: clock(board.at) })}
      </span>
    </>
  )
}

function OwnStanding({ detail: { tournament, board, around } }: { detail: TournamentData }) {
  const t = useTranslations("tournaments")
  const { figure } = useFormats()
  const own = around.find(({ isOwn }) => isOwn)
  return (
    <p className="text-sm leading-7">
      {own ? (
        <>
          <b className="text-brass">{t("board.you", { rank: figure(own.rank) })}</b>{" "}
          <span className="text-muted">{t("board.of", { count: figure(board.count) })}</span>
        </>
      ) : (
        <span className="text-muted">
          {t(isEntered(tournament) ? "board.notScored" : "board.notEntered")}
        </span>
      )}
    </p>
  )
}

type LeaderboardProps = { detail: TournamentData; query: TournamentsQuery; isMoving: boolean }

function BoardFooter({ detail, query }: Pick<LeaderboardProps, "detail" | "query">) {
  const t = useTranslations("tournaments")
  const { figure } = useFormats()
  const { pathname } = useLocation()
  const { tournament, board } = detail
  const all = toTournamentsQueryString({ page: query.page, tournament: tournament.tournamentId, places: 1 })
  return (
    <p className="flex flex-wrap items-center gap-x-5 gap-y-1 text-[0.8125rem] text-muted leading-5">
      <BoardTimestamp detail={detail} />
      {board.count > 0 && <span>{t("board.masked")}</span>}
      {board.count > 1 && (
        <Anchor
          href={`${pathname}${all}#places`}
          className="ml-auto inline-flex min-h-6 items-center font-semibold text-brass underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {t("board.all", { count: figure(board.count) })}
        </Anchor>
      )}
    </p>
  )
}

/** One face; a second one for a player who is below the first places. */
export function Leaderboard({ detail, query, isMoving }: LeaderboardProps) {
  const t = useTranslations("tournaments")
  const language = useLanguage()
  const { time } = useFormats()
  const { until } = useFormatMoments()
  const isOpening = useIsTournamentLoading()
  const { tournament, around } = detail
  const name = tournament.name[language]
  const isFinal = tournament.state === "finished"
  const hasOwnFace = around.some(({ isOwn, rank }) => isOwn && rank > firstPlacesShown)
  const opening = (
    <>
      <p role="status" className="sr-only">
        {t("board.opening")}
      </p>
      <OpeningRails />
    </>
  )
  const firstFace = (
    <BoardFace isFinal={isFinal}>
      {isOpening ? (
        opening
      ) : (
        <>
          <FirstPlaces detail={detail} />
          {!hasOwnFace && around.some(({ isOwn }) => isOwn) && <NextPrize detail={detail} />}
        </>
      )}
    </BoardFace>
  )
  return (
    <section
      aria-label={t("board.label", { name, when: until(tournament.from) })}
      aria-busy={isOpening}
      data-theme="dark"
      data-moving={isMoving || undefined}
      className={classes(
        "board @container/board relative mt-4 rounded-card border border-brass/80 bg-velvet p-3 sm:p-4",
        !hasOwnFace && "max-w-3xl",
      )}
    >
      <div
        className={classes(
          "grid grid-cols-[minmax(0,1fr)] gap-x-[5.5rem] gap-y-4",
          hasOwnFace && "@min-[900px]/board:grid-cols-2",
        )}
      >
        <div className={classes("min-w-0", hasOwnFace && "@max-[899px]/board:order-last")}>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 className="text-xl leading-7">{t("board.title", { name, time: time(tournament.from) })}</h2>
            {!hasOwnFace && <OwnStanding detail={detail} />}
          </div>
          {firstFace}
        </div>
        {hasOwnFace && (
          <div className="min-w-0">
            <OwnStanding detail={detail} />
            <BoardFace isFinal={isFinal}>{isOpening ? opening : <OwnPlace detail={detail} />}</BoardFace>
          </div>
        )}
      </div>
      {hasOwnFace && (
        <img
          src={prow}
          alt=""
          width={72}
          height={372}
          className="absolute top-[-0.75rem] left-1/2 z-1 h-[calc(100%-1.5rem)] w-18 -translate-x-1/2 @max-[899px]/board:hidden"
        />
      )}
      <BoardFooter detail={detail} query={query} />
    </section>
  )
}
