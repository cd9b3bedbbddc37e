import { me, payments, prizes, wallet } from "@elite/contract"
import { Button, classes, LinkButton, Loading, Notice } from "@elite/ui"
import { truncate } from "@elite/words/formats.ts"
import type { ReactNode } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { ClaimList } from "./Claims.tsx"
import { useCurrencyEstimate } from "./currencyEstimate.ts"
import { CornerPopup, type PopupProps } from "./Popup.tsx"
import { usePaymentOutage } from "./paymentOutage.ts"
import { useMayDeposit, usePlayer } from "./shellData.ts"
import { useApiCall } from "./useApiCall.ts"
import { type FreshData, useFreshData } from "./useFreshData.ts"
import { useFiguresAsOf, useSummary, useWallet } from "./wallet.tsx"

const linesShown = 3

type WalletRead = {
  claimable: readonly prizes.ClaimablePrize[]
  lines: readonly wallet.StatementLine[]
  /** Euros; null where the sports purse was never used. */
  sports: number | null
  /** Euros that have left a balance and are not paid yet. */
  underWay: number
}

function useWalletData(): FreshData<WalletRead> {
  const call = useApiCall()
  return useFreshData(async () => {
    const isBackground = { isBackground: true }
    const [{ prizes: claimable }, { transactions }, { user }, { underWay }] = await Promise.all([
      call(prizes.getClaimablePrizes, {}, isBackground),
      call(wallet.getUserTransactions, { limit: linesShown }, isBackground),
      call(me.getUserDetails, {}, isBackground),
      call(payments.withdrawTransaction, { limit: 1 }, isBackground),
    ])
    return { claimable, lines: transactions.rows, sports: user.sportsBalance, underWay }
  })
}

type PurseProps = { label: string; note?: string; value: ReactNode; isOld: boolean }

function Purse({ label, note, value, isOld }: PurseProps) {
  return (
    <div className="flex items-baseline justify-between gap-4 py-2">
      <dt className="min-w-0">
        {label}
        {note && <span className="block text-muted text-sm">{note}</span>}
      </dt>
      <dd className={classes("whitespace-nowrap font-semibold tabular-nums", isOld && "text-muted")}>
        {value}
      </dd>
    </div>
  )
}

function PurseList({ sports, underWay }: Pick<WalletRead, "sports" | "underWay">) {
  const t = useTranslations("walletPopup")
  const formats = useFormats()
  const balances = useWallet()
  const summary = useSummary()
  const hidesZero = usePlayer()?.hidesZero
  const asOf = useFiguresAsOf()
  const estimate = useCurrencyEstimate(balances?.amount)
  if (!balances) return null
  const isOld = asOf !== null
  const isShown = (value: number) => value > 0 || !hidesZero
  return (
    <section className="px-5 py-4">
      <dl>
        <div className="grid gap-1 pb-3">
          <dt className="text-muted text-sm">{t("own")}</dt>
          <dd className={classes("amount text-[2.25rem] leading-10", isOld ? "text-muted" : "text-brass")}>
            {formats.euros(balances.amount)}
          </dd>
          <dd className="text-muted text-sm">
            {t("ownNote")}
            {estimate && ` · ${estimate.value}`}
          </dd>
        </div>
      </dl>
      <dl className="border-line border-t pt-2">
        {balances.bonus > 0 && (
          <Purse
            label={t("bonus")}
            note={t("bonusNote")}
            value={formats.euros(balances.bonus)}
            isOld={isOld}
          />
        )}
        {underWay > 0 && (
          <Purse
            label={t("underWay")}
            note={t("underWayNote")}
            value={formats.euros(underWay)}
            isOld={isOld}
          />
        )}
        {sports !== null && isShown(sports) && (
          <Purse label={t("sports")} value={formats.euros(sports)} isOld={isOld} />
        )}
        {isShown(balances.coins) && (
          <Purse label={t("coins")} value={formats.figure(truncate(balances.coins, 0))} isOld={isOld} />
        )}
        {isShown(balances.points) && (
          <Purse label={t("points")} value={formats.figure(truncate(balances.points, 0))} isOld={isOld} />
        )}
        {summary && (
          <Purse
            label={t("today")}
            note={t("todayNote")}
            value={formats.signedEuros(summary.today.net)}
            isOld={isOld}
          />
        )}
      </dl>
      {asOf !== null && (
        <p role="status" className="mt-2 text-brass text-sm">
          {t("lost", { time: formats.time(asOf) })}
        </p>
      )}
    </section>
  )
}

