import type { payments } from "@elite/contract"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"

type WhatHappensNextProps = {
  purse: payments.Purse
  /** The wallet that the money goes back to; null for a bank account. */
  wallet: string | null
  /** When payouts to a new account begin; null where they already can. */
  sentFrom: string | null
}

/** The steps of a withdrawal after it was requested. */
export function WhatHappensNext({ purse, wallet, sentFrom }: WhatHappensNextProps) {
  const t = useTranslations("withdraw")
  const formats = useFormats()
  const sentences = [
    t(purse === "sports" ? "next.heldSports" : "next.held"),
    t(wallet === null ? "next.checked" : "next.checkedWallet"),
    ...(sentFrom ? [t("next.newAccount", { at: formats.dateTime(sentFrom) })] : []),
    wallet === null ? t("next.paid") : t("next.paidWallet", { method: wallet }),
    t("next.noCancel"),
  ]
  return (
    <section className="border-line border-t pt-5">
      <h2 className="text-base">{t("nextTitle")}</h2>
      <ol className="mt-3 grid gap-2 text-muted text-sm">
        {sentences.map((sentence, i) => (
          <li key={sentence} className="flex gap-3">
            <span className="font-bold text-brass" aria-hidden="true">
              {i + 1}
            </span>
            {sentence}
          </li>
        ))}
      </ol>
    </section>
  )
}
