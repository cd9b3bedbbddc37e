import type { jackpots } from "@elite/contract"
import { useTranslations } from "../i18n.tsx"
import { PrizeTable } from "./PrizeTable.tsx"

export function JackpotPrizeTable({ rows }: { rows: readonly jackpots.OwnJackpotWin[] }) {
  const t = useTranslations("history")
  const names = useTranslations("jackpotNames")
  return (
    <PrizeTable
      caption={t("jackpotsCaption")}
      rows={rows}
      field="jackpotId"
      of={{
        key: "jackpot",
        header: t("jackpot"),
        cell: ({ type, game }) => (
          <span className="grid max-sm:justify-items-end">
            <span>{names(type)}</span>
            {game && <span className="text-muted text-sm">{game.name}</span>}
          </span>
        ),
      }}
    />
  )
}
