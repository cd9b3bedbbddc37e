import type { quest } from "@elite/contract"
import { useFormats } from "../language.ts"
import { useTranslations } from "../speech.tsx"
import { WonTable } from "./WonTable.tsx"

/** What a player has won in quests. */
export function QuestTable({ rows }: { rows: readonly quest.OwnQuestPrize[] }) {
  const t = useTranslations("history")
  const formats = useFormats()
  return (
    <WonTable
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
