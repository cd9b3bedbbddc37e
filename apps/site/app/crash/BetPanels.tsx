import type { Terms } from "@elite/crash"
import { Card, classes } from "@elite/ui"
import { useState } from "react"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { AutoPanel } from "./AutoPanel.tsx"
import { BetPanel } from "./BetPanel.tsx"
import type { BetApi } from "./betApi.ts"
import { type PanelName, panelNames } from "./betForm.ts"
import type { MultiplierStore } from "./flight/multiplierStore.ts"
import { useIsBelowMinimum } from "./flight/useIsBelowMinimum.ts"
import type { LiveRound } from "./liveState.ts"
import { type PanelTab, PanelTabs } from "./PanelTabs.tsx"
import { findPanelBet, isSpaceBarArmed, pinnedPanels, spaceBarBet } from "./panelAction.ts"
import { useAutobet } from "./useAutobet.ts"
import type { useLiveRound } from "./useLiveRound.ts"
import { useIsNavigationHidden } from "./useNavigationInFlight.ts"
import { type PanelActions, usePanelActions } from "./usePanelActions.ts"
import { useSpaceBar } from "./useSpaceBar.ts"

export type BettingAccess = {
  betApi: BetApi
  mayAutobet: boolean
  attempts: Readonly<Record<PanelName, string>>
  answer: FormRefusal | undefined
}

type BetPanelsProps = {
  access: BettingAccess
  known: LiveRound
  addOwnBet: ReturnType<typeof useLiveRound>["addOwnBet"]
  terms: Terms
  figure: MultiplierStore
  isMoving: boolean
  isDemo: boolean
}

/** A panel with a bet or a message keeps its button and message while another tab is open. */
const isActive = (known: LiveRound, { statuses }: PanelActions, panel: PanelName): boolean => {
  const { isPending, isUnsure, refusal, next } = statuses[panel]
  return Boolean(findPanelBet(known, panel)) || isPending || isUnsure || refusal !== null || next !== null
}

/** The space bar cashes out the first flying bet. */
export function BetPanels({ access, known, addOwnBet, terms, figure, isMoving, isDemo }: BetPanelsProps) {
  const t = useTranslations("crash")
  const { betApi, mayAutobet, attempts, answer } = access
  const actions = usePanelActions(betApi, known, addOwnBet)
  const auto = useAutobet(known, terms, actions.bet)
  const [chosen, setChosen] = useState<PanelTab>(known.own[0]?.panel ?? "a")
  const tab = chosen === "auto" && !mayAutobet ? "a" : chosen
  const isLow = useIsBelowMinimum(figure) && isMoving
  const context = { ...known, isLow, isNext: false }
  const pinned = pinnedPanels(known, tab === "auto" ? null : tab)
  const hidesNavigation = useIsNavigationHidden(known, isMoving)
  useSpaceBar(() => {
    const bet = spaceBarBet(context)
    if (!bet) return isSpaceBarArmed(context)
    if (!actions.statuses[bet.panel].isPending) void actions.cashOut(bet.panel, bet.betId)
    return true
  })
  return (
    <Card padding="none" className="grid grid-cols-[minmax(0,1fr)] gap-3 overflow-visible p-2 md:p-4">
      <PanelTabs
        tabs={mayAutobet ? [...panelNames, "auto"] : panelNames}
        chosen={tab}
        onChoose={setChosen}
        known={known}
        statuses={actions.statuses}
        auto={auto}
        terms={terms}
        figure={figure}
        isDemo={isDemo}
      />
      {panelNames.map((panel) => (
        <BetPanel
          key={panel}
          panel={panel}
          known={known}
          terms={terms}
          actions={actions}
          figure={figure}
          isLow={isLow}
          isDemo={isDemo}
          view={panel === tab ? "open" : isActive(known, actions, panel) ? "running" : "closed"}
          pinned={pinned.includes(panel) ? (pinned.length === 1 ? "whole" : panel) : null}
          hidesNavigation={hidesNavigation}
          attempt={attempts[panel]}
          answer={answer}
        />
      ))}
      {mayAutobet && (
        <div className={classes("noscript:hidden", tab !== "auto" && "hidden")}>
          <AutoPanel auto={auto} terms={terms} isDemo={isDemo} />
        </div>
      )}
      <p className="hidden text-muted text-xs md:pointer-fine:block noscript:hidden">{t("spaceHint")}</p>
    </Card>
  )
}
