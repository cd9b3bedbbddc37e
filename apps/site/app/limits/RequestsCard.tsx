import { limits } from "@elite/contract"
import { Badge, Card, CardHeader, type Column, DataTable, Pagination, type Tone } from "@elite/ui"
import type { ReactNode } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import {
  type LimitRequest,
  type LimitRequestState,
  requestProtection,
  requestState,
  requestSubject,
  requestsPerPage,
} from "./ownLimits.ts"
import { useFormatDuration } from "./useFormatDuration.ts"

const tones: Record<LimitRequestState, Tone> = {
  pending: "brass",
  success: "emerald",
  cooling: "brass",
  ready: "azure",
  failed: "coral",
  cancelled: "coral",
  expired: "coral",
}

const protectionLabelKeys = {
  REALITY_CHECK: "realityCheck",
  COOLDOWN_PERIOD: "cooldown",
  TAKE_A_BREAK: "break",
  SELF_EXCLUSION: "exclusion",
} as const

function useRequestLabel(): (request: LimitRequest) => string {
  const t = useTranslations("ownLimits")
  const time = useTranslations("sessionTime")
  return (request) => {
    const protection = requestProtection(request)
    if (protection === "SESSION_TIME") return time("request")
    if (protection) return t(`requests.protections.${protectionLabelKeys[protection]}`)
    const subject = requestSubject(request)
    if (!subject) return t("requests.approved")
    const { kind, period } = subject
    return t(`requests.types.${kind}`, { period: t(`requests.lowered.${period}`) })
  }
}

/** The requested value: euros, a duration, or the removal of the limit. */
function useRequestValue(): (request: LimitRequest) => string {
  const t = useTranslations("ownLimits")
  const formats = useFormats()
  const length = useFormatDuration()
  return (request) => {
    const { limitValue: value } = request
    switch (requestProtection(request)) {
      case "SESSION_TIME":
        return value === null ? t("requests.noLimit") : length(value)
      case "REALITY_CHECK":
        return value === null ? t("requests.noCheck") : t("requests.check", { minutes: value })
      case "COOLDOWN_PERIOD":
        return t("requests.days", { days: (value ?? limits.cooldownHours[0]) / 24 })
      case "TAKE_A_BREAK":
      case "SELF_EXCLUSION":
        if (value === null) return t("requests.comeBack")
        return value === limits.forEver ? t("requests.forEver") : t("requests.days", { days: value })
      default:
        if (value !== null) return formats.euros(value)
        return t(requestSubject(request) ? "requests.noLimit" : "requests.statutory")
    }
  }
}

type RequestsCardProps = {
  requests: { count: number; rows: readonly LimitRequest[]; page: number }
  nowMs: number
  children?: ReactNode
}

export function RequestsCard({ requests: { count, rows, page }, nowMs, children }: RequestsCardProps) {
  const t = useTranslations("ownLimits")
  const formats = useFormats()
  const to = useTo()
  const nameOf = useRequestLabel()
  const writtenValue = useRequestValue()
  const badgeOf = (request: LimitRequest) => {
    const state = requestState(request, nowMs)
    return <Badge tone={tones[state]}>{t(`requests.states.${state}`)}</Badge>
  }
  const columns: Column<LimitRequest>[] = [
    {
      key: "date",
      header: t("requests.date"),
      wideOnly: true,
      cell: ({ dateRequested }) => (
        <span className="whitespace-nowrap">{formats.dateTime(dateRequested)}</span>
      ),
    },
    {
      key: "type",
      header: t("requests.type"),
      rowHeader: true,
      cell: (request) => (
        <>
          <span className="min-w-0">{nameOf(request)}</span>
          <span className="shrink-0 font-normal text-muted text-sm sm:hidden">
            {formats.dateTime(request.dateRequested)}
          </span>
        </>
      ),
    },
    { key: "value", header: t("requests.value"), align: "end", wideOnly: true, cell: writtenValue },
    {
      key: "state",
      header: t("requests.state"),
      cell: (request) => (
        <span className="flex flex-wrap items-center justify-end gap-2 sm:justify-start">
          <span className="sm:hidden">{writtenValue(request)}</span>
          {badgeOf(request)}
        </span>
      ),
    },
  ]
  const addressOf = (at: number) => `${to("limits")}${at === 1 ? "" : `?requests=${at}`}#requests`
  return (
    <Card as="section" aria-labelledby="requests">
      <CardHeader id="requests" title={t("requests.title")} />
      {rows.length > 0 ? (
        <DataTable
          caption={t("requests.title")}
          columns={columns}
          rows={rows}
          rowKey={({ requestId }) => String(requestId)}
        />
      ) : (
        <p className="text-muted">{t("requests.none")}</p>
      )}
      {count > requestsPerPage && (
        <div className="mt-4 grid gap-3">
          <p className="text-center text-muted text-sm">{t("requests.count", { count })}</p>
          <Pagination
            label={t("requests.pages")}
            previousLabel={t("requests.previous")}
            nextLabel={t("requests.next")}
            pageLabel={(at) => t("requests.page", { page: String(at) })}
            current={page}
            count={Math.ceil(count / requestsPerPage)}
            href={addressOf}
          />
        </div>
      )}
      {children}
    </Card>
  )
}
