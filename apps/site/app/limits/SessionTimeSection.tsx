import type { limits as contract } from "@elite/contract"
import { Button, SelectField } from "@elite/ui"
import { stretch } from "@elite/words/formats.ts"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useShell } from "../shell/shellData.ts"
import { useServerTime } from "../shell/useServerTime.ts"
import { useSummary } from "../shell/wallet.tsx"
import { minuteMs } from "../time.ts"
import { PauseHeading } from "./PauseHeading.tsx"
import { PendingRequest } from "./PendingRequests.tsx"
import { offeredLengths } from "./sessionTime.ts"
import { useFormatDuration } from "./useFormatDuration.ts"

type SessionTimeSectionProps = {
  time: contract.SessionTime
  nowMs: number
  answer: FormRefusal | undefined
}

/** The clock of the session strip. */
function SessionLength({ madeAt, loginTime }: { madeAt: string; loginTime: string }) {
  const t = useTranslations("sessionTime")
  const formats = useFormats()
  const length = stretch(useServerTime(madeAt) - Date.parse(loginTime))
  return <span suppressHydrationWarning>{t("now", { length, began: formats.time(loginTime) })}</span>
}

function RunningSession({
  time: { endsAt, restsUntil },
  nowMs,
}: Pick<SessionTimeSectionProps, "time" | "nowMs">) {
  const t = useTranslations("sessionTime")
  const formats = useFormats()
  const shell = useShell()
  const loginTime = useSummary()?.loginTime
  const leftMs = endsAt === null ? 0 : Date.parse(endsAt) - nowMs
  const isOver = endsAt !== null && leftMs <= 0
  return (
    <p className="mt-1.5 text-pretty text-muted text-sm">
      {shell && loginTime && <SessionLength madeAt={shell.madeAt} loginTime={loginTime} />}{" "}
      {endsAt !== null && (
        <span role={isOver ? "status" : undefined} className={isOver ? "text-coral" : ""}>
          {isOver
            ? t("over", { ends: formats.time(endsAt), rests: formats.dateTime(restsUntil!) })
            : t("left", { ends: formats.time(endsAt), minutes: Math.ceil(leftMs / minuteMs) })}
        </span>
      )}
    </p>
  )
}

/** The player's limit of session time, what remains of the running session, and a pending change. */
export function SessionTimeSection({ time, nowMs, answer }: SessionTimeSectionProps) {
  const t = useTranslations("sessionTime")
  const length = useFormatDuration()
  const form = useForm(answer)
  const { formData } = useNavigation()
  const { limit, pending } = time
  const isSent = formData?.get("what") === "time"
  return (
    <section aria-labelledby="session-time">
      <PauseHeading id="session-time">{t("title")}</PauseHeading>
      <RefusalMessage answer={answer} />
      {pending && (
        <div className="mb-3">
          <PendingRequest
            label={pending.limit === null ? t("removal") : t("raise", { limit: length(pending.limit) })}
            pending={pending}
            nowMs={nowMs}
          />
        </div>
      )}
      <Form
        method="post"
        preventScrollReset
        ref={form.form}
        key={`${limit} ${pending?.requestId}`}
        className="flex flex-wrap items-end gap-2.5"
      >
        <input type="hidden" name="what" value="time" />
        <input type="hidden" name="kind" value="time" />
        <SelectField
          label={t("longest")}
          labelHidden
          name="minutes"
          defaultValue={form.written.minutes ?? String(limit ?? 0)}
          choices={[
            { value: "0", label: t("none") },
            ...offeredLengths(limit).map((each) => ({ value: String(each), label: length(each) })),
          ]}
          className="min-w-32 flex-1"
        />
        <Button type="submit" className="min-h-12" pending={isSent} pendingLabel={t("saving")}>
          {t("save")}
        </Button>
      </Form>
      <RunningSession time={time} nowMs={nowMs} />
    </section>
  )
}
