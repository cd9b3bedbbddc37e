import type { ReactNode } from "react"
import { useTranslations } from "../i18n.tsx"

const Formula = ({ children }: { children: ReactNode }) => (
  <code className="mt-1 block break-words rounded-md bg-raised px-2.5 py-1.5 font-mono text-ivory text-xs leading-5">
    {children}
  </code>
)

export function Formulas() {
  const t = useTranslations("jackpots")
  return (
    <details className="group border-line border-t pt-2 text-[0.8125rem] text-muted leading-5">
      <summary className="min-h-6 cursor-pointer py-1 font-semibold text-ivory pointer-coarse:py-3">
        {t("self.summary")}
      </summary>
      <div className="mt-2 grid gap-3 text-pretty">
        <div>
          {t("self.seal")}
          <Formula>SHA-256("jackpot|cycle|seed")</Formula>
        </div>
        <div>
          {t("self.chain")}
          <Formula>SHA-256(head ‖ text)</Formula>
        </div>
        <div>
          {t("self.entries")}
          <Formula>
            bet|ref|stake|instant
            <br />
            win|ref|stake|win
            <br />
            void|entry|stake
            <br />
            window|end|expected
          </Formula>
        </div>
        <div>
          {t("self.draw")}
          <Formula>HMAC-SHA-256(seed, "jackpot|cycle|number|stake")</Formula>
        </div>
        <div>
          {t("self.target")}
          <Formula>HMAC-SHA-256(seed, "hitTheTarget|cycle|target")</Formula>
        </div>
        <p>{t("self.more")}</p>
      </div>
    </details>
  )
}
