import type { drops } from "@elite/contract"
import { useTranslations } from "../i18n.tsx"
import { useLanguage } from "../language.ts"
import { PrizeTable } from "./PrizeTable.tsx"

export function DropPrizeTable({ rows }: { rows: readonly drops.OwnPrize[] }) {
  const t = useTranslations("history")
  const language = useLanguage()
  return (
    <PrizeTable
      caption={t("dropsCaption")}
      rows={rows}
      field="prizeDistributionId"
      of={{
        key: "drop",
        header: t("drop"),
        cell: ({ campaign, game }) => (
          <span className="grid max-sm:justify-items-end">
            <span>{campaign[language]}</span>
            {game && <span className="text-muted text-sm">{game.name}</span>}
          </span>
        ),
      }}
    />
  )
}
