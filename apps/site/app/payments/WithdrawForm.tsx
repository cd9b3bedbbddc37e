import type { payments } from "@elite/contract"
import { AmountField, Button, Card, Checkbox, Dialog, EmptyState, RadioGroup } from "@elite/ui"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { StepUp } from "../account/StepUp.tsx"
import { useAmountFormat } from "../account/useAmountFormat.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useWallet } from "../shell/wallet.tsx"
import type { SavedAccount } from "./AccountsCard.tsx"
import type { MethodBounds } from "./depositAmount.ts"
import { MethodName } from "./MethodName.tsx"
import { useWithdrawal } from "./useWithdrawal.ts"
import { WhatHappensNext } from "./WhatHappensNext.tsx"
import { WithdrawalFigures } from "./WithdrawalFigures.tsx"
import type { WithdrawalChoice } from "./withdrawals.server.ts"

type WithdrawFormProps = {
  purse: payments.Purse
  balance: number
  /** At least one. */
  methods: readonly WithdrawalChoice[]
  /** At least one, where a method pays to a bank account. */
  accounts: readonly SavedAccount[]
  hasFactor: boolean
  /** The bonus that the withdrawal forfeits, in euros. */
  bonus: number
  /** Withdrawals that are not paid yet. */
  heldEuros: number
  attempt: string
  /** The answer to a form that was submitted without scripts. */
  answer: FormRefusal | undefined
}

/** Amount and account of a withdrawal, with a confirmation because it cannot be undone. */
export function WithdrawForm(props: WithdrawFormProps) {
  const { purse, balance: loaded, methods, accounts, hasFactor, bonus, heldEuros, attempt, answer } = props
  const t = useTranslations("withdraw")
  const formats = useFormats()
  const cash = useWallet()?.amount
  const balance = (purse === "cash" ? cash : undefined) ?? loaded
  const withdrawal = useWithdrawal(methods, { purse, balance }, accounts, { attempt, answer })
  const { method } = withdrawal
  const { bounds } = method
  if (methods.every((each) => balance < each.bounds.min))
    return <BelowMinimum purse={purse} balance={balance} minimum={bounds.min} />
  const amountText = formats.euros((withdrawal.cents ?? 0) / 100)
  return (
    <Card>
      <withdrawal.Form
        method="post"
        noValidate
        ref={withdrawal.form}
        onSubmit={withdrawal.submit}
        className="grid gap-6"
      >
        <WithdrawalFigures balance={balance} heldEuros={heldEuros} bonus={bonus} bounds={bounds} />
        <RefusalMessage answer={withdrawal.answer} isMoney />
        <input type="hidden" name="attempt" value={withdrawal.attempt} />
        <Amount
          cents={withdrawal.cents}
          written={withdrawal.written["amountCents.written"]}
          balance={balance}
          bounds={bounds}
          error={withdrawal.problems.amount}
          onChange={withdrawal.writeAmount}
        />
        <MethodChoice
          methods={methods}
          chosen={method.code}
          error={withdrawal.problems.method}
          onChange={withdrawal.chooseMethod}
        />
        {withdrawal.account && (
          <AccountChoice
            accounts={accounts}
            chosen={withdrawal.account.accountId}
            error={withdrawal.problems.accountId}
            onChange={withdrawal.choose}
          />
        )}
        <ForfeitBonusConsent bonus={bonus} error={withdrawal.problems.forfeitsBonus} />
        <StepUp answer={withdrawal.answer} hasFactor={hasFactor} />
        <Button
          type="submit"
          kind="primary"
          size="large"
          block
          pending={withdrawal.isPending}
          pendingLabel={t("submitting")}
        >
          {withdrawal.cents ? t("submitAmount", { amount: amountText }) : t("submit")}
        </Button>
        <WhatHappensNext
          purse={purse}
          wallet={method.wallet === null ? null : method.name}
          sentFrom={withdrawal.account?.usableFrom ?? null}
        />
      </withdrawal.Form>
      <ConfirmWithdrawal withdrawal={withdrawal} purse={purse} amountText={amountText} />
    </Card>
  )
}

type ConfirmProps = {
  withdrawal: ReturnType<typeof useWithdrawal>
  purse: payments.Purse
  amountText: string
}

