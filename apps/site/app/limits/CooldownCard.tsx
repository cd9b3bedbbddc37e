import { limits as contract } from "@elite/contract"
import { Button, Card, CardHeader, SelectField } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { PendingRequest } from "./PendingRequests.tsx"

type CooldownCardProps = { cooldown: contract.Cooldown; nowMs: number; answer: FormRefusal | undefined }

/** The cooldown of a player's raises, and a pending change of it. */
export function CooldownCard({ cooldown: { hours, pending }, nowMs, answer }: CooldownCardProps) {
  const t = useTranslations("ownLimits")
  const form = useForm(answer)
  const { formData } = useNavigation()
  const days = (of: number) => String(of / 24)
  return (
    <Card as="section" aria-labelledby="cooldown">
      <CardHeader id="cooldown" title={t("cooldown.title")} />
      <RefusalMessage answer={answer} />
      <p className="mb-4 text-pretty text-muted">{t("cooldown.text")}</p>
      {pending && (
        <div className="mb-5">
          <PendingRequest
            label={t("cooldown.asked", { days: days(pending.limit) })}
            pending={pending}
            nowMs={nowMs}
          />
        </div>
      )}
      <Form
        method="post"
        preventScrollReset
        ref={form.form}
        key={`${hours} ${pending?.requestId}`}
        className="flex flex-wrap items-end gap-3"
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
    </Card>
  )
}
