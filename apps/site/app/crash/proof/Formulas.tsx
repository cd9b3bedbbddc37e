import { Card } from "@elite/ui"
import type { ReactNode } from "react"
import { useTranslations } from "../../i18n.tsx"

const Formula = ({ children }: { children: ReactNode }) => (
  <code className="mt-1 block break-words rounded-md bg-raised px-2.5 py-1.5 font-mono text-ivory text-xs leading-5">
    {children}
  </code>
)

export function Formulas() {
  const t = useTranslations("crashProof")
  return (
    <Card padding="small">
      <details className="group text-[0.8125rem] text-muted leading-5">
        <summary className="min-h-6 cursor-pointer py-1 font-semibold text-ivory pointer-coarse:py-3">
          {t("self.summary")}
        </summary>
        <div className="mt-2 grid gap-3 text-pretty">
          <div>
            {t("self.link")}
            <Formula>hash(n − 1) = SHA-256(hash(n))</Formula>
          </div>
          <div>
            {t("self.salt")}
            <Formula>salt = SHA-256(signature)</Formula>
          </div>
          <div>
            {t("self.draw")}
            <Formula>r = HMAC-SHA-256(salt, hash(n))</Formula>
          </div>
          <div>
            {t("self.result")}
            <Formula>min(100000, max(1, ⌊99 ÷ (1 − r ÷ 2⁵²)⌋ ÷ 100))</Formula>
          </div>
          <p>{t("self.more")}</p>
        </div>
      </details>
    </Card>
  )
}
