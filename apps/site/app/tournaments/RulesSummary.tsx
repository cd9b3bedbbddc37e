import { Anchor } from "@elite/ui"
import type { ReactNode } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { useFormatMoments, useFormatPrizes } from "./format.ts"
import { GamePoster } from "./GamePoster.tsx"
import { isPlayedOnCredit, type TournamentData } from "./programme.ts"
import { computeScoringExample } from "./scoringExample.ts"
import { toTournamentsQueryString } from "./searchParams.ts"

/** Rules that do not apply are null. */
function useRuleTexts({ tournament, rules }: TournamentData): [name: string, rule: string | null][] {
  const t = useTranslations("tournaments")
  const { figure, euros, units } = useFormats()
  const prizes = useFormatPrizes(tournament)
  const isPoints = tournament.prizesIn === "points"
  const { until } = useFormatMoments()
  const example = computeScoringExample(tournament.scoring, rules)
  const { capPoints, betsAtMost, leastStake, credit, rebuysAtMost, rebuyFee, graceMinutes, claimDays } = rules
  const bets = { stake: euros(leastStake), until: until(tournament.until) }
  return [
    [
      t("rules.score"),
      t(`rules.scoring.${tournament.scoring}`, {
        stake: euros(example.stake),
        win: euros(example.win),
        points: figure(example.points),
      }),
    ],
    [t("rules.cap"), capPoints === null ? null : t("rules.capText", { points: figure(capPoints) })],
    [
      t("rules.bets"),
      betsAtMost === null
        ? t("rules.betsAll", bets)
        : [
            t("rules.betsFirst", { ...bets, count: figure(betsAtMost) }),
            rebuysAtMost > 0 ? t("rules.betsAgain") : "",
          ]
            .join(" ")
            .trim(),
    ],
    [t("rules.creditName"), credit === null ? null : t("rules.creditText", { credit: units(credit) })],
    [
      t("rules.rebuy"),
      rebuysAtMost > 0 ? t("rules.rebuyText", { fee: euros(rebuyFee), count: rebuysAtMost }) : null,
    ],
    [
      t("rules.poolName"),
      tournament.housePrize > 0
        ? t(isPoints ? "rules.poolPoints" : "rules.poolHouse", {
            amount: prizes.plain(tournament.housePrize),
          })
        : t("rules.poolEntries"),
    ],
    [t("rules.ties"), t("rules.tiesText")],
    [t("rules.late"), graceMinutes > 0 ? t("rules.lateText", { minutes: graceMinutes }) : null],
    [t("rules.prizes"), isPoints ? t("rules.prizesPoints") : t("rules.prizesText", { days: claimDays })],
    [
      t("rules.cancelled"),
      tournament.entriesAtLeast > 1
        ? t("rules.cancelledText", { least: figure(tournament.entriesAtLeast) })
        : t("rules.cancelledAny"),
    ],
  ]
}

export function RulesSummary({ detail }: { detail: TournamentData }) {
  const t = useTranslations("tournaments")
  return (
    <section aria-labelledby="rules">
      <h3 id="rules" className="text-[1.0625rem] leading-6">
        {t("rules.title")}
      </h3>
      <dl className="mt-2 text-[0.8125rem] leading-5">
        {useRuleTexts(detail).map(
          ([name, rule]) =>
            rule && (
              <div key={name} className="grid grid-cols-[5.5rem_minmax(0,1fr)] gap-x-2 py-0.75">
                <dt className="text-muted">{name}</dt>
                <dd className="text-pretty">{rule}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}

const gamesShown = 5

const RuleLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Anchor
    href={href}
    className="inline-flex min-h-6 items-center font-semibold text-[0.8125rem] text-brass underline-offset-4 hover:underline pointer-coarse:min-h-11"
  >
    {children}
  </Anchor>
)

export function GamesThatCount({ detail: { games, tournament } }: { detail: TournamentData }) {
  const t = useTranslations("tournaments")
  const to = useTo()
  const { figure } = useFormats()
  const onCredit = isPlayedOnCredit(tournament)
    ? toTournamentsQueryString({ tournament: tournament.tournamentId })
    : ""
  const playAt = (gameId: string) => to("play", { gameId }) + onCredit
  const first = games?.slice(0, gamesShown) ?? []
  const rest = games?.slice(gamesShown) ?? []
  return (
    <section aria-labelledby="games">
      <h3 id="games" className="text-[1.0625rem] leading-6">
        {t("games.title")}
      </h3>
      {games === null && (
        <p className="mt-1 flex flex-wrap items-center gap-x-3 text-[0.8125rem] leading-5">
          {t("games.every")}{" "}
          {onCredit ? (
            <RuleLink href="#to-play">{t("entry.play")}</RuleLink>
          ) : (
            <RuleLink href={to("allGames")}>{t("games.everyLink")}</RuleLink>
          )}
        </p>
      )}
      <ul className="mt-2 grid grid-cols-5 gap-2.5">
        {first.map((game) => (
          <li key={game.casinoGameId} className="min-w-0">
            <GamePoster game={game} href={playAt(game.slug)} />
          </li>
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="mt-1">
          <summary className="inline-flex min-h-6 items-center font-semibold text-[0.8125rem] text-brass pointer-coarse:min-h-11">
            {t("games.all", { count: figure(games!.length) })}
          </summary>
          <ul className="mt-1 flex flex-wrap gap-x-4">
            {rest.map((game) => (
              <li key={game.casinoGameId}>
                <RuleLink href={playAt(game.slug)}>{game.name}</RuleLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
