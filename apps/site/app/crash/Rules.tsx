import type { crash } from "@elite/contract"
import type { Terms } from "@elite/crash"
import { Anchor, Card } from "@elite/ui"
import type { ReactNode } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { useFormatMoney } from "./format.ts"

/** Percent in the long run: the rules have an edge of one in a hundred. */
const returnPercent = 99

function RuleLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 border-line border-b py-2 last:border-0">
      <dt className="text-muted">{label}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  )
}

type RulesProps = { state: crash.CrashState | null; terms: Terms; isDemo: boolean }

export function CrashRules({ state, terms, isDemo }: RulesProps) {
  const t = useTranslations("crash")
  const formats = useFormats()
  const money = useFormatMoney(isDemo)
  const to = useTo()
  const round = state?.hash ? `?chain=${state.chainId}&round=${state.number}&hash=${state.hash}` : ""
  return (
    <Card
      as="section"
      padding="small"
      aria-labelledby="rules"
      className="grid gap-x-10 gap-y-4 text-sm md:grid-cols-2"
    >
      <div>
        <h2 id="rules" className="text-lg">
          {t("rules.title")}
        </h2>
        <dl>
          <RuleLine label={t("rules.stake")}>
            {t("rules.stakeRange", {
              min: money(terms.minStakeCents / 100),
              max: money(terms.maxStakeCents / 100),
            })}
          </RuleLine>
          <RuleLine label={t("rules.most")}>{money(terms.maxPaidCents / 100)}</RuleLine>
          <RuleLine label={t("rules.return")}>{formats.percent(returnPercent)}</RuleLine>
        </dl>
        <p className="mt-2 text-pretty text-muted">{t("rules.text")}</p>
      </div>
      <div>
        <h3 className="text-base md:text-lg">{t("fair.title")}</h3>
        <p className="mt-1 text-pretty text-muted">
          {state ? t("fair.text", { number: formats.figure(state.number) }) : t("fair.none")}
        </p>
        {state?.hash && (
          <p className="mt-1 text-muted">
            {t("fair.hash")} <code className="select-all break-all text-ivory text-xs">{state.hash}</code>
          </p>
        )}
        <Anchor
          href={to("crashVerify") + round}
          className="mt-1 inline-flex min-h-6 items-center font-semibold text-brass underline-offset-4 hover:underline pointer-coarse:min-h-11"
        >
          {t(round ? "fair.check" : "fair.checkOthers")}
        </Anchor>
      </div>
    </Card>
  )
}
