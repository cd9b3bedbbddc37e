import type { notifications as contract, ReplyOf } from "@elite/contract"
import { Button, Card, CardHeader, Checkbox } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { useTranslations } from "../i18n.tsx"
import { PushSwitch } from "../shell/PushSwitch.tsx"

type Preferences = ReplyOf<typeof contract.getPreferences>

/** The channels of each kind of message, where the player may choose. */
export function PreferencesCard({ ways, answer }: { ways: Preferences; answer: unknown }) {
  const t = useTranslations("ways")
  const kinds = useTranslations("notifications")
  const isSaving = useNavigation().formData?.get("what") === "ways"
  const of = (channel: contract.Channel) =>
    ways.preferences.filter((preference) => preference.channel === channel)
  return (
    <Card as="section">
      <CardHeader title={t("title")} />
      <p className="text-pretty text-muted">{t("lead")}</p>
      <Form method="post" preventScrollReset replace className="mt-4 grid gap-5">
        <RefusalMessage answer={answer} />
        <input type="hidden" name="what" value="ways" />
        <fieldset>
          <legend className="font-semibold text-brass">{t("mail")}</legend>
          {of("mail").map(({ kind, isOn }) => (
            <Checkbox key={kind} name={`mail.${kind}`} defaultChecked={isOn} label={t("mailMoney")} />
          ))}
        </fieldset>
        <fieldset>
          <legend className="font-semibold text-brass">{t("push")}</legend>
          <p className="mt-1 mb-3 text-pretty text-muted text-sm">{t("pushLead")}</p>
          <PushSwitch {...ways.push} />
          <div className="mt-2 grid gap-x-6 sm:grid-cols-2">
            {of("push").map(({ kind, isOn }) => (
              <Checkbox
                key={kind}
                name={`push.${kind}`}
                defaultChecked={isOn}
                label={kinds(`kinds.${kind}`)}
              />
            ))}
          </div>
        </fieldset>
        <div>
          <Button type="submit" pending={isSaving} pendingLabel={t("saving")}>
            {t("save")}
          </Button>
        </div>
      </Form>
    </Card>
  )
}
