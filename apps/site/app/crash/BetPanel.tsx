import type { Terms } from "@elite/crash"
import { AmountField, Card, classes, TextField } from "@elite/ui"
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
  deeds: PanelActions
  figure: MultiplierStore
  isLow: boolean
  isDemo: boolean
  /** Where its button is pinned on a phone, above the bottom navigation: over the whole width or on its half. */
  pinned: "whole" | PanelName | null
  /** The bottom navigation is hidden: a pinned button has its room as well. */
  hidesNavigation: boolean
  /** The key of a bet that is sent without scripts, and the answer to one that was. */
  attempt: string
  answer: FormRefusal | undefined
}

/** `said`: what the server found wrong with a field that was sent without scripts. */
type FieldProps = { fields: BetFields; terms: Terms; isDemo: boolean; said: string | undefined }

/** The stake, with its half and its double. */
function StakeField({ fields, terms, isDemo, said }: FieldProps) {
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
          : said
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

/** Where a bet leaves by itself, if its player says so. */
function CashOutTargetField({ fields, terms, isDemo, said }: FieldProps) {
  const t = useTranslations("crash")
  const money = useFormatMoney(isDemo)
  const times = useFormatMultiplier()
  const { explain } = useAmountFormat()
  const { wish, problem } = fields
  const pays = wish && computePayoutAtTarget(wish, terms)
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
        problem === "target" || said
          ? (explain(stripMultiplierSign(fields.targetText)) ?? said ?? t("problems.target"))
          : undefined
      }
      description={
        pays !== undefined && wish?.target !== undefined
          ? t("reaches", { at: times(wish.target), amount: money(pays / 100) })
          : t("targetNote")
      }
    />
  )
}

/** What becomes of what was sent, or of the last bet here. */
function BetOutcome({
  doing,
  known,
  panel,
  isDemo,
}: { doing: PanelStatus } & Pick<BetPanelProps, "known" | "panel" | "isDemo">) {
  const t = useTranslations("crash")
  const outcome = useBetOutcomeText(isDemo)
  if (doing.isUnsure) return <p className="text-brass text-sm">{t("unsure")}</p>
  if (doing.refusal) return <PanelRefusal refusal={doing.refusal} />
  const last =
    findPanelBet(known, panel) ?? known.own.find((bet) => bet.panel === panel && bet.state !== "cancelled")
  const said = last && outcome(last)
  if (!last || !said) return null
  const isWon = last.state === "cashedOut" && (last.paid ?? 0) > last.stake
  return (
    // Spoken with the step of the round.
    <p className={`font-semibold text-sm ${isWon ? "text-emerald" : "text-muted"}`}>{said}</p>
  )
}

/** A button that has just become another is not what was pressed: a finger that was on its way does nothing for so long. */
const actionDebounceMs = 350

/** Whether a button is what and where it was when a finger set out for it. */
function useIsActionStable(kind: PanelAction["kind"], place: BetPanelProps["pinned"]): boolean {
  const [isSteady, setSteady] = useState(true)
  const before = useRef({ kind, place })
  const timer = useRef<number | undefined>(undefined)
  // Before it is shown: what may be pressed looks like it, and nothing else does.
  useLayoutEffect(() => {
    const isOther = isUnintendedAction(before.current.kind, kind) || before.current.place !== place
    before.current = { kind, place }
    if (!isOther) return
    setSteady(false)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setSteady(true), actionDebounceMs)
  }, [kind, place])
  useEffect(() => () => window.clearTimeout(timer.current), [])
  return isSteady
}

const pinnedWidths = {
  whole: "max-md:inset-x-0",
  a: "max-md:left-0 max-md:w-1/2",
  b: "max-md:right-0 max-md:w-1/2",
}

type PinnedProps = Pick<BetPanelProps, "pinned" | "hidesNavigation"> & { children: ReactNode }

/** Keeps a panel's button at the lower edge of a phone, wherever its page was scrolled to; `theme.css` leaves it its room. */
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

/** One of the two panels: a stake, where it leaves, and the one thing that can be done now; without scripts as well. */
export function BetPanel(props: BetPanelProps) {
  const { panel, known, terms, deeds, figure, isLow, isDemo, pinned, hidesNavigation } = props
  const { attempt, answer } = props
  const t = useTranslations("crash")
  const fields = useBetFields(panel, terms, answer)
  const doing = deeds.doings[panel]
  const deed = panelAction({ ...known, isLow, isNext: doing.next !== null }, panel)
  const isOpen = deed.kind === "bet" || deed.kind === "betNext" || deed.kind === "wait"
  const isSteady = useIsActionStable(deed.kind, pinned)
  const sent = submittedValues(answer).panel === panel ? findRefusal(answer) : null
  const act = (event: FormEvent) => {
    event.preventDefault()
    if (doing.isPending || deed.kind === "wait" || !isSteady) return
    if (deed.kind === "cashOut") return void deeds.cashOut(panel, deed.bet.betId)
    if (deed.kind === "cancel") return void deeds.cancel(panel, deed.bet.betId)
    if (deed.kind === "forgetNext") return deeds.keepForNext(panel, null)
    const wish = fields.checked()
    if (!wish) return
    if (deed.kind === "bet") void deeds.bet(panel, wish)
    else deeds.keepForNext(panel, wish)
  }
  return (
    <Card as="section" padding="small" aria-label={t(`panel.${panel}`)}>
      <Form method="post" noValidate onSubmit={act} className="grid gap-3">
        <input type="hidden" name="what" value={deed.kind} />
        <input type="hidden" name="panel" value={panel} />
        <input type="hidden" name="attempt" value={attempt} />
        {"bet" in deed && <input type="hidden" name="bet" value={deed.bet.betId} />}
        <h2 className="font-sans font-semibold text-sm tracking-normal">{t(`panel.${panel}`)}</h2>
        {/* Not the panel itself: what is fixed to the window may have no container around it. */}
        <div className="@container">
          <fieldset
            disabled={!isOpen || doing.isPending}
            className="grid gap-3 @min-[17.5rem]:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)]"
          >
            <legend className="sr-only">{t(`panel.${panel}`)}</legend>
            <StakeField fields={fields} terms={terms} isDemo={isDemo} said={sent?.fields.stake} />
            <CashOutTargetField fields={fields} terms={terms} isDemo={isDemo} said={sent?.fields.target} />
          </fieldset>
        </div>
        <PinnedAction pinned={pinned} hidesNavigation={hidesNavigation}>
          <PanelActionButton
            deed={deed}
            wish={fields.wish}
            next={doing.next}
            isPending={doing.isPending}
            isSteady={isSteady}
            terms={terms}
            figure={figure}
            isDemo={isDemo}
            className={
              hidesNavigation ? "max-md:min-h-[calc(4rem+var(--bottom-navigation))]" : "max-md:min-h-16"
            }
          />
        </PinnedAction>
        <BetOutcome doing={doing} known={known} panel={panel} isDemo={isDemo} />
        {sent?.description && !doing.refusal && !sent.fields.stake && <PanelRefusal refusal={sent} />}
      </Form>
    </Card>
  )
}
