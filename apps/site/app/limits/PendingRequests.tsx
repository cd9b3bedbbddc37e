import { Button } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { type LimitKind, limitPeriods, type OwnLimits, toLimitName } from "./ownLimits.ts"

type PendingChange = NonNullable<OwnLimits[keyof OwnLimits]["pending"]>

function RequestButton({ operation, requestId }: { operation: "confirm" | "cancel"; requestId: number }) {
  const t = useTranslations("ownLimits")
  const { formData } = useNavigation()
  const isSent = formData?.get("what") === operation && formData.get("requestId") === String(requestId)
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="what" value={operation} />
      <input type="hidden" name="requestId" value={requestId} />
      <Button type="submit" size="small" pending={isSent} pendingLabel={t("waiting.sending")}>
        {t(`waiting.${operation}`)}
      </Button>
    </Form>
  )
}

type PendingRequestProps = {
  label: string
  pending: Pick<PendingChange, "requestId" | "coolsUntil" | "confirmUntil">
  nowMs: number
}

/** A pending request: its value, when it can be confirmed, and the buttons that confirm or cancel it. */
export function PendingRequest({ label, pending, nowMs }: PendingRequestProps) {
  const t = useTranslations("ownLimits")
  const formats = useFormats()
  const { requestId, coolsUntil, confirmUntil } = pending
  const isReady = Date.parse(coolsUntil) <= nowMs
  return (
    <div className="grid gap-3 rounded-control border border-azure bg-raised p-4">
      <div className="grid gap-1 text-pretty text-[0.9375rem]">
        <p className="font-semibold">{label}</p>
        <p>
          {isReady
            ? t("waiting.ready", { until: formats.dateTime(confirmUntil) })
            : t("waiting.cools", { from: formats.dateTime(coolsUntil) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {isReady && <RequestButton operation="confirm" requestId={requestId} />}
        <RequestButton operation="cancel" requestId={requestId} />
      </div>
    </div>
  )
}

export function PendingLimitRequests({
  kind,
  limits,
  nowMs,
}: {
  kind: LimitKind
  limits: OwnLimits
  nowMs: number
}) {
  const t = useTranslations("ownLimits")
  const formats = useFormats()
  const labelOf = (period: string, limit: number | null) =>
    limit === null
      ? t("waiting.removal", { period })
      : t("waiting.raise", { period, limit: formats.euros(limit) })
  const pendingChanges = limitPeriods.flatMap((period) => {
    const { pending } = limits[toLimitName(kind, period)]
    return pending ? [{ period, pending }] : []
  })
  if (pendingChanges.length === 0) return null
  return (
    <ul className="mb-5 grid gap-3">
      {pendingChanges.map(({ period, pending }) => (
        <li key={period}>
          <PendingRequest
            label={labelOf(t(`periods.${period}`), pending.limit)}
            pending={pending}
            nowMs={nowMs}
          />
        </li>
      ))}
    </ul>
  )
}