function PaymentLinks() {
  const t = useTranslations("walletPopup")
  const to = useTo()
  const mayDeposit = useMayDeposit()
  const isAway = usePaymentOutage() === "all"
  return (
    <div className="grid gap-3 px-5 pb-5">
      <div className="grid auto-cols-fr grid-flow-col gap-3">
        {mayDeposit && (
          <LinkButton kind={isAway ? "secondary" : "primary"} href={to("deposits")}>
            {t("deposit")}
          </LinkButton>
        )}
        <LinkButton href={to("withdrawals")}>{t("withdraw")}</LinkButton>
      </div>
      {!mayDeposit && <p className="text-pretty text-muted text-sm">{t("paused")}</p>}
      {mayDeposit && isAway && <p className="text-pretty text-muted text-sm">{t("paymentsAway")}</p>}
    </div>
  )
}

function Line({ line }: { line: wallet.StatementLine }) {
  const t = useTranslations("statement")
  const formats = useFormats()
  return (
    <li className="flex items-baseline justify-between gap-4 py-2">
      <span className="min-w-0">
        {t(`kinds.${line.kind}`)}
        <time dateTime={line.createdAt} className="block text-muted text-sm">
          {formats.dateTime(line.createdAt)}
        </time>
      </span>
      <span
        className={classes(
          "whitespace-nowrap font-semibold tabular-nums",
          line.amount > 0 ? "text-emerald" : undefined,
        )}
      >
        {formats.signedEuros(line.amount)}
      </span>
    </li>
  )
}

function Skeleton() {
  return (
    <div className="grid gap-3 py-2">
      {["first", "second", "third"].map((each) => (
        <div key={each} className="flex justify-between gap-4">
          <span className="h-10 w-40 rounded-control bg-raised" />
          <span className="h-6 w-16 rounded-control bg-raised" />
        </div>
      ))}
    </div>
  )
}

function LatestTransactions({ data, failed, reload }: FreshData<WalletRead>) {
  const t = useTranslations("walletPopup")
  const list = () => {
    if (!data) return null
    if (data.lines.length === 0) return <p className="py-2 text-muted">{t("none")}</p>
    return (
      <ul className="divide-y divide-line">
        {data.lines.map((line) => (
          <Line key={`${line.transactionId}-${line.balanceAfter}`} line={line} />
        ))}
      </ul>
    )
  }
  return (
    <section className="border-line border-t px-5 py-4">
      <h3 className="mb-1 font-sans font-semibold text-base tracking-normal">{t("latest")}</h3>
      {failed && (
        <Notice tone="danger" live className="my-2">
          <p>{t("failed")}</p>
          <Button size="small" className="mt-2" onClick={reload}>
            {t("tryAgain")}
          </Button>
        </Notice>
      )}
      {!data && !failed && (
        <Loading label={t("loading")}>
          <Skeleton />
        </Loading>
      )}
      {list()}
    </section>
  )
}

export default function WalletPopup({ onClose }: PopupProps) {
  const t = useTranslations("walletPopup")
  const claims = useTranslations("claims")
  const to = useTo()
  const walletData = useWalletData()
  const claimable = walletData.data?.claimable ?? []
  return (
    <CornerPopup
      title={t("title")}
      closeLabel={t("close")}
      onClose={onClose}
      foot={
        <LinkButton href={`${to("balances")}?view=statement`} block>
          {t("all")}
        </LinkButton>
      }
    >
      <PurseList sports={walletData.data?.sports ?? null} underWay={walletData.data?.underWay ?? 0} />
      <PaymentLinks />
      {claimable.length > 0 && (
        <section className="border-line border-t px-5 py-4">
          <h3 className="mb-3 font-sans font-semibold text-base tracking-normal">{claims("title")}</h3>
          <ClaimList prizes={claimable} onClaimed={walletData.reload} />
        </section>
      )}
      <LatestTransactions {...walletData} />
    </CornerPopup>
  )
}
