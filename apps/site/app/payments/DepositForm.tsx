import { AmountField, Button, Card, EmptyState, LinkButton, Notice, RadioGroup } from "@elite/ui"
import { useEffect, useRef, useState } from "react"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { useAmountFormat } from "../account/useAmountFormat.ts"
import type { Bonus } from "../bonuses/BonusCard.tsx"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { BonusChoice } from "./BonusChoice.tsx"
import {
  amountChipsCents,
  computeMaxCents,
  type DepositHeadroom,
  type WeeklyDepositLimit,
} from "./depositAmount.ts"
import type { DepositAnswer, DepositChoice } from "./deposits.server.ts"
import { MethodName } from "./MethodName.tsx"
import { PaymentOutageNotice } from "./PaymentOutageNotice.tsx"
import { useDeposit } from "./useDeposit.ts"
import { useOwnLimitText } from "./useOwnLimitText.ts"

/** The smallest minimum of all methods, in euros. */
export const minDepositEuros = (methods: readonly DepositChoice[]): number =>
  Math.min(...methods.map(({ bounds }) => bounds.min))

type DepositFormProps = {
  methods: readonly DepositChoice[]
  /** Preselected. */
  lastMethod: DepositChoice["code"] | undefined
  room: WeeklyDepositLimit
  depositRoom: DepositHeadroom
  /** The joining bonus, where this deposit qualifies for it. */
  bonus: Bonus | null
  attempt: string
  /** The answer to a form that was submitted without scripts. */
  answer: DepositAnswer | undefined
  /** Called when the amount exceeds the weekly limit. */
  onOverWeek: () => void
}

/** Calls `onOverWeek` on each submission above the weekly room. A refusal by the server has its own toast. */
function useNotifyOverWeeklyLimit(
  { problems }: Pick<ReturnType<typeof useDeposit>, "problems">,
  { limitedBy }: DepositHeadroom,
  onOverWeek: () => void,
): void {
  const isByWeek = limitedBy === "regulatoryWeeklyDepositLimit" || limitedBy === "weeklyDepositLimit"
  const onOverWeekRef = useRef(onOverWeek)
  onOverWeekRef.current = onOverWeek
  useEffect(() => {
    if (isByWeek && problems.amount === "aboveRoom") onOverWeekRef.current()
  }, [isByWeek, problems])
}

/** Amount and method of a deposit. No amount is preselected; the method is that of the last deposit. */
export function DepositForm(props: DepositFormProps) {
  const { methods, lastMethod, room, depositRoom, bonus, attempt, answer } = props
  const t = useTranslations("deposit")
  const formats = useFormats()
  const least = minDepositEuros(methods)
  const most = Math.max(...methods.map(({ bounds }) => bounds.max))
  const deposit = useDeposit(
    (code) => methods.find((method) => method.code === code)?.bounds ?? { min: least, max: most },
    depositRoom.remaining,
    (code) => methods.some((method) => method.code === code && method.isScanned),
    attempt,
    answer,
    lastMethod,
  )
  useNotifyOverWeeklyLimit(deposit, depositRoom, props.onOverWeek)
  if (methods.length === 0)
    return (
      <Card>
        <EmptyState title={t("unavailableTitle")}>{t("unavailableText")}</EmptyState>
      </Card>
    )
  if (depositRoom.remaining < least) return <NoHeadroom room={room} depositRoom={depositRoom} least={least} />
  return (
    <Card>
      <deposit.Form
        method="post"
        noValidate
        ref={deposit.form}
        onSubmit={deposit.submit}
        className="grid gap-6"
      >
        <PaymentOutageNotice methods={methods} answer={deposit.answer} isPending={deposit.isPending} />
        {!deposit.isAway && <RefusalMessage answer={deposit.answer} isMoney />}
        <input type="hidden" name="attempt" value={deposit.attempt} />
        <AmountStep deposit={deposit} remainingEuros={depositRoom.remaining} />
        <MethodChoice methods={methods} deposit={deposit} />
        {bonus && (
          <BonusChoice
            terms={bonus.terms}
            cents={deposit.isRight ? deposit.cents : undefined}
            wasChosen={deposit.written.joiningBonus === "yes"}
            onChange={deposit.chooseBonus}
          />
        )}
        <div className="grid gap-2">
          <Button
            type="submit"
            kind="primary"
            size="large"
            block
            pending={deposit.isPending}
            pendingLabel={t("submitting")}
          >
            {deposit.isRight && deposit.cents
              ? t("submitAmount", { amount: formats.euros(deposit.cents / 100) })
              : t("submit")}
          </Button>
          <p className="text-center text-muted text-sm noscript:hidden">
            {t(deposit.isScanned ? "opensCode" : "opensTab")}
          </p>
        </div>
        <Notice tone="info">{t("noCredit")}</Notice>
      </deposit.Form>
    </Card>
  )
}