function ConfirmWithdrawal({ withdrawal, purse, amountText }: ConfirmProps) {
  const t = useTranslations("withdraw")
  return (
    <Dialog
      open={withdrawal.isConfirming}
      onClose={withdrawal.cancelConfirmation}
      title={t("confirmTitle", { amount: amountText })}
      look="sheet"
      actions={
        <>
          <Button onClick={withdrawal.cancelConfirmation}>{t("cancel")}</Button>
          <Button kind="primary" onClick={withdrawal.send}>
            {t("confirm")}
          </Button>
        </>
      }
    >
      <p className="text-muted">
        {t.rich("confirmText", {
          amount: amountText,
          purse,
          // The number does not wrap, and the full stop stays with it.
          iban: () => (
            <strong className="wrap-break-word text-ivory tabular-nums">
              {(withdrawal.method.wallet ?? withdrawal.account?.account)?.replaceAll(" ", "\u00a0")}
            </strong>
          ),
        })}
      </p>
      <PayableFromNote at={withdrawal.account?.usableFrom ?? null} />
    </Dialog>
  )
}

/** When payouts to a new account begin; renders nothing for other accounts. */
function PayableFromNote({ at }: { at: string | null }) {
  const t = useTranslations("withdraw")
  const formats = useFormats()
  return at && <p className="mt-3 text-muted">{t("sentFrom", { at: formats.dateTime(at) })}</p>
}

/** A player who would forfeit a bonus has to agree to it. */
function ForfeitBonusConsent({ bonus, error }: { bonus: number; error: string | undefined }) {
  const t = useTranslations("withdraw")
  const formats = useFormats()
  if (bonus === 0 && error === undefined) return null
  return (
    <Checkbox
      name="forfeitsBonus"
      value="yes"
      label={t("forfeitsBonus")}
      description={bonus > 0 ? t("bonusIsLost", { amount: formats.euros(bonus) }) : undefined}
      error={error}
    />
  )
}

type MethodsProps = {
  methods: readonly WithdrawalChoice[]
  chosen: string
  error: string | undefined
  onChange: (code: WithdrawalChoice["code"]) => void
}

/** The methods, each with its duration where there are several to compare and, for a wallet, the account that it pays to. */
function MethodChoice({ methods, chosen, error, onChange }: MethodsProps) {
  const t = useTranslations("withdraw")
  return (
    <RadioGroup
      label={t("method")}
      name="method"
      required
      value={chosen as WithdrawalChoice["code"]}
      onChange={onChange}
      error={error}
      choices={methods.map(({ code, name, iconUrl, bounds, wallet }) => ({
        value: code,
        label: <MethodName name={name} iconUrl={iconUrl} />,
        description: [
          ...(wallet === null ? [] : [t("toWallet", { account: wallet })]),
          ...(methods.length > 1 ? [bounds.time] : []),
        ].join(" "),
      }))}
    />
  )
}

type AccountsProps = {
  accounts: readonly SavedAccount[]
  chosen: string
  error: string | undefined
  onChange: (accountId: string) => void
}

function AccountChoice({ accounts, chosen, error, onChange }: AccountsProps) {
  const t = useTranslations("withdraw")
  const formats = useFormats()
  return (
    <RadioGroup
      label={t("account")}
      name="accountId"
      required
      value={chosen}
      onChange={onChange}
      error={error}
      choices={accounts.map(({ accountId, account, usableFrom }) => ({
        value: accountId,
        label: <span className="tabular-nums">{account}</span>,
        ...(usableFrom && {
          description: t("accounts.waits", { until: formats.dateTime(usableFrom) }),
        }),
      }))}
    />
  )
}

function BelowMinimum({
  purse,
  balance,
  minimum,
}: Pick<WithdrawFormProps, "purse" | "balance"> & { minimum: number }) {
  const t = useTranslations("withdraw")
  const formats = useFormats()
  return (
    <Card>
      <EmptyState title={t("tooLittleTitle")}>
        {t("tooLittle", { minimum: formats.euros(minimum), balance: formats.euros(balance), purse })}
      </EmptyState>
    </Card>
  )
}

function Amount(props: {
  cents: number | undefined
  written: string | undefined
  balance: number
  bounds: MethodBounds
  error: string | undefined
  onChange: (cents: number | undefined) => void
}) {
  const t = useTranslations("withdraw")
  const amounts = useAmountFormat()
  const allCents = Math.min(Math.round(props.balance * 100), Math.round(props.bounds.max * 100))
  return (
    <AmountField
      {...amounts}
      label={t("amount")}
      name="amountCents"
      defaultText={props.written}
      cents={props.cents}
      onChange={props.onChange}
      required
      error={props.error}
      className="grid-cols-1"
      end={
        <Button size="small" kind="quiet" onClick={() => props.onChange(allCents)}>
          {t("everything")}
        </Button>
      }
    />
  )
}
