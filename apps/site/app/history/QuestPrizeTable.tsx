import type { quest } from "@elite/contract"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { PrizeTable } from "./PrizeTable.tsx"

export function QuestPrizeTable({ rows }: { rows: readonly quest.OwnQuestPrize[] }) {
  const t = useTranslations("history")
  const formats = useFormats()
  return (
    <PrizeTable
      caption={t("questsCaption")}
      rows={rows}
      field="questPrizeId"
      of={{
        key: "quest",
        header: t("quest"),
        cell: ({ week, place }) => t("questPlace", { week: String(week), place: formats.figure(place) }),
      }}
    />
  )
}
