import type { jackpots } from "@elite/contract"
import { Badge, Button, type Column, DataTable, type Tone } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { usePlayer } from "../shell/shellData.ts"

type Prize = { amount: number; until: string; wonAt: string; state: jackpots.JackpotWinState }

const tones: Record<Prize["state"], Tone> = {
  open: "brass",
  claimed: "emerald",
  credited: "emerald",
  disputed: "azure",
  refused: "coral",
}

type ClaimProps = Pick<Prize, "amount" | "until"> & { field: string; id: string }

/** Claims a prize. A player who may not claim now reads when it will be credited. */
function ClaimForm({ field, id, amount, until }: ClaimProps) {
  const t = useTranslations("history")
  const formats = useFormats()
  const { formData } = useNavigation()
  const waits = (
    <span className="max-w-64 text-pretty text-muted text-sm">
      {t("claimUntil", { until: formats.dateTime(until) })}
    </span>
  )
  if (usePlayer()?.exclusion) return waits
  return (
    <Form method="post" preventScrollReset replace className="grid gap-1 max-sm:justify-items-end">
      <input type="hidden" name={field} value={id} />
      <Button
        type="submit"
        kind="primary"
        size="small"
        pending={formData?.get(field) === id}
        pendingLabel={t("claiming")}
      >
        {t("claim", { amount: formats.euros(amount) })}
      </Button>
      {waits}
    </Form>
  )
}

type PrizeTableProps<W extends Prize> = {
  caption: string
  rows: readonly W[]
  /** The hidden field that identifies the prize, also the key of its row. */
  field: keyof W & string
  /** The column that says where the prize comes from. */
  of: Pick<Column<W>, "key" | "header" | "cell">
}

export function PrizeTable<W extends Prize>({ caption, rows, field, of }: PrizeTableProps<W>) {
  const t = useTranslations("history")
  const formats = useFormats()
  const columns: Column<W>[] = [
    {
      key: "date",
      header: t("wonAt"),
      rowHeader: true,
      cell: ({ wonAt }) => <span className="whitespace-nowrap">{formats.dateTime(wonAt)}</span>,
    },
    of,
    {
      key: "amount",
      header: t("amount"),
      align: "end",
      cell: ({ amount }) => <span className="whitespace-nowrap font-semibold">{formats.euros(amount)}</span>,
    },
    {
      key: "status",
      header: t("status"),
      cell: ({ state, amount, until, [field]: id }) => (
        <span className="grid justify-items-start gap-2 max-sm:justify-items-end">
          <Badge tone={tones[state]}>{t(`jackpotStates.${state}`)}</Badge>
          {state === "open" && <ClaimForm field={field} id={String(id)} amount={amount} until={until} />}
        </span>
      ),
    },
  ]
  return (
    <DataTable caption={caption} columns={columns} rows={rows} rowKey={({ [field]: id }) => String(id)} />
  )
}
