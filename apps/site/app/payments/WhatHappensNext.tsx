import type { payments } from "@elite/contract"
import { useTranslations } from "../speech.tsx"

/** What becomes of a withdrawal once it is requested; `time` is the method's own. */
export function WhatHappensNext({ purse, time }: { purse: payments.Purse; time: string }) {
  const t = useTranslations("withdraw")
  const sentences = [
    t(purse === "sports" ? "next.heldSports" : "next.held"),
    t("next.checked"),
    t("next.paid", { time: time.toLocaleLowerCase() }),
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
