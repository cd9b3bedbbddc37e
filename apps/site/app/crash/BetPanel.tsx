import type { Terms } from "@elite/crash"
import { AmountField, classes, TextField } from "@elite/ui"
import { type FormEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react"
import { Form } from "react-router"
import { useAmountFormat } from "../account/useAmountFormat.ts"
import { findRefusal } from "../api.ts"
import { type FormRefusal, submittedValues } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { computePayoutAtTarget, type PanelName, stripMultiplierSign } from "./betForm.ts"
import type { MultiplierStore } from "./flight/multiplierStore.ts"
import { useFormatMoney, useFormatMultiplier } from "./format.ts"
import type { LiveRound } from "./liveState.ts"
import { PanelActionButton } from "./PanelActionButton.tsx"
import { PanelRefusal } from "./PanelRefusal.tsx"
import { findPanelBet, isUnintendedAction, type PanelAction, panelAction } from "./panelAction.ts"
import { type BetFields, useBetFields } from "./useBetFields.ts"
import type { PanelActions, PanelStatus } from "./usePanelActions.ts"
import { useBetOutcomeText } from "./useRoundAnnouncement.ts"

export type BetPanelProps = {
  panel: PanelName
  known: LiveRound
  terms: Terms
  actions: PanelActions
  figure: MultiplierStore
  isLow: boolean
  isDemo: boolean
  /** `running`: only its button and message, because another tab is open. */
  view: "open" | "running" | "closed"
  /** On a phone its button is pinned above the bottom navigation, over the whole width or one half. */
  pinned: "whole" | PanelName | null
  hidesNavigation: boolean
  /** The idempotency key of a form without scripts, and its answer. */
  attempt: string
  answer: FormRefusal | undefined
}

type FieldProps = { fields: BetFields; terms: Terms; isDemo: boolean; serverError: string | undefined }

function StakeField({ fields, terms, isDemo, serverError }: FieldProps) {
  const t = useTranslations("crash")
  const money = useFormatMoney(isDemo)
  const amounts = useAmountFormat()
  const scale = (by: 0.5 | 2, sign: string, name: "half" | "double") => (
    <button
      type="button"
      aria-label={t(name)}
      onClick={() => fields.scale(by)}
      className="min-h-11 min-w-9 rounded-control font-semibold text-sm hover:bg-line hover:text-ivory noscript:hidden"
    >
      {sign}
    </button>
  )
  return (
    <AmountField
      {...amounts}
      symbol={isDemo ? "" : amounts.symbol}
      label={t("stake")}
      name="stake"
      defaultText={fields.stakeText}
      cents={fields.cents}
      onChange={fields.writeStake}
      error={
        fields.problem === "stake"
          ? t("problems.stake", {
              min: money(terms.minStakeCents / 100),
              max: money(terms.maxStakeCents / 100),
            })
          : serverError
      }
      end={
        <>
          {scale(0.5, "½", "half")}
          {scale(2, "2×", "double")}
        </>
      }
    />
  )
}

function CashOutTargetField({ fields, serverError }: Pick<FieldProps, "fields" | "serverError">) {
  const t = useTranslations("crash")
  const { explain } = useAmountFormat()
  const { problem } = fields
  return (
    <TextField
      label={t("target")}
      name="target"
      inputMode="decimal"
      autoComplete="off"
      placeholder={t("targetOff")}
      value={fields.targetText}
      onChange={(event) => fields.writeTarget(event.target.value)}
      end={<span className="pr-2">×</span>}
      error={
        problem === "target" || serverError
          ? (explain(stripMultiplierSign(fields.targetText)) ?? serverError ?? t("problems.target"))
          : undefined
      }
    />
  )
}

/** What the bet would pay at its target, over the whole width of the panel. */
function TargetNote({ fields: { request }, terms, isDemo }: Omit<FieldProps, "serverError">) {
  const t = useTranslations("crash")
  const money = useFormatMoney(isDemo)
  const times = useFormatMultiplier()
  const pays = request && computePayoutAtTarget(request, terms)
  if (pays === undefined || request?.target === undefined)
    return <p className="text-muted text-sm max-md:hidden">{t("targetNote")}</p>
  return (
    <p className="text-muted text-sm">
      {t("reaches", { at: times(request.target), amount: money(pays / 100) })}
    </p>
  )
}

function BetOutcome({
  status,
  known,
  panel,
  isDemo,
}: { status: PanelStatus } & Pick<BetPanelProps, "known" | "panel" | "isDemo">) {
  const t = useTranslations("crash")
  const outcome = useBetOutcomeText(isDemo)
  if (status.isUnsure) return <p className="text-brass text-sm">{t("unsure")}</p>
  if (status.refusal) return <PanelRefusal refusal={status.refusal} isDemo={isDemo} />
  const last =
    findPanelBet(known, panel) ?? known.own.find((bet) => bet.panel === panel && bet.state !== "cancelled")
  const text = last && outcome(last)
  if (!last || !text) return null
  const isWon = last.state === "cashedOut" && (last.paid ?? 0) > last.stake
  return (
    // The round's announcement has it for screen readers.
    <p className={`font-semibold text-sm ${isWon ? "text-emerald" : "text-muted"}`}>{text}</p>
  )
}

/** A button ignores clicks for this long after it changed: a finger on its way meant the previous one. */
const actionDebounceMs = 350

function useIsActionStable(kind: PanelAction["kind"], place: BetPanelProps["pinned"]): boolean {
  const [isStable, setStable] = useState(true)
  const before = useRef({ kind, place })
  const timer = useRef<number | undefined>(undefined)
  // Before paint, so that a button never looks ready when it is not.
  useLayoutEffect(() => {
    const isOther = isUnintendedAction(before.current.kind, kind) || before.current.place !== place
    before.current = { kind, place }
    if (!isOther) return
    setStable(false)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setStable(true), actionDebounceMs)
  }, [kind, place])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return isStable
}

