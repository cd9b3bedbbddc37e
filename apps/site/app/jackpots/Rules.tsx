import type { ReactNode } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { centsPerEuro } from "./format.ts"
import type { JackpotsReply, Pool } from "./jackpots.server.ts"
import { PoolIcon } from "./PoolIcon.tsx"
import { poolTypes } from "./poolTypes.ts"

function PoolRule({ pool }: { pool: Pool }) {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const { type, returnPpm } = pool
  const { isWonByRounds, ruleText } = poolTypes[type]
  const back = t(isWonByRounds ? "atMostCents" : "cents", { cents: centsPerEuro(returnPpm) })
  return (
    <div>
      <h3 className="flex items-center gap-2.5 font-sans font-semibold text-base tracking-normal">
        <PoolIcon type={type} />
        {t(`pools.${type}`)}
      </h3>
      <p className="mt-1 text-pretty text-muted">{ruleText(t, formats, pool)}</p>
      <p className="mt-1 text-sm">{t("rules.back", { cents: back })}</p>
    </div>
  )
}

const RuleParagraph = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h3 className="font-sans font-semibold text-base tracking-normal">{title}</h3>
    <p className="mt-1 text-pretty text-muted">{children}</p>
  </div>
)

export function JackpotRules({
  overview: { jackpots, leastStake, mostReturn, claimDays },
}: {
  overview: JackpotsReply
}) {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  return (
    <section aria-label={t("rules.title")} className="px-1 pb-1">
      <div className="grid max-w-3xl gap-2 text-pretty">
        <p>
          {t("rules.takePart", { stake: formats.euros(leastStake), percent: formats.percent(mostReturn) })}
        </p>
        <p>{t("rules.begin")}</p>
      </div>
      <div className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-2">
        {jackpots.map((pool) => (
          <PoolRule key={pool.type} pool={pool} />
        ))}
        <RuleParagraph title={t("rules.claimTitle")}>{t("rules.claim", { days: claimDays })}</RuleParagraph>
        <RuleParagraph title={t("rules.voidTitle")}>{t("rules.voided")}</RuleParagraph>
      </div>
      <p className="mt-5 max-w-3xl text-pretty text-muted text-sm">{t("rules.average")}</p>
    </section>
  )
}
