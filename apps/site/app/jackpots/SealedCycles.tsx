import { Card, CardHeader } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useFormatPast } from "./format.ts"
import { Hash } from "./Hash.tsx"
import type { JackpotsReply, Pool } from "./jackpots.server.ts"

const hashGroupsToNote = 4

function CycleSeal({ pool: { type, cycle, commitment, sealedAt } }: { pool: Pool }) {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const moment = useFormatPast()
  const named = { name: t(`pools.${type}`), number: formats.figure(cycle), when: moment(sealedAt) }
  return (
    <li id={`seal-${type}`} className="scroll-mt-28 border-line border-t py-2 text-[0.8125rem] leading-5">
      <p className="font-semibold">{t("head.sealed", named)}</p>
      <Hash value={commitment} lead={hashGroupsToNote} />
    </li>
  )
}

export function SealedCycles({ pools, head }: { pools: readonly Pool[]; head: JackpotsReply["head"] }) {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  return (
    <Card as="section" aria-labelledby="sealed-now">
      <CardHeader id="sealed-now" title={t("head.title")} />
      <div className="grid gap-x-8 gap-y-5 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        {pools.length > 0 && (
          <div>
            <p className="mb-3 text-pretty text-muted text-sm">{t("head.sealText")}</p>
            <ul className="grid gap-x-8 lg:grid-cols-2">
              {pools.map((pool) => (
                <CycleSeal key={pool.type} pool={pool} />
              ))}
            </ul>
          </div>
        )}
        <div>
          <h3 className="font-sans font-semibold text-base tracking-normal">{t("head.chain")}</h3>
          {head && head.number > 0 ? (
            <div className="mt-1 text-[0.8125rem] leading-5">
              <p className="font-semibold">{t("head.number", { number: formats.figure(head.number) })}</p>
              <Hash value={head.head} lead={hashGroupsToNote} />
            </div>
          ) : (
            <p className="text-muted text-sm">{t("head.none")}</p>
          )}
          <p className="mt-2 text-pretty text-muted text-sm">{t("head.text")}</p>
        </div>
      </div>
    </Card>
  )
}
