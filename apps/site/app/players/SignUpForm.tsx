import { Button, classes, Stepper } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { useStepStateLabels } from "../account/useStepStateLabels.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { submittedValues } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import type { Country, SpokenLanguage } from "./countries.ts"
import type { FieldRequirements } from "./registration.ts"
import { steps } from "./registration.ts"
import { AccountFields, AddressFields, PersonFields } from "./SignUpFields.tsx"
import { useSignUpSteps } from "./useSignUpSteps.ts"

type SignUpFormProps = {
  requirements: FieldRequirements
  countries: readonly Country[]
  languages: readonly SpokenLanguage[]
  /** The invitation code from the address. */
  offered: string | null
  /** The refusal of the last submission. */
  answer: FormRefusal | undefined
}

/** Next and back. Without scripts there is one step, and its button submits. */
function StepButtons({ step, back, isPending }: { step: number; back: () => void; isPending: boolean }) {
  const t = useTranslations("signup")
  return (
    <div className="flex flex-wrap-reverse gap-3 border-line border-t pt-6">
      {step > 0 && (
        <Button size="large" onClick={back}>
          {t("back")}
        </Button>
      )}
      <Button
        type="submit"
        kind="primary"
        size="large"
        className="flex-auto whitespace-nowrap"
        pending={isPending}
        pendingLabel={t("submitting")}
      >
        {step === steps.length - 1 ? (
          t("submit")
        ) : (
          <>
            <span className="noscript:hidden">{t("next")}</span>
            <span className="hidden noscript:inline">{t("submit")}</span>
          </>
        )}
      </Button>
    </div>
  )
}

/**
 * The registration in three steps. It is one form: hidden steps keep their input. Without scripts all fields are on one
 * page.
 */
export function SignUpForm({ requirements, countries, languages, offered, answer }: SignUpFormProps) {
  const t = useTranslations("signup")
  const { formMethod, formData } = useNavigation()
  const isPending = formMethod === "POST" && formData?.get("what") !== "itsme"
  const form = useSignUpSteps(requirements, answer)
  const { step, field } = form
  const parts = { account: AccountFields, person: PersonFields, address: AddressFields }
  return (
    <Form
      method="post"
      noValidate
      ref={form.ref}
      onSubmit={form.submit}
      onChange={form.change}
      onBlur={form.checkOnBlur}
      className="grid gap-6"
    >
      <Stepper
        label={t("stepsLabel")}
        stateWords={useStepStateLabels()}
        className="noscript:hidden max-sm:hidden"
        steps={steps.map((name, i) => ({
          key: name,
          label: t(`steps.${name}`),
          state: i < step ? "done" : i === step ? "current" : "waiting",
        }))}
      />
      <RefusalMessage answer={answer} />
      {steps.map((name, i) => {
        const Fields = parts[name]
        return (
          <fieldset
            key={name}
            data-later={i === step ? undefined : ""}
            className={classes("min-w-0", i !== step && "hidden noscript:block")}
          >
            <legend
              tabIndex={-1}
              data-step={i}
              className="mb-4 font-display font-semibold text-xl outline-none"
            >
              <span className="eyebrow mb-1 block font-sans sm:hidden">
                {i + 1} / {steps.length}
              </span>
              {t(`steps.${name}`)}
            </legend>
            <div className="grid gap-5">
              <Fields
                requirements={requirements}
                field={field}
                countries={countries}
                languages={languages}
                offered={offered}
                written={submittedValues(answer)}
              />
            </div>
          </fieldset>
        )
      })}
      <StepButtons step={step} back={form.back} isPending={isPending} />
    </Form>
  )
}
