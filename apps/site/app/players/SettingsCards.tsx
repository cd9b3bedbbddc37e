import type { Language } from "@elite/contract"
import { Button, Card, CardHeader, Checkbox, LinkButton, RadioGroup } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import type { SpokenLanguage } from "./countries.ts"

/** Whether the form with this value of `what` is pending. */
export const useIsFormPending = (formName: string): boolean =>
  useNavigation().formData?.get("what") === formName

type LanguageFormProps = {
  chosen: Language
  languages: readonly SpokenLanguage[]
  answer: FormRefusal | undefined
}

export function LanguageForm({ chosen, languages, answer }: LanguageFormProps) {
  const t = useTranslations("settings")
  return (
    <Card as="section">
      <CardHeader title={t("language")} />
      <Form method="post" className="grid gap-4">
        <RefusalMessage answer={answer} />
        <input type="hidden" name="what" value="language" />
        <RadioGroup
          key={chosen}
          label={t("languageLabel")}
          name="languageCode"
          defaultValue={chosen}
          choices={languages.map(({ code, name }) => ({
            value: code,
            label: <span lang={code}>{name}</span>,
          }))}
        />
        <p className="text-muted text-sm">{t("languageText")}</p>
        <Button
          type="submit"
          className="justify-self-start"
          pending={useIsFormPending("language")}
          pendingLabel={t("saving")}
        >
          {t("languageSave")}
        </Button>
      </Form>
    </Card>
  )
}

export function NewsForm({ isWanted, answer }: { isWanted: boolean; answer: FormRefusal | undefined }) {
  const t = useTranslations("settings")
  return (
    <Card as="section">
      <CardHeader title={t("news")} />
      <Form method="post" className="grid gap-4">
        <RefusalMessage answer={answer} />
        <input type="hidden" name="what" value="news" />
        <Checkbox
          key={String(isWanted)}
          name="newsLetter"
          label={t("newsLetter")}
          description={t("newsText")}
          defaultChecked={isWanted}
        />
        <Button
          type="submit"
          className="justify-self-start"
          pending={useIsFormPending("news")}
          pendingLabel={t("saving")}
        >
          {t("save")}
        </Button>
      </Form>
    </Card>
  )
}

export function CloseCard() {
  const t = useTranslations("closing")
  const to = useTo()
  return (
    <Card as="section">
      <CardHeader title={t("card")} />
      <p className="text-muted">{t("cardText")}</p>
      <LinkButton className="mt-4" href={to("closeAccount")}>
        {t("open")}
      </LinkButton>
    </Card>
  )
}
