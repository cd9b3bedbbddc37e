import { limits as contract } from "@elite/contract"
import { Button, SelectField } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { findRefusal } from "../api.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { Disclosure } from "../shell/Disclosure.tsx"
import { PendingRequest } from "./PendingRequests.tsx"

type CooldownSectionProps = { cooldown: contract.Cooldown; nowMs: number; answer: FormRefusal | undefined }

/** The cooldown of a player's raises, and a pending change of it. */
export function CooldownSection({ cooldown: { hours, pending }, nowMs, answer }: CooldownSectionProps) {
  const t = useTranslations("ownLimits")
  const form = useForm(answer)
  const { formData } = useNavigation()
  const days = (of: number) => String(of / 24)
  return (
    <section aria-labelledby="cooldown" className="mt-2 border-line border-t pt-1">
      <Disclosure
        isOpen={Boolean(findRefusal(answer))}
        summary={
          <h3 className="font-sans font-semibold text-sm tracking-normal">
            <span id="cooldown">{t("cooldown.title")}</span>
            <span className="font-normal text-muted">{` · ${t("cooldown.days", { days: days(hours) })}`}</span>
          </h3>
        }
      >
        <RefusalMessage answer={answer} />
        <p className="mb-4 text-pretty text-muted text-sm">{t("cooldown.text")}</p>
        <Form
          method="post"
          preventScrollReset
          ref={form.form}
          key={`${hours} ${pending?.requestId}`}
          className="flex max-w-md flex-wrap items-end gap-3"
        >
          <input type="hidden" name="what" value="cooldown" />
          <input type="hidden" name="kind" value="cooldown" />
          <SelectField
            label={t("cooldown.label")}
            name="hours"
            defaultValue={form.written.hours ?? String(hours)}
            choices={contract.cooldownHours.map((each) => ({
              value: String(each),
              label: t("cooldown.days", { days: days(each) }),
            }))}
            className="min-w-40 flex-1"
          />
          <Button
            type="submit"
            className="min-h-12 max-s:w-full"
            pending={formData?.get("what") === "cooldown"}
            pendingLabel={t("saving")}
          >
            {t("save")}
          </Button>
        </Form>
        <p className="mt-3 text-pretty text-muted text-sm">{t("cooldown.hint")}</p>
      </Disclosure>
      {pending && (
        <div className="mt-3">
          <PendingRequest
            label={t("cooldown.asked", { days: days(pending.limit) })}
            pending={pending}
            nowMs={nowMs}
          />
        </div>
      )}
    </section>
  )
}
