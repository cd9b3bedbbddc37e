import { LinkButton, Logo } from "@elite/ui"
import { truncate } from "@elite/words/formats.ts"
import { CloudOff, Plus } from "lucide-react"
import { CachedFragment } from "../../rendering/CachedFragment.tsx"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { AccountMenu } from "./AccountMenu.tsx"
import { BalanceLink } from "./BalanceLink.tsx"
import { BalanceText } from "./BalanceText.tsx"
import { useCurrencyEstimate } from "./currencyEstimate.ts"
import { NotificationBell, useUnseenCount } from "./NotificationBell.tsx"
import { usePaymentOutage } from "./paymentOutage.ts"
import { SearchField } from "./SearchField.tsx"
import { useMayDeposit, usePlayer, useShell } from "./shellData.ts"
import { useFiguresAsOf, useWallet } from "./wallet.tsx"

function OtherCurrencyBalance({ amount }: { amount: number }) {
  const t = useTranslations("shell")
  const estimate = useCurrencyEstimate(amount)
  if (!estimate) return null
  return (
    <div className="hidden border-line border-l px-4 py-1 lg:block">
      <dt className="text-muted text-xs first-letter:uppercase">{t("estimate", { day: estimate.day })}</dt>
      <dd className="font-bold text-muted">{estimate.value}</dd>
    </div>
  )
}

function HeaderBalance() {
  const t = useTranslations("shell")
  const formats = useFormats()
  const wallet = useWallet()
  const asOf = useFiguresAsOf()
  const hidesZero = usePlayer()?.hidesZero
  if (!wallet) return null
  return (
    <BalanceLink>
      <dl className="flex min-h-11 items-center text-sm leading-tight">
        <div className="px-2 py-1 s:px-3 sm:px-4">
          <dt className="text-muted text-xs">
            {t("balance")}
            {asOf !== null && <span className="text-brass"> {t("asOf", { time: formats.time(asOf) })}</span>}
          </dt>
          <dd className={asOf === null ? "font-bold" : "font-bold text-muted"}>
            <BalanceText amount={wallet.amount} bonus={wallet.bonus} />
          </dd>
        </div>
        <OtherCurrencyBalance amount={wallet.amount} />
        {(wallet.coins >= 1 || !hidesZero) && (
          <div className="hidden border-line border-l px-4 py-1 md:block">
            <dt className="text-muted text-xs">{t("eliteCoins")}</dt>
            <dd className="font-bold">{formats.figure(truncate(wallet.coins, 0))}</dd>
          </div>
        )}
      </dl>
    </BalanceLink>
  )
}

/** It stays a link while the payment service is away: a try may succeed. */
function DepositButton({ isAway }: { isAway: boolean }) {
  const t = useTranslations("shell")
  const to = useTo()
  const Sign = isAway ? CloudOff : Plus
  return (
    <LinkButton
      kind={isAway ? "secondary" : "primary"}
      href={to("deposits")}
      className="max-s:px-3.5"
      title={isAway ? t("paymentsAway") : undefined}
    >
      <Sign className={isAway ? "size-5 text-azure" : "hidden size-5 sm:block"} aria-hidden="true" />
      {t("deposit")}
      {isAway && <span className="sr-only">: {t("paymentsAway")}</span>}
    </LinkButton>
  )
}

type PlayerActionsProps = {
  mayDeposit: boolean
  isAway: boolean
  unseen: number
  isOld: boolean
  isTight: boolean
}

const PlayerActions = ({ mayDeposit, isAway, unseen, isOld, isTight }: PlayerActionsProps) => (
  <>
    {mayDeposit && <DepositButton isAway={isAway} />}
    <NotificationBell unseen={unseen} isOld={isOld} isTight={isTight} />
  </>
)

function PlayerHeader({ mayDeposit }: { mayDeposit: boolean }) {
  const isAway = usePaymentOutage() === "all"
  const unseen = useUnseenCount()
  const isOld = useFiguresAsOf() !== null
  const { bonus = 0, amount = 0 } = useWallet() ?? {}
  // A phone has no room for the bell beside these.
  const isTight = bonus > 0 || amount >= 10_000 || isOld || isAway
  return (
    <>
      <HeaderBalance />
      <CachedFragment
        as="div"
        part={PlayerActions}
        given={{ mayDeposit, isAway, unseen, isOld, isTight }}
        className="contents"
      />
      <div className="hidden md:block">
        <AccountMenu />
      </div>
    </>
  )
}

function VisitorHeader() {
  const t = useTranslations("shell")
  const to = useTo()
  return (
    <>
      <LinkButton href={to("login")} className="max-s:px-2.5">
        {t("logIn")}
      </LinkButton>
      <LinkButton kind="primary" href={to("signup")} className="max-s:px-2.5">
        {t("signUp")}
      </LinkButton>
    </>
  )
}

function HeaderStart({ name }: { name: string }) {
  const to = useTo()
  return (
    <>
      <Logo name={name} href={to("home")} className="s:pr-2 md:pr-4" />
      <SearchField />
    </>
  )
}

export function Header() {
  const player = usePlayer()
  const mayDeposit = useMayDeposit()
  const name = useShell()?.site.name ?? "Elite"
  return (
    <header className="z-30 border-line border-b bg-ink md:sticky md:top-9">
      <div className="flex h-16 items-center gap-2 px-gutter sm:gap-3">
        <CachedFragment as="div" part={HeaderStart} given={{ name }} className="contents" />
        <span className="flex-1" />
        {player ? (
          <PlayerHeader mayDeposit={mayDeposit} />
        ) : (
          <CachedFragment as="div" part={VisitorHeader} given={{}} className="contents" />
        )}
      </div>
    </header>
  )
}
