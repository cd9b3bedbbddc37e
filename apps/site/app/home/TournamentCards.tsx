import { Card, LinkButton, type Tone } from "@elite/ui"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { SeeAllLink } from "../games/SeeAllLink.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { kindColours } from "../tournaments/format.ts"
import type { TournamentAct } from "./stage.ts"
import { useTournamentWords } from "./useTournamentWords.ts"

const tones: Record<TournamentAct["type"], Tone> = { cash: "brass", credit: "azure", cashPoint: "emerald" }

type TournamentCardsProps = { tournaments: readonly TournamentAct[] }

export function TournamentCards({ tournaments }: TournamentCardsProps) {
  if (tournaments.length === 0) return null
  return <CachedFragment as="div" part={Cards} given={{ tournaments }} className="min-w-0" />
}

function Cards({ tournaments }: TournamentCardsProps) {
  const t = useTranslations("home")
  const shell = useTranslations("shell")
  const to = useTo()
  const words = useTournamentWords()
  return (
    <section aria-labelledby="home-tournaments">
      <header className="mb-3 flex min-h-9 items-center justify-between gap-3">
        <h2 id="home-tournaments" className="text-xl leading-7 sm:text-2xl">
          {shell("tournaments")}
        </h2>
        <SeeAllLink
          href={to("currentTournaments")}
          label={t("seeAll")}
          spoken={t("seeAllOf", { name: shell("tournaments") })}
        />
      </header>
      <ul className="grid gap-4 md:grid-cols-3">
        {tournaments.map((tournament) => {
          const { href, label } = words.link(tournament)
          const facts = [
            [t("tournament.prizes"), words.prizes(tournament)],
            [t("tournament.players"), String(tournament.entries)],
            [t("tournament.costs"), words.fee(tournament)],
          ] as const
          return (
            <Card
              as="li"
              key={tournament.tournamentId}
              tone={tones[tournament.type]}
              className="grid content-start gap-3"
            >
              <div>
                <p className={`eyebrow ${kindColours[tournament.type]}`}>{words.kind(tournament)}</p>
                <h3 className="mt-1 text-lg leading-7">{tournament.name}</h3>
                <p className="text-muted text-sm">{words.when(tournament)}</p>
              </div>
              <dl className="grid grid-cols-3 gap-3">
                {facts.map(([term, fact]) => (
                  <div key={term} className="min-w-0">
                    <dt className="text-muted text-xs">{term}</dt>
                    <dd className="font-semibold tabular-nums">{fact}</dd>
                  </div>
                ))}
              </dl>
              <LinkButton href={href} className="justify-self-start">
                {label}
              </LinkButton>
            </Card>
          )
        })}
      </ul>
    </section>
  )
}
