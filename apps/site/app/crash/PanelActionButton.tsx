import { paidCents, type Terms } from "@elite/crash"
import { Button, type ButtonKind, classes } from "@elite/ui"
import { useCallback } from "react"
import { useTranslations } from "../i18n.tsx"
import type { BetRequest } from "./betForm.ts"
import { LiveMultiplier } from "./flight/LiveMultiplier.tsx"
import type { MultiplierStore } from "./flight/multiplierStore.ts"
import { useFormatMoney } from "./format.ts"
import type { PanelAction } from "./panelAction.ts"

const buttonKinds: Record<PanelAction["kind"], ButtonKind> = {
  bet: "primary",
  cancel: "secondary",
  cashOut: "positive",
  betNext: "secondary",
  forgetNext: "secondary",
  wait: "secondary",
}

type CashOutProps = { cents: number; terms: Terms; figure: MultiplierStore; isDemo: boolean }

/** What a bet would be paid now. A screen reader hears what the button does, and not each cent. */
function CashOutLabel({ cents, terms, figure, isDemo }: CashOutProps) {
  const t = useTranslations("crash")
  const money = useFormatMoney(isDemo)
  const write = useCallback((at: number) => money(paidCents(cents, at, terms) / 100), [money, cents, terms])
  return (
    <>
      {t("do.cashOut")}{" "}
      <span aria-hidden="true">
        <LiveMultiplier figure={figure} write={write} />
      </span>
    </>
  )
}

type PanelActionButtonProps = {
  deed: PanelAction
  wish: BetRequest | undefined
  next: BetRequest | null
  isPending: boolean
  /** It has not just become another one: a press counts. */
  isSteady: boolean
  terms: Terms
  figure: MultiplierStore
  isDemo: boolean
  className: string
}

/** The one button of a panel: whatever can be done there now. */
export function PanelActionButton(props: PanelActionButtonProps) {
  const { deed, wish, next, isPending, isSteady, terms, figure, isDemo, className } = props
  const t = useTranslations("crash")
  const money = useFormatMoney(isDemo)
  const amount = wish ? money(wish.cents / 100) : ""
  const label = () => {
    switch (deed.kind) {
      case "bet":
        return wish ? t("do.betAmount", { amount }) : t("do.bet")
      case "betNext":
        return wish ? t("do.betNextAmount", { amount }) : t("do.betNext")
      case "cancel":
        return t("do.cancel", { amount: money(deed.bet.stake) })
      case "forgetNext":
        return t("do.forgetNext", { amount: next ? money(next.cents / 100) : "" })
      case "wait":
        return t(`wait.${deed.why}`)
      case "cashOut":
        return (
          <CashOutLabel
            cents={Math.round(deed.bet.stake * 100)}
            terms={terms}
            figure={figure}
            isDemo={isDemo}
          />
        )
    }
  }
  return (
    <Button
      type="submit"
      kind={buttonKinds[deed.kind]}
      size="large"
      block
      pending={isPending}
      pendingLabel={t("pending")}
      aria-disabled={deed.kind === "wait" || !isSteady || undefined}
      className={classes("whitespace-normal text-balance", !isSteady && "opacity-55 saturate-50", className)}
    >
      {label()}
    </Button>
  )
}