type AmountProps = { deposit: ReturnType<typeof useDeposit>; remainingEuros: number }

/** The amount; above the maximum, the error offers the maximum. */
function AmountStep({ deposit, remainingEuros }: AmountProps) {
  const t = useTranslations("deposit")
  const formats = useFormats()
  const amounts = useAmountFormat()
  const { bounds, problems, refusal, cents, writeAmount } = deposit
  const maximumCents = computeMaxCents(bounds, remainingEuros)
  const remaining = formats.shortEuros(remainingEuros)
  const minimum = formats.shortEuros(bounds.min)
  const error = problems.amount
    ? t(problems.amount, { minimum, maximum: formats.shortEuros(bounds.max), remaining })
    : refusal?.fields.amount
  return (
    <div className="grid gap-2">
      <AmountField
        {...amounts}
        label={t("amount")}
        name="amountCents"
        defaultText={deposit.written["amountCents.written"]}
        cents={cents}
        onChange={writeAmount}
        chipsCents={amountChipsCents}
        maxCents={maximumCents}
        required
        description={t("amountHint", { minimum, maximum: formats.shortEuros(maximumCents / 100) })}
        error={error}
        className="grid-cols-1"
      />
      {problems.amount === "aboveRoom" && (
        <Button size="small" className="w-fit" onClick={() => writeAmount(maximumCents)}>
          {t("takeRoom", { remaining: formats.shortEuros(maximumCents / 100) })}
        </Button>
      )}
    </div>
  )
}

type MethodsProps = {
  methods: readonly DepositChoice[]
  deposit: ReturnType<typeof useDeposit>
}

/** The open methods, each with its bounds, time and fee. Beside a preselected one the others are folded. */
function MethodChoice({ methods, deposit }: MethodsProps) {
  const t = useTranslations("deposit")
  const formats = useFormats()
  // The method that the page came with, not the one chosen now: a choice must not move under the finger.
  const [preselected] = useState(() => methods.find(({ code }) => code === deposit.code)?.code)
  const toBoundsText = ({ bounds }: DepositChoice) =>
    t("methodTerms", {
      minimum: formats.shortEuros(bounds.min),
      maximum: formats.shortEuros(bounds.max),
      time: bounds.time,
    })
  return (
    <RadioGroup
      label={t("method")}
      name="paymentMethod"
      required
      defaultValue={deposit.code}
      onChange={deposit.choose}
      folded={preselected && { except: preselected, label: t("otherMethods") }}
      error={deposit.problems.method ? t("methodMissing") : deposit.refusal?.fields.paymentMethod}
      choices={methods.map((method) => ({
        value: method.code,
        label: <MethodName name={method.name} iconUrl={method.iconUrl} />,
        description: [
          toBoundsText(method),
          method.bounds.fee > 0 ? t("fee", { fee: formats.euros(method.bounds.fee) }) : t("noFee"),
          ...(method.isAway ? [t("methodAway")] : []),
        ].join(" · "),
      }))}
    />
  )
}

type NoHeadroomProps = { room: WeeklyDepositLimit; depositRoom: DepositHeadroom; least: number }

/** Shown where the smallest deposit exceeds the room of the week or of the player's own limits. */
function NoHeadroom({ room, depositRoom, least }: NoHeadroomProps) {
  const t = useTranslations("deposit")
  const formats = useFormats()
  const to = useTo()
  const own = useOwnLimitText(depositRoom)
  const minimum = formats.shortEuros(least)
  const week =
    room.remaining > 0
      ? t("roomSmall", { remaining: formats.shortEuros(room.remaining), minimum })
      : room.reserved.length > 0
        ? t("roomReserved")
        : t("roomNone", { limit: formats.shortEuros(room.limit) })
  const isSmall = depositRoom.remaining > 0
  const title = own ? `${own}${isSmall ? ` ${t("belowMinimum", { minimum })}` : ""}` : week
  return (
    <Card>
      <EmptyState title={title} action={<LinkButton href={to("home")}>{t("result.play")}</LinkButton>} />
    </Card>
  )
}
