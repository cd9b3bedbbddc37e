import { Badge, Card, CardHeader, type Column, DataTable, type Tone } from "@elite/ui"
import { useFormats } from "../language.ts"
import { useTranslations } from "../speech.tsx"
import { isOfTime, type Request, type RequestState, stateOf, subjectOf } from "./own.ts"
import { useLength } from "./useLength.ts"

const tones: Record<RequestState, Tone> = {
  pending: "brass",
  success: "emerald",
  cooling: "brass",
  ready: "azure",
  failed: "coral",
  cancelled: "coral",
  expired: "coral",
}

/** What was asked of the limits lately, and what became of it. */
export function RequestsCard({ requests, nowMs }: { requests: readonly Request[]; nowMs: number }) {
  const t = useTranslations("ownLimits")
  const time = useTranslations("sessionTime")
  const formats = useFormats()
  const length = useLength()
  const limitOf = (request: Request) => {
    if (isOfTime(request)) return time("request")
    const subject = subjectOf(request)
    if (!subject) return t("requests.approved")
    const { kind, period } = subject
    return t(`requests.types.${kind}`, { period: t(`requests.lowered.${period}`) })
  }
  const columns: Column<Request>[] = [
    {
      key: "date",
      header: t("requests.date"),
      rowHeader: true,
      cell: ({ dateRequested }) => (
        <span className="whitespace-nowrap">{formats.dateTime(dateRequested)}</span>
      ),
    },
    { key: "type", header: t("requests.type"), cell: limitOf },
    {
      key: "value",
      header: t("requests.value"),
      align: "end",
      cell: (request) => {
        const { limitValue: value } = request
        if (value !== null) return isOfTime(request) ? length(value) : formats.euros(value)
        return t(subjectOf(request) || isOfTime(request) ? "requests.noLimit" : "requests.statutory")
      },
    },
    {
      key: "state",
      header: t("requests.state"),
      cell: (request) => {
        const state = stateOf(request, nowMs)
        return <Badge tone={tones[state]}>{t(`requests.states.${state}`)}</Badge>
      },
    },
  ]
  return (
    <Card as="section" aria-labelledby="requests">
      <CardHeader id="requests" title={t("requests.title")} />
      {requests.length > 0 ? (
        <DataTable
          caption={t("requests.title")}
          columns={columns}
          rows={requests}
          rowKey={({ requestId }) => String(requestId)}
        />
      ) : (
        <p className="text-muted">{t("requests.none")}</p>
      )}
    </Card>
  )
}
