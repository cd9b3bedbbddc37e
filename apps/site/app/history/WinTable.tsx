import type { jackpots } from "@elite/contract"
import { Badge, Button, type Column, DataTable, type Tone } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { useFormats } from "../language.ts"
import { useTranslations } from "../speech.tsx"

type Win = jackpots.OwnJackpotWin

const tones: Record<jackpots.JackpotWinState, Tone> = {
  open: "brass",
  claimed: "emerald",
  credited: "emerald",
  disputed: "azure",
  refused: "coral",
}

/** Claims a win; without scripts as well. */
function Claim({ jackpotId, amount, until }: Win) {
  const t = useTranslations("history")
  const formats = useFormats()
  const { formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset replace className="grid gap-1 max-sm:justify-items-end">
      <input type="hidden" name="jackpotId" value={jackpotId} />
      <Button
        type="submit"
        kind="primary"
        size="small"
        pending={formData?.get("jackpotId") === String(jackpotId)}
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

/** What a player has won of jackpots, newest first; each a card on a phone. */
export function WinTable({ rows }: { rows: readonly Win[] }) {
  const t = useTranslations("history")
  const names = useTranslations("jackpotNames")
  const formats = useFormats()
  const columns: Column<Win>[] = [
    {
      key: "date",
      header: t("wonAt"),
      rowHeader: true,
      cell: ({ wonAt }) => <span className="whitespace-nowrap">{formats.dateTime(wonAt)}</span>,
    },
    {
      key: "jackpot",
      header: t("jackpot"),
      cell: ({ type, game }) => (
        <span className="grid max-sm:justify-items-end">
          <span>{names(type)}</span>
          {game && <span className="text-muted text-sm">{game.name}</span>}
        </span>
      ),
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
      cell: (win) => (
        <span className="grid justify-items-start gap-2 max-sm:justify-items-end">
          <Badge tone={tones[win.state]}>{t(`jackpotStates.${win.state}`)}</Badge>
          {win.state === "open" && <Claim {...win} />}
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption={t("jackpotsCaption")}
      columns={columns}
      rows={rows}
      rowKey={({ jackpotId }) => String(jackpotId)}
    />
  )
}
