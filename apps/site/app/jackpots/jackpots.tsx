import { Card, classes, EmptyState, LinkButton } from "@elite/ui"
import { BookOpen } from "lucide-react"
import { useState } from "react"
import { useFormats } from "../language.ts"
import { page } from "../page.ts"
import { usePlayer, useShell } from "../shell/data.ts"
import { HelpLinks } from "../shell/HelpLinks.tsx"
import { useTranslations } from "../speech.tsx"
import type { Route } from "./+types/jackpots"
import { Cycles } from "./Cycles.tsx"
import { JackpotWon } from "./JackpotWon.tsx"
import type { House } from "./jackpots.server.ts"
import { OwnBets } from "./OwnBets.tsx"
import { NoProof, Proof } from "./Proof.tsx"
import type { Verdict } from "./proof.ts"
import { Rules } from "./Rules.tsx"
import { Sealed } from "./Sealed.tsx"
import { useLivePools } from "./useLivePools.ts"
import { Wall } from "./Wall.tsx"
import { centsPerEuro } from "./words.ts"

export { loader } from "./jackpots.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.jackpots.title,
  description: ({ words }) => words.jackpots.description,
})

function Lead({ house: { jackpots, leastStake } }: { house: House }) {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const all = jackpots.reduce((sum, { returnPpm }) => sum + returnPpm, 0)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 sm:items-end">
      <h1 className="text-3xl sm:basis-full sm:text-[2.5rem] sm:leading-12">{t("title")}</h1>
      {jackpots.length > 0 && (
        <>
          {/* On a phone beside the heading: the amount under the window is seen without scrolling. */}
          <LinkButton href="#rules" className="sm:order-last">
            <BookOpen className="size-5" aria-hidden="true" />
            {t("rulesLink")}
          </LinkButton>
          <p className="basis-full text-pretty text-muted sm:max-w-3xl sm:flex-1 sm:basis-0">
            {t("lead", { stake: formats.euros(leastStake), cents: centsPerEuro(all) })}
          </p>
        </>
      )}
    </header>
  )
}

export default function Jackpots({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("jackpots")
  const { house, finished, asked, cycle, own } = loaderData
  const { pools, head } = useLivePools(house)
  const [verdicts, setVerdicts] = useState<ReadonlyMap<number, Verdict>>(new Map())
  const now = useShell()?.madeAt ?? ""
  const player = usePlayer()
  const shown = cycle?.jackpotId
  const verdict = shown === undefined ? undefined : verdicts.get(shown)
  const isPlayed = house.jackpots.length > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-gutter py-6">
      <Lead house={house} />
      {isPlayed ? (
        <Wall all={house.jackpots} pools={pools} now={now} />
      ) : (
        <EmptyState title={t("openingTitle")}>{t("openingText")}</EmptyState>
      )}
      <div id="proof" className="@container/band scroll-mt-28">
        <Card
          padding="none"
          className={classes(
            "grid grid-cols-[minmax(0,1fr)] divide-line",
            cycle !== undefined &&
              "@max-[1039px]/band:divide-y @min-[1040px]/band:grid-cols-[22rem_minmax(0,1fr)] @min-[1040px]/band:divide-x",
          )}
        >
          {cycle === null && <NoProof asked={asked} />}
          {cycle && (
            <Proof
              cycle={cycle}
              bets={finished?.rows.find(({ jackpotId }) => jackpotId === shown)?.bets}
              verdict={verdict}
              onVerdict={(found) => setVerdicts((before) => new Map(before).set(cycle.jackpotId, found))}
            />
          )}
          <Cycles finished={finished} asked={asked} shown={shown} verdicts={verdicts} />
        </Card>
      </div>
      {cycle && <OwnBets own={own} asked={asked} verdict={verdict} />}
      <Sealed pools={house.jackpots} head={head} />
      {isPlayed && <Rules house={house} />}
      <HelpLinks />
      {player && <JackpotWon />}
    </div>
  )
}
