import { Button, TextField } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { EntryForm } from "../account/EntryForm.tsx"
import type { FormAnswer } from "../form/answer.ts"
import { useForm } from "../form/useForm.ts"
import { usePause } from "../form/usePause.ts"
import { NewPassword } from "../players/NewPassword.tsx"
import { useTranslations } from "../speech.tsx"
import { minutesAndSeconds } from "./minutesAndSeconds.ts"

type EnterCodeProps = {
  /** When the last code was sent, and how long until another may be asked for. */
  asked: { sentAtMs: number; waitSeconds: number }
  answer: FormAnswer | undefined
}

/** The second step: the six digits and the new password; below, another code or another address. */
export function EnterCode({ asked, answer }: EnterCodeProps) {
  const t = useTranslations("password")
  const { form, field } = useForm(answer)
  const { formData } = useNavigation()
  return (
    <EntryForm
      title={t("code.enterTitle")}
      lead={t("code.sent")}
      answer={answer}
      form={form}
      submit={t("choose.submit")}
      submitting={t("choose.submitting")}
      pending={formData?.has("otp") ?? false}
      foot={<OtherWays asked={asked} />}
    >
      <TextField
        label={t("code.digits")}
        {...field("otp")}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        required
      />
      <NewPassword label={t("choose.password")} required {...field("password")} />
    </EntryForm>
  )
}

/** Another code, as soon as one may be asked for again, or another address. */
function OtherWays({ asked }: Pick<EnterCodeProps, "asked">) {
  const t = useTranslations("password")
  const { formData } = useNavigation()
  const left = usePause(asked.sentAtMs, asked.waitSeconds)
  return (
    <div className="mt-6 grid gap-3 border-line border-t pt-6">
      <Form method="post">
        <input type="hidden" name="what" value="resend" />
        <Button
          type="submit"
          block
          disabled={left > 0}
          pending={formData?.get("what") === "resend"}
          pendingLabel={t("link.submitting")}
        >
          {t("code.resend")}
        </Button>
      </Form>
      {left > 0 && (
        <p className="text-muted text-sm" aria-hidden="true">
          {t("code.resendIn", { time: minutesAndSeconds(left) })}
        </p>
      )}
      <Form method="post">
        <input type="hidden" name="what" value="restart" />
        <Button type="submit" kind="quiet" block>
          {t("code.otherAddress")}
        </Button>
      </Form>
    </div>
  )
}
