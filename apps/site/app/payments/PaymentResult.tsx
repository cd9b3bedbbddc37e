import { classes, Frame, Icon, LinkButton, StatTile } from "@elite/ui"
import { useFormatUpcoming } from "../account/useFormatUpcoming.ts"
import { usePollPage } from "../account/usePollPage.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { BalanceText } from "../shell/BalanceText.tsx"
import { useMayDeposit } from "../shell/shellData.ts"
import { useWallet } from "../shell/wallet.tsx"
import { useTrackOnce } from "../tracking/useTracking.ts"
import { AbandonPayment } from "./AbandonPayment.tsx"
import { CloseTab } from "./CloseTab.tsx"
import type { Order } from "./deposits.server.ts"
import { GrantedBonus, useIsBonusPending } from "./GrantedBonus.tsx"
import type { PaymentResultData } from "./paymentResult.server.ts"
import { isPaymentTab } from "./paymentTab.ts"
import { useAnswerOrderShown } from "./paymentWindows.ts"
import { unbrokenReference } from "./unbrokenReference.tsx"
import { useFailureReason } from "./useFailureReason.ts"

type ResultKind =
  | "success"
  | "pending"
  | "left"
  | "checking"
  | "failed"
  | "cancelled"
  | "expired"
  | "refunded"
  | "unknown"

const resultKindByStatus: Record<Order["status"], ResultKind> = {
  created: "pending",
  pending: "pending",
  succeeded: "success",
  failed: "failed",
  cancelled: "cancelled",
  expired: "expired",
  refunded: "refunded",
  chargedBack: "refunded",
}

function computeResultKind(order: Order | null, isBackUnpaid: boolean): ResultKind {
  if (!order) return "unknown"
  if (order.inReview) return "checking"
  const kind = resultKindByStatus[order.status]
  return kind === "pending" && isBackUnpaid ? "left" : kind
}

function ResultIcon({ kind }: { kind: ResultKind }) {
  if (kind === "pending")
    return (
      <span
        aria-hidden="true"
        className="size-14 animate-turn rounded-full border-3 border-brass border-r-transparent"
      />
    )
  const [name, colour] =
    kind === "success"
      ? (["check", "border-emerald text-emerald"] as const)
      : kind === "failed"
        ? (["warning", "border-coral text-coral"] as const)
        : (["info", "border-azure text-azure"] as const)
  return (
    <span className={classes("grid size-14 place-items-center rounded-full border-2", colour)}>
      <Icon name={name} className="size-7" />
    </span>
  )
}

/** Repeats a deposit as a link, so that the limits are checked before a new order is made. */
const repeatDepositQuery = ({ amount, method, purse }: Order): string =>
  new URLSearchParams({
    amount: String(amount),
    paymentMethod: method,
    ...(purse === "sports" && { purse }),
  }).toString()

/** The new balance and the remaining room of the week. */
function AfterDeposit(props: Pick<PaymentResultData, "order" | "balance" | "room" | "depositRoom" | "now">) {
  const { order, balance, room, depositRoom, now } = props
  const t = useTranslations("deposit")
  const formats = useFormats()
  const when = useFormatUpcoming(now)
  const wallet = useWallet()
  const isSports = order?.purse === "sports"
  const isOwn = depositRoom.closedBy !== null || depositRoom.limitedBy !== "regulatoryWeeklyDepositLimit"
  const back = isOwn ? undefined : room.freesUp[0]
  return (
    <div className="grid w-full gap-4 border-line border-y py-5 text-left sm:grid-cols-2">
      <StatTile
        look="pride"
        label={t(isSports ? "sportsBalance" : "result.balance")}
        value={
          isSports || !wallet ? (
            formats.euros(balance)
          ) : (
            <BalanceText amount={wallet.amount} bonus={wallet.bonus} />
          )
        }
      />
      <StatTile
        look="pride"
        label={t("result.room")}
        value={formats.euros(depositRoom.remaining)}
        note={back && t("comesBack", { amount: formats.shortEuros(back.amount), when: when(back.at) })}
      />
    </div>
  )
}

type PaymentResultProps = PaymentResultData & {
  /** The provider returned the browser without a payment; an order that is still open was abandoned. */
  isBackUnpaid?: boolean
}

/** The outcome of an order. While it is pending, the page polls. */
export function PaymentResult(props: PaymentResultProps) {
  const { order, bonus, balance, room, depositRoom, now, isBackUnpaid = false } = props
  const t = useTranslations("deposit")
  const formats = useFormats()
  const to = useTo()
  const mayDeposit = useMayDeposit()
  const reasonOf = useFailureReason()
  const kind = computeResultKind(order, isBackUnpaid)
  const purse = order?.purse ?? "cash"
  const isBonusComing = useIsBonusPending(
    kind === "success" && order?.joiningBonus === true && bonus === null,
  )
  usePollPage(kind === "pending" || kind === "left" || kind === "checking" || isBonusComing)
  useAnswerOrderShown(order?.orderId)
  // Counted once: in a payment's tab, the window that opened it shows the same order and counts it.
  const outcome = kind === "success" ? "deposit_made" : kind === "failed" ? "deposit_failed" : null
  useTrackOnce(isPaymentTab() ? null : outcome, order?.orderId ?? "")
  const reason = kind === "failed" && order ? reasonOf(order.reason) : null
  const isSettled = kind === "failed" || kind === "cancelled" || kind === "expired"
  return (
    <div className="mx-auto w-full max-w-xl px-gutter py-8 sm:py-16">
      <Frame className="grid justify-items-center gap-4 text-center sm:p-10">
        <ResultIcon kind={kind} />
        <div role="status" className="grid gap-2">
          <h1 className="text-2xl sm:text-3xl">{t(`result.${kind}Title`)}</h1>
          {purse === "sports" && <p className="font-semibold">{t("sportsTitle")}</p>}
          <p className="text-muted">
            {order && kind !== "unknown"
              ? t(`result.${kind}Text`, { amount: formats.euros(order.amount), purse })
              : t("result.unknownText")}
          </p>
          {reason && <p className="font-semibold">{reason}</p>}
        </div>
        {kind === "success" && (
          <AfterDeposit order={order} balance={balance} room={room} depositRoom={depositRoom} now={now} />
        )}
        {bonus && <GrantedBonus bonus={bonus} />}
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          {kind === "success" && (
            <LinkButton kind="primary" href={to(purse === "sports" ? "sportsBook" : "home")}>
              {t(purse === "sports" ? "result.toSports" : "result.play")}
            </LinkButton>
          )}
          {isSettled && mayDeposit && order && (
            <LinkButton kind="primary" href={`${to("verifyDeposit")}?${repeatDepositQuery(order)}`}>
              {t("result.again")}
            </LinkButton>
          )}
          {kind === "left" && order && (
            <>
              <LinkButton
                kind="primary"
                href={`${to("deposits")}?orderid=${encodeURIComponent(order.orderId)}`}
              >
                {t("result.goOn")}
              </LinkButton>
              <AbandonPayment orderId={order.orderId} label={t("abandon")} />
            </>
          )}
          <LinkButton href={to("balances")}>{t("result.transactions")}</LinkButton>
        </div>
        <CloseTab
          orderId={order?.orderId}
          state={kind === "pending" || kind === "success" ? kind : "other"}
        />
        {order && (
          <p className="text-muted text-sm">{t.rich("result.order", unbrokenReference(order.orderId))}</p>
        )}
      </Frame>
    </div>
  )
}
