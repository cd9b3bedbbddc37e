import { Button, TextField } from "@elite/ui"
import { useEffect, useState } from "react"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"

/** The server allows five an hour; this keeps an impatient finger from using them up. */
const pauseSeconds = 60

/** Counts down after each link that was sent; nought when another may be asked for. */
function usePause(answer: unknown): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (answer === null) return
    const end = performance.now() + pauseSeconds * 1_000
    const count = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1_000)))
    count()
    const timer = window.setInterval(count, 1_000)
    return () => window.clearInterval(timer)
  }, [answer])
  return left
}

type ResendLinkProps = {
  /** Whether we know the player's address; otherwise they write it. */
  hasAddress: boolean
  /** The answer to the last request; a new one starts the pause. */
  answer: unknown
  error: string | undefined
  /** The address that was written and refused. */
  written: string | undefined
}

/** Asks for a new link. */
export function ResendLink({ hasAddress, answer, error, written }: ResendLinkProps) {
  const t = useTranslations("login")
  const isPending = useNavigation().formMethod === "POST"
  const left = usePause(answer)
  return (
    <Form method="post" noValidate className="grid gap-4">
      {!hasAddress && (
        <TextField
          label={t("verify.email")}
          description={t("verify.askAddress")}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          defaultValue={written}
          error={error}
        />
      )}
      <Button
        type="submit"
        size="large"
        block
        disabled={left > 0}
        pending={isPending}
        pendingLabel={t("verify.resend")}
      >
        {t("verify.resend")}
      </Button>
      {left > 0 && (
        <p className="text-muted text-sm" aria-hidden="true">
          {t("verify.resendIn", { seconds: left })}
        </p>
      )}
    </Form>
  )
}
