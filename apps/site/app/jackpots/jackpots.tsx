import { Card, classes, EmptyState, LinkButton } from "@elite/ui"
import { BookOpen } from "lucide-react"
import { useState } from "react"
import { RunningCampaign } from "../drops/PrizeDrops.tsx"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { page } from "../page.ts"
import { ClaimCard } from "../shell/Claims.tsx"
import { HelpLinks } from "../shell/HelpLinks.tsx"
import { usePlayer, useShell } from "../shell/shellData.ts"
import type { Route } from "./+types/jackpots"
import { Cycles } from "./Cycles.tsx"
import { DisclosureCard } from "./DisclosureCard.tsx"
import { centsPerEuro } from "./format.ts"
import { JackpotWinDialog } from "./JackpotWinDialog.tsx"
import type { JackpotsReply } from "./jackpots.server.ts"
import { OwnBets } from "./OwnBets.tsx"
import { PoolWindows } from "./PoolWindows.tsx"
import { Proof, ProofUnavailable } from "./Proof.tsx"
import type { Verdict } from "./proof.ts"
import { JackpotRules } from "./Rules.tsx"
import { SealedCycles } from "./SealedCycles.tsx"
import { isProofAsked } from "./searchParams.ts"
import { useLivePools } from "./useLivePools.ts"

export { loader } from "./jackpots.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.jackpots.title,
  description: ({ words }) => words.jackpots.description,
})

function JackpotsLead({ overview: { jackpots, leastStake } }: { overview: JackpotsReply }) {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const all = jackpots.reduce((sum, { returnPpm }) => sum + returnPpm, 0)
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 sm:items-end sm:gap-y-1">
      <h1 className="text-3xl sm:basis-full sm:text-[2.5rem] sm:leading-12">{t("title")}</h1>
      {jackpots.length > 0 && (
        <>
          {/* On a phone beside the heading, so that the first amount is visible without scrolling. */}
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
  const { overview, finished, query, cycle, own, drops, claimable } = loaderData
  const { pools, head } = useLivePools(overview)
  const [verdicts, setVerdicts] = useState<ReadonlyMap<number, Verdict>>(new Map())
  const now = useShell()?.madeAt ?? ""
  const player = usePlayer()
  const shown = cycle?.jackpotId
  const verdict = shown === undefined ? undefined : verdicts.get(shown)
  const isPlayed = overview.jackpots.length > 0
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 px-gutter py-6">
      <JackpotsLead overview={overview} />
      <ClaimCard prizes={claimable} />
      {isPlayed ? (
        <PoolWindows all={overview.jackpots} pools={pools} now={now} />
      ) : (
        <EmptyState title={t("openingTitle")}>{t("openingText")}</EmptyState>
      )}
      <RunningCampaign drops={drops} />
      {isPlayed && (
        <DisclosureCard id="rules" title={t("rules.title")} text={t("rules.door")} isOpen={false}>
          <JackpotRules overview={overview} />
        </DisclosureCard>
      )}
      <DisclosureCard
        id="proof"
        title={t("proof.door")}
        text={t("proof.doorText")}
        isOpen={isProofAsked(query)}
      >
        <div className="@container/band">
          <Card
            padding="none"
            className={classes(
              "grid grid-cols-[minmax(0,1fr)] divide-line",
              cycle !== undefined &&
                "@max-[1039px]/band:divide-y @min-[1040px]/band:grid-cols-[22rem_minmax(0,1fr)] @min-[1040px]/band:divide-x",
            )}
          >
            {cycle === null && <ProofUnavailable query={query} />}
            {cycle && (
              <Proof
                cycle={cycle}
                bets={finished?.rows.find(({ jackpotId }) => jackpotId === shown)?.bets}
                verdict={verdict}
                onVerdict={(found) => setVerdicts((before) => new Map(before).set(cycle.jackpotId, found))}
              />
            )}
            <Cycles finished={finished} query={query} shown={shown} verdicts={verdicts} />
          </Card>
        </div>
        {cycle && <OwnBets own={own} query={query} verdict={verdict} />}
        <SealedCycles pools={overview.jackpots} head={head} />
      </DisclosureCard>
      <HelpLinks />
      {player && <JackpotWinDialog />}
    </div>
  )
}
