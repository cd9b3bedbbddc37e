import { Button } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { useCountdown } from "../form/useCountdown.ts"
import { formatMinutesAndSeconds } from "./minutesAndSeconds.ts"

type ResendCodeProps = {
  /** When the last code was sent, if at all, and seconds until another may be requested. */
  sentAtMs: number | null
  waitSeconds: number
  /** The value of the form's field `what`. */
  formName: string
  labels: { request: string; requesting: string; requestAgainIn: (time: string) => string; restart: string }
}

/** Below the field for a code: requests another one once that is allowed, or restarts. */
export function ResendCode({ sentAtMs, waitSeconds, formName, labels }: ResendCodeProps) {
  const { formData } = useNavigation()
  const left = useCountdown(sentAtMs, waitSeconds)
  return (
    <div className="mt-6 grid gap-3 border-line border-t pt-6">
      <Form method="post">
        <input type="hidden" name="what" value={formName} />
        <Button
          type="submit"
          block
          disabled={left > 0}
          pending={formData?.get("what") === formName}
          pendingLabel={labels.requesting}
        >
          {labels.request}
        </Button>
      </Form>
      {left > 0 && (
        <p className="text-muted text-sm" aria-hidden="true">
          {labels.requestAgainIn(formatMinutesAndSeconds(left))}
        </p>
      )}
      <Form method="post">
        <input type="hidden" name="what" value="restart" />
        <Button type="submit" kind="quiet" block>
          {labels.restart}
        </Button>
      </Form>
    </div>
  )
}
