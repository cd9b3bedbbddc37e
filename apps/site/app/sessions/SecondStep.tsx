import { Button, TextField } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { EntryForm } from "../account/EntryForm.tsx"
import type { FormAnswer } from "../form/answer.ts"
import { useForm } from "../form/useForm.ts"
import { usePause } from "../form/usePause.ts"
import { useTranslations } from "../speech.tsx"
import { minutesAndSeconds } from "./minutesAndSeconds.ts"

type SecondStepProps = {
  /** When a code was last mailed, if one was, and how long until another may be asked for. */
  step: { mailedAtMs: number | null; waitSeconds: number }
  answer: FormAnswer | undefined
}

/** After the password: a code of the app or a recovery code; below, a code by e-mail or another account. */
export function SecondStep({ step, answer }: SecondStepProps) {
  const t = useTranslations("factor")
  const { form, field } = useForm(answer)
  const { formData } = useNavigation()
  return (
    <EntryForm
      title={t("login.title")}
      lead={t("login.lead")}
      answer={answer}
      form={form}
      submit={t("login.submit")}
      submitting={t("login.submitting")}
      pending={formData?.get("what") === "code"}
      foot={<OtherWays step={step} />}
    >
      <input type="hidden" name="what" value="code" />
      <TextField
        label={t("login.code")}
        {...field("code")}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={30}
        required
      />
    </EntryForm>
  )
}

function OtherWays({ step }: Pick<SecondStepProps, "step">) {
  const t = useTranslations("factor")
  const { formData } = useNavigation()
  const left = usePause(step.mailedAtMs, step.waitSeconds)
  return (
    <div className="mt-6 grid gap-3 border-line border-t pt-6">
      <Form method="post">
        <input type="hidden" name="what" value="mail" />
        <Button
          type="submit"
          block
          disabled={left > 0}
          pending={formData?.get("what") === "mail"}
          pendingLabel={t("pending")}
        >
          {t("login.mail")}
        </Button>
      </Form>
      {left > 0 && (
        <p className="text-muted text-sm" aria-hidden="true">
          {t("login.mailAgain", { time: minutesAndSeconds(left) })}
        </p>
      )}
      <Form method="post">
        <input type="hidden" name="what" value="restart" />
        <Button type="submit" kind="quiet" block>
          {t("login.restart")}
        </Button>
      </Form>
    </div>
  )
}
