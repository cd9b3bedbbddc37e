import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"

type RedemptionReceiptProps = { coins: number; euros: number; balance: number; left: number }

export function RedemptionReceipt({ coins, euros, balance, left }: RedemptionReceiptProps) {
  const t = useTranslations("loyalty")
  const formats = useFormats()
  return (
    <div data-theme="light" className="rounded-control bg-surface p-3 text-center text-ivory">
      <div className="rounded-control border-2 border-brass border-double px-3 py-2">
        <p className="font-bold text-brass text-xs uppercase tracking-widest">{t("counter.ticket")}</p>
        <p className="amount text-3xl leading-10">{formats.euros(euros)}</p>
        <p className="text-sm">{t("counter.forCoins", { coins: formats.figure(coins) })}</p>
      </div>
      <div className="mt-3 border-line border-t-2 border-dotted pt-2 text-sm">
        <p>{t.rich("counter.after", { amount: () => <strong>{formats.euros(balance)}</strong> })}</p>
        <p>{t.rich("counter.stay", { coins: () => <strong>{formats.figure(left)}</strong> })}</p>
      </div>
    </div>
  )
}
