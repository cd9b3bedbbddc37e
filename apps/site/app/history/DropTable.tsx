import type { drops } from "@elite/contract"
import { useLanguage } from "../language.ts"
import { useTranslations } from "../speech.tsx"
import { WonTable } from "./WonTable.tsx"

/** What a player has won in prize drops. */
export function DropTable({ rows }: { rows: readonly drops.OwnPrize[] }) {
  const t = useTranslations("history")
  const language = useLanguage()
  return (
    <WonTable
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
