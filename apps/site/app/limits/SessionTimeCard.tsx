import type { limits as contract } from "@elite/contract"
import { Button, Card, CardHeader, ProgressBar, SelectField } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { minuteMs } from "../time.ts"
import { PendingRequest } from "./PendingRequests.tsx"
import { offeredLengths } from "./sessionTime.ts"
import { useFormatDuration } from "./useFormatDuration.ts"

type SessionTimeCardProps = {
  time: contract.SessionTime
  cooldownHours: number
  nowMs: number
  answer: FormRefusal | undefined
}

function RunningSession({ time, nowMs }: Pick<SessionTimeCardProps, "time" | "nowMs">) {
  const t = useTranslations("sessionTime")
  const formats = useFormats()
  const { limit, usedLimit, beganAt, endsAt, restsUntil } = time
  const leftMs = endsAt === null ? 0 : Date.parse(endsAt) - nowMs
  const isOver = endsAt !== null && leftMs <= 0
  return (
    <div className="grid gap-1.5 text-sm">
      <p>{t("began", { began: formats.time(beganAt), minutes: usedLimit })}</p>
      {endsAt !== null && (
        <p role={isOver ? "status" : undefined}>
          {isOver
            ? t("over", { ends: formats.time(endsAt), rests: formats.dateTime(restsUntil!) })
            : t("left", { ends: formats.time(endsAt), minutes: Math.ceil(leftMs / minuteMs) })}
        </p>
      )}
      {limit !== null && (
        <ProgressBar value={isOver ? 1 : usedLimit / limit} tone={isOver ? "coral" : "brass"} />
      )}
    </div>
  )
}

/** The player's limit of session time, what remains of the running session, and a pending change. */
export function SessionTimeCard({ time, cooldownHours, nowMs, answer }: SessionTimeCardProps) {
  const t = useTranslations("sessionTime")
  const length = useFormatDuration()
  const form = useForm(answer)
  const { formData } = useNavigation()
  const { limit, pending, restMinutes } = time
  const isSent = formData?.get("what") === "time"
  return (
    <Card as="section" aria-labelledby="session-time">
      <CardHeader id="session-time" title={t("title")} />
      <RefusalMessage answer={answer} />
      <p className="mb-4 text-pretty text-muted">{t("text", { rest: String(restMinutes) })}</p>
      {pending && (
        <div className="mb-5">
          <PendingRequest
            label={pending.limit === null ? t("removal") : t("raise", { limit: length(pending.limit) })}
            pending={pending}
            nowMs={nowMs}
          />
        </div>
      )}
      <RunningSession time={time} nowMs={nowMs} />
      <Form
        method="post"
        preventScrollReset
        ref={form.form}
        key={`${limit} ${pending?.requestId}`}
        className="mt-4 flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="what" value="time" />
        <input type="hidden" name="kind" value="time" />
        <SelectField
          label={t("longest")}
          name="minutes"
          defaultValue={form.written.minutes ?? String(limit ?? 0)}
          choices={[
            { value: "0", label: t("none") },
            ...offeredLengths(limit).map((each) => ({ value: String(each), label: length(each) })),
          ]}
          className="min-w-40 flex-1"
        />
        <Button type="submit" className="min-h-12 max-s:w-full" pending={isSent} pendingLabel={t("saving")}>
          {t("save")}
        </Button>
      </Form>
      <p className="mt-3 text-pretty text-muted text-sm">{t("hint", { hours: String(cooldownHours) })}</p>
    </Card>
  )
}
