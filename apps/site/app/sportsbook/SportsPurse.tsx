import { LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"

/** The player's bets from our own records, also where the provider's page is not available to them. */
export function OwnBetsLink() {
  const t = useTranslations("sportsbook")
  return <LinkButton href={`${useTo()("betHistory")}?view=sports`}>{t("ownBets")}</LinkButton>
}

/** The balance of the sports purse, with its deposits, withdrawals and bets. */
export function SportsPurse({ balance, mayPayIn }: { balance: number | null; mayPayIn: boolean }) {
  const t = useTranslations("sportsbook")
  const formats = useFormats()
  const to = useTo()
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-surface px-5 py-3">
      <p className="mr-auto grid pr-3" aria-live="polite">
        <span className="text-muted text-sm">{t("balance")}</span>
        <strong className="font-display text-2xl tabular-nums">{formats.euros(balance ?? 0)}</strong>
      </p>
      <div className="flex flex-wrap gap-3">
        {mayPayIn && (
          <LinkButton href={`${to("deposits")}?purse=sports`} kind="primary">
            {t("payIn")}
          </LinkButton>
        )}
        <LinkButton href={`${to("withdrawals")}?purse=sports`}>{t("withdraw")}</LinkButton>
        <OwnBetsLink />
      </div>
      {balance !== null && balance < 0 && (
        <p className="basis-full text-pretty text-muted text-sm">{t("owed")}</p>
      )}
    </div>
  )
}
