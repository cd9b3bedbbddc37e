import { Button, Card, classes, FieldGroup, useFieldIds } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { answerKeys, questionKeys } from "./questionKeys.ts"

type QuestionKey = (typeof questionKeys)[number]
type QuestionProps = { item: QuestionKey; n: number; error: string | undefined; written: string | undefined }

function Question({ item, n, error, written }: QuestionProps) {
  const t = useTranslations("protection")
  const ids = useFieldIds({ description: undefined, error })
  return (
    <FieldGroup
      ids={ids}
      error={error}
      label={
        <span className="mb-1 block text-pretty text-base text-ivory">
          {n}. {t(`test.items.${item}`)}
        </span>
      }
    >
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {answerKeys.map((answer, value) => (
          <label
            key={answer}
            className={classes(
              "flex min-h-12 items-center gap-2.5 rounded-control border border-edge bg-raised px-3 py-2 text-[0.9375rem]",
              "hover:border-muted has-checked:border-brass",
              "has-focus-visible:outline-2 has-focus-visible:outline-brass has-focus-visible:outline-offset-2",
            )}
          >
            <input
              type="radio"
              name={item}
              value={value}
              required
              defaultChecked={written === String(value)}
              aria-invalid={error && value === 0 ? true : undefined}
              className="size-5 shrink-0 accent-brass"
            />
            {t(`test.answers.${answer}`)}
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

/** The nine questions. The answers are added up and not stored. */
export function Questions({ answer }: { answer: FormRefusal | undefined }) {
  const t = useTranslations("protection")
  const { form, problems, written } = useForm(answer)
  const { formData } = useNavigation()
  return (
    <Card className="p-5 sm:p-8">
      <Form method="post" noValidate ref={form} className="grid gap-7">
        <input type="hidden" name="what" value="judge" />
        <p className="font-semibold text-lg">{t("test.months")}</p>
        {questionKeys.map((item, n) => (
          <Question key={item} item={item} n={n + 1} error={problems[item]} written={written[item]} />
        ))}
        <Button
          type="submit"
          kind="primary"
          className="justify-self-start max-s:w-full"
          pending={formData?.get("what") === "judge"}
          pendingLabel={t("test.sending")}
        >
          {t("test.submit")}
        </Button>
      </Form>
    </Card>
  )
}
