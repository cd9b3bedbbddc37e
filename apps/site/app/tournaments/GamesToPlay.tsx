import { Button, Card, LinkButton, Notice, Pagination, TextField } from "@elite/ui"
import { Form, useLocation } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { GamePoster } from "./GamePoster.tsx"
import type { Programme } from "./programme.server.ts"
import type { Tournament } from "./programme.ts"
import { gamesPerPage, type TournamentsQuery, toTournamentsQueryString } from "./searchParams.ts"

type GamesToPlayProps = {
  tournament: Tournament
  games: NonNullable<Programme["toPlay"]> | null
  query: TournamentsQuery
}

/** For a tournament on credit in which every game counts. */
export function GamesToPlay({ tournament: { tournamentId }, games, query }: GamesToPlayProps) {
  const t = useTranslations("tournaments")
  const to = useTo()
  const { pathname } = useLocation()
  const { page, search } = query
  const here = (more: Partial<TournamentsQuery>) =>
    `${pathname}${toTournamentsQueryString({ page, tournament: tournamentId, ...more })}#to-play`
  return (
    <Card as="section" id="to-play" aria-labelledby="to-play-title" className="mt-4 scroll-mt-28">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <h2 id="to-play-title" className="text-xl leading-7">
          {t("games.toPlay")}
        </h2>
        <Form
          action={`${pathname}#to-play`}
          preventScrollReset
          role="search"
          className="flex min-w-0 items-end gap-2 max-sm:w-full"
        >
          {page > 1 && <input type="hidden" name="page" value={page} />}
          <input type="hidden" name="tournament" value={tournamentId} />
          <TextField
            key={search}
            type="search"
            name="search"
            label={t("games.search")}
            defaultValue={search}
            maxLength={80}
            className="min-w-0 flex-1"
          />
          <Button type="submit">{t("games.find")}</Button>
        </Form>
      </div>
      {games === null ? (
        <Notice tone="danger">{t("games.failed")}</Notice>
      ) : games.rows.length === 0 ? (
        <div role="status" className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>{t("games.none")}</p>
          <LinkButton href={here({})}>{t("games.allGames")}</LinkButton>
        </div>
      ) : (
        <>
          <ul className="grid grid-cols-3 gap-3 s:grid-cols-4 sm:grid-cols-6 lg:grid-cols-9">
            {games.rows.map((game) => (
              <li key={game.casinoGameId} className="min-w-0">
                <GamePoster
                  game={game}
                  href={
                    to("play", { gameId: game.slug }) + toTournamentsQueryString({ tournament: tournamentId })
                  }
                />
              </li>
            ))}
          </ul>
          <div className="mt-3">
            <Pagination
              label={t("games.pages")}
              previousLabel={t("previousPage")}
              nextLabel={t("nextPage")}
              pageLabel={(at) => t("page", { page: String(at) })}
              current={query.games}
              count={Math.ceil(games.count / gamesPerPage)}
              href={(at) => here({ games: at, search })}
            />
          </div>
        </>
      )}
    </Card>
  )
}
