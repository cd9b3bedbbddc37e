import { paidCents, type Terms } from "@elite/crash"
import { Button, type ButtonKind, classes } from "@elite/ui"
import { useCallback } from "react"
import { useTranslations } from "../i18n.tsx"
import type { BetRequest } from "./betForm.ts"
import { LiveMultiplier } from "./flight/LiveMultiplier.tsx"
import type { MultiplierStore } from "./flight/multiplierStore.ts"
import { useFormatMoney, useFormatMultiplier } from "./format.ts"
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

/** Screen readers get the action without the amount, which changes with every frame. */
function CashOutLabel({ cents, terms, figure, isDemo }: CashOutProps) {
  const t = useTranslations("crash")
  const money = useFormatMoney(isDemo)
  const times = useFormatMultiplier()
  const write = useCallback((at: number) => money(paidCents(cents, at, terms) / 100), [money, cents, terms])
  return (
    <>
      {t("do.cashOut")}{" "}
      <span aria-hidden="true">
        <LiveMultiplier figure={figure} write={write} />
        {/* On a phone the flight may be scrolled out of sight. */}
        <span className="block font-normal text-sm md:hidden">
          <LiveMultiplier figure={figure} write={times} />
        </span>
      </span>
    </>
  )
}

type PanelActionButtonProps = {
  action: PanelAction
  request: BetRequest | undefined
  next: BetRequest | null
  isPending: boolean
  isStable: boolean
  terms: Terms
  figure: MultiplierStore
  isDemo: boolean
  className: string
}

export function PanelActionButton(props: PanelActionButtonProps) {
  const { action, request, next, isPending, isStable, terms, figure, isDemo, className } = props
  const t = useTranslations("crash")
  const money = useFormatMoney(isDemo)
  const amount = request ? money(request.cents / 100) : ""
  const label = () => {
    switch (action.kind) {
      case "bet":
        return request ? t("do.betAmount", { amount }) : t("do.bet")
      case "betNext":
        return request ? t("do.betNextAmount", { amount }) : t("do.betNext")
      case "cancel":
        return t("do.cancel")
      case "forgetNext":
        return t("do.forgetNext", { amount: next ? money(next.cents / 100) : "" })
      case "wait":
        return t(`wait.${action.why}`)
      case "cashOut":
        return (
          <CashOutLabel
            cents={Math.round(action.bet.stake * 100)}
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
      kind={buttonKinds[action.kind]}
      size="large"
      block
      pending={isPending}
      pendingLabel={t("pending")}
      aria-disabled={action.kind === "wait" || !isStable || undefined}
      className={classes("whitespace-normal text-balance", !isStable && "opacity-55 saturate-50", className)}
    >
      {label()}
    </Button>
  )
}
