import { Button } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { useCountdown } from "../form/useCountdown.ts"
import { formatMinutesAndSeconds } from "./minutesAndSeconds.ts"

type ResendCodeProps = {
  /** When the last code was sent, if at all, and seconds until another may be requested. */
  sentAtMs: number | null
  waitSeconds: number
  /** The value of the form's field `what`. */
  what: string
  says: { ask: string; asking: string; askAgainIn: (time: string) => string; restart: string }
}

/** Below the field for a code: requests another one once that is allowed, or restarts. */
export function ResendCode({ sentAtMs, waitSeconds, what, says }: ResendCodeProps) {
  const { formData } = useNavigation()
  const left = useCountdown(sentAtMs, waitSeconds)
  return (
    <div className="mt-6 grid gap-3 border-line border-t pt-6">
      <Form method="post">
        <input type="hidden" name="what" value={what} />
        <Button
          type="submit"
          block
          disabled={left > 0}
          pending={formData?.get("what") === what}
          pendingLabel={says.asking}
        >
          {says.ask}
        </Button>
      </Form>
      {left > 0 && (
        <p className="text-muted text-sm" aria-hidden="true">
          {says.askAgainIn(formatMinutesAndSeconds(left))}
        </p>
      )}
      <Form method="post">
        <input type="hidden" name="what" value="restart" />
        <Button type="submit" kind="quiet" block>
          {says.restart}
        </Button>
      </Form>
    </div>
  )
}
