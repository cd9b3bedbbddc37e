import { paidCents, type Terms } from "@elite/crash"
import { classes } from "@elite/ui"
import { type ReactNode, useCallback } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import type { PanelName } from "./betForm.ts"
import { LiveMultiplier } from "./flight/LiveMultiplier.tsx"
import type { MultiplierStore } from "./flight/multiplierStore.ts"
import { useFormatMoney } from "./format.ts"
import type { LiveRound } from "./liveState.ts"
import { findPanelBet } from "./panelAction.ts"
import type { Autobet } from "./useAutobet.ts"
import type { PanelStatus } from "./usePanelActions.ts"

export type PanelTab = PanelName | "auto"

function FlyingValue({ cents, terms, figure, isDemo }: { cents: number } & BetStateProps) {
  const money = useFormatMoney(isDemo)
  const write = useCallback((at: number) => money(paidCents(cents, at, terms) / 100), [money, cents, terms])
  return (
    <span aria-hidden="true" className="text-emerald">
      <LiveMultiplier figure={figure} write={write} />
    </span>
  )
}

type BetStateProps = { terms: Terms; figure: MultiplierStore; isDemo: boolean }
type PanelStateProps = BetStateProps & { panel: PanelName; known: LiveRound; status: PanelStatus }

/** The state of a panel's bet in this round: its stake, its current value, or its result. */
function PanelState({ panel, known, status, ...props }: PanelStateProps) {
  const t = useTranslations("crash")
  const money = useFormatMoney(props.isDemo)
  const bet = findPanelBet(known, panel)
  if (!bet) return status.next ? <span>{money(status.next.cents / 100)}</span> : null
  if (bet.state === "cashedOut") return <span className="text-emerald">+ {money(bet.paid ?? 0)}</span>
  if (bet.state === "lost") return <span className="text-coral">{t("outcome.lost")}</span>
  if (bet.state === "refunded") return <span>{t("bets.back")}</span>
  return known.state?.phase === "flying" ? (
    <FlyingValue cents={Math.round(bet.stake * 100)} {...props} />
  ) : (
    <span>{money(bet.stake)}</span>
  )
}

function AutoState({ running }: Pick<Autobet, "running">) {
  const { figure } = useFormats()
  if (!running) return null
  return (
    <span className="text-emerald">
      {figure(running.run.played)} / {figure(running.plan.rounds)}
    </span>
  )
}

type TabButtonProps = { label: string; isChosen: boolean; onChoose: () => void; children: ReactNode }

const TabButton = ({ label, isChosen, onChoose, children }: TabButtonProps) => (
  <button
    type="button"
    aria-pressed={isChosen}
    onClick={onChoose}
    className={classes(
      "grid min-h-11 min-w-0 content-center rounded-control border px-1 text-center font-semibold text-sm leading-4",
      isChosen ? "border-brass bg-raised text-ivory" : "border-transparent text-muted hover:text-ivory",
    )}
  >
    <span>{label}</span>
    <span className="truncate text-xs leading-4 empty:hidden">{children}</span>
  </button>
)

type PanelTabsProps = BetStateProps & {
  tabs: readonly PanelTab[]
  chosen: PanelTab
  onChoose: (tab: PanelTab) => void
  known: LiveRound
  statuses: Readonly<Record<PanelName, PanelStatus>>
  auto: Autobet
}

/** Chooses the form to show; each tab has the state of its bet. Without scripts all forms are shown. */
export function PanelTabs({ tabs, chosen, onChoose, known, statuses, auto, ...props }: PanelTabsProps) {
  const t = useTranslations("crash")
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons would be announced as a form.
    <div
      role="group"
      aria-label={t("panels")}
      className="grid auto-cols-fr grid-flow-col gap-1 rounded-card border border-line bg-ink p-1 noscript:hidden"
    >
      {tabs.map((tab) => (
        <TabButton
          key={tab}
          label={tab === "auto" ? t("auto.tab") : t(`panel.${tab}`)}
          isChosen={tab === chosen}
          onChoose={() => onChoose(tab)}
        >
          {tab === "auto" ? (
            <AutoState running={auto.running} />
          ) : (
            <PanelState panel={tab} known={known} status={statuses[tab]} {...props} />
          )}
        </TabButton>
      ))}
    </div>
  )
}