const pinnedWidths = {
  whole: "max-md:inset-x-0",
  a: "max-md:left-0 max-md:w-1/2",
  b: "max-md:right-0 max-md:w-1/2",
}

type PinnedProps = Pick<BetPanelProps, "pinned" | "hidesNavigation"> & { children: ReactNode }

/** `theme.css` reserves the space. */
const PinnedAction = ({ pinned, hidesNavigation, children }: PinnedProps) => (
  <div
    data-pinned-below={pinned ? "" : undefined}
    data-hides-navigation={pinned && hidesNavigation ? "" : undefined}
    className={
      pinned
        ? classes(
            "max-md:fixed max-md:bottom-0 max-md:z-20 max-md:border-line max-md:border-t max-md:bg-ink-deep max-md:p-2",
            !hidesNavigation && "max-md:pb-[calc(var(--bottom-navigation)+0.5rem)]",
            pinnedWidths[pinned],
          )
        : undefined
    }
  >
    {children}
  </div>
)

export function BetPanel(props: BetPanelProps) {
  const { panel, known, terms, actions, figure, isLow, isDemo, view, pinned, hidesNavigation } = props
  const { attempt, answer } = props
  const t = useTranslations("crash")
  const fields = useBetFields(panel, terms, answer)
  const status = actions.statuses[panel]
  const action = panelAction({ ...known, isLow, isNext: status.next !== null }, panel)
  const isOpen = action.kind === "bet" || action.kind === "betNext" || action.kind === "wait"
  const isStable = useIsActionStable(action.kind, pinned)
  const sent = submittedValues(answer).panel === panel ? findRefusal(answer) : null
  const act = (event: FormEvent) => {
    event.preventDefault()
    if (status.isPending || action.kind === "wait" || !isStable) return
    if (action.kind === "cashOut") return void actions.cashOut(panel, action.bet.betId)
    if (action.kind === "cancel") return void actions.cancel(panel, action.bet.betId)
    if (action.kind === "forgetNext") return actions.keepForNext(panel, null)
    const request = fields.checked()
    if (!request) return
    if (action.kind === "bet") void actions.bet(panel, request)
    else actions.keepForNext(panel, request)
  }
  return (
    <section
      aria-label={t(`panel.${panel}`)}
      className={view === "closed" ? "hidden noscript:block" : undefined}
    >
      <Form method="post" noValidate onSubmit={act} className="grid gap-2 md:gap-3">
        <input type="hidden" name="what" value={action.kind} />
        <input type="hidden" name="panel" value={panel} />
        <input type="hidden" name="attempt" value={attempt} />
        {"bet" in action && <input type="hidden" name="bet" value={action.bet.betId} />}
        <h2
          className={classes(
            "font-sans font-semibold text-muted text-sm tracking-normal noscript:not-sr-only",
            view === "open" ? "sr-only" : "max-md:sr-only",
          )}
        >
          {t(`panel.${panel}`)}
        </h2>
        <fieldset
          disabled={!isOpen || status.isPending}
          className={classes(
            "grid grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] gap-2 md:grid-cols-1 md:gap-3 noscript:grid",
            view !== "open" && "hidden",
          )}
        >
          <legend className="sr-only">{t(`panel.${panel}`)}</legend>
          <StakeField fields={fields} terms={terms} isDemo={isDemo} serverError={sent?.fields.stake} />
          <CashOutTargetField fields={fields} serverError={sent?.fields.target} />
        </fieldset>
        {view === "open" && <TargetNote fields={fields} terms={terms} isDemo={isDemo} />}
        <PinnedAction pinned={pinned} hidesNavigation={hidesNavigation}>
          <PanelActionButton
            action={action}
            request={fields.request}
            next={status.next}
            isPending={status.isPending}
            isStable={isStable}
            terms={terms}
            figure={figure}
            isDemo={isDemo}
            className={
              hidesNavigation ? "max-md:min-h-[calc(4rem+var(--bottom-navigation))]" : "max-md:min-h-16"
            }
          />
        </PinnedAction>
        <BetOutcome status={status} known={known} panel={panel} isDemo={isDemo} />
        {sent?.description && !status.refusal && !sent.fields.stake && (
          <PanelRefusal refusal={sent} isDemo={isDemo} />
        )}
      </Form>
    </section>
  )
}
