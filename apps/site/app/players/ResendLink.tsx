import { Button, TextField } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { useCountdown } from "../form/useCountdown.ts"
import { useTranslations } from "../i18n.tsx"

/** The server allows five per hour; the pause keeps a player from using them up. */
const resendPauseSeconds = 60

type ResendLinkProps = {
  /** Whether the player's address is known; otherwise the form asks for it. */
  hasAddress: boolean
  /** The answer to the last request; each new one starts the pause. */
  answer: unknown
  error: string | undefined
  /** The submitted address, if it was refused. */
  written: string | undefined
}

export function ResendLink({ hasAddress, answer, error, written }: ResendLinkProps) {
  const t = useTranslations("login")
  const isPending = useNavigation().formMethod === "POST"
  const left = useCountdown(answer, resendPauseSeconds)
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
