import type { quest } from "@elite/contract"
import type { Column } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"

/** `own` is the reader's place. */
export function usePlaceColumns(own?: number): Column<quest.Place>[] {
  const t = useTranslations("quest")
  const { figure } = useFormats()
  return [
    {
      key: "place",
      header: t("ranking.place"),
      rowHeader: true,
      cell: ({ place }) => figure(place),
    },
    {
      key: "player",
      header: t("ranking.player"),
      cell: ({ place, username }) => (place === own ? t("ranking.you") : username || t("ranking.gone")),
    },
    {
      key: "points",
      header: t("ranking.points"),
      align: "end",
      cell: ({ points }) => figure(points),
    },
  ]
}
