import type { quest } from "@elite/contract"
import { Badge, Button, type Column, DataTable, type Tone } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { useFormats } from "../language.ts"
import { useTranslations } from "../speech.tsx"

type Prize = quest.OwnQuestPrize

const tones: Record<quest.QuestPrizeState, Tone> = {
  open: "brass",
  claimed: "emerald",
  credited: "emerald",
  disputed: "azure",
  refused: "coral",
}

/** Claims what a place paid; without scripts as well. */
function Claim({ questPrizeId, amount, until }: Prize) {
  const t = useTranslations("history")
  const formats = useFormats()
  const { formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset replace className="grid gap-1 max-sm:justify-items-end">
      <input type="hidden" name="questPrizeId" value={questPrizeId} />
      <Button
        type="submit"
        kind="primary"
        size="small"
        pending={formData?.get("questPrizeId") === String(questPrizeId)}
        pendingLabel={t("claiming")}
      >
        {t("claim", { amount: formats.euros(amount) })}
      </Button>
      <span className="max-w-64 text-pretty text-muted text-sm">
        {t("claimUntil", { until: formats.dateTime(until) })}
      </span>
    </Form>
  )
}

/** What a player has won in quests, newest first; each a card on a phone. */
export function QuestTable({ rows }: { rows: readonly Prize[] }) {
  const t = useTranslations("history")
  const formats = useFormats()
  const columns: Column<Prize>[] = [
    {
      key: "date",
      header: t("wonAt"),
      rowHeader: true,
      cell: ({ wonAt }) => <span className="whitespace-nowrap">{formats.dateTime(wonAt)}</span>,
    },
    {
      key: "quest",
      header: t("quest"),
      cell: ({ week, place }) => t("questPlace", { week: String(week), place: formats.figure(place) }),
    },
    {
      key: "amount",
      header: t("amount"),
      align: "end",
      cell: ({ amount }) => <span className="whitespace-nowrap font-semibold">{formats.euros(amount)}</span>,
    },
    {
      key: "status",
      header: t("status"),
      cell: (prize) => (
        <span className="grid justify-items-start gap-2 max-sm:justify-items-end">
          <Badge tone={tones[prize.state]}>{t(`jackpotStates.${prize.state}`)}</Badge>
          {prize.state === "open" && <Claim {...prize} />}
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption={t("questsCaption")}
      columns={columns}
      rows={rows}
      rowKey={({ questPrizeId }) => String(questPrizeId)}
    />
  )
}
