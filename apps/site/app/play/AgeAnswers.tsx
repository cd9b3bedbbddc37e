import { Button } from "@elite/ui"
import { Form, useLocation, useNavigation } from "react-router"
import { useTranslations } from "../i18n.tsx"

/** The answers to the age question, sent to the page that asks. */
export function AgeAnswers() {
  const t = useTranslations("play")
  const { state } = useNavigation()
  const { pathname, search } = useLocation()
  return (
    <Form method="post" action={pathname + search} className="flex flex-wrap justify-center gap-3">
      <Button type="submit" name="ofAge" value="yes" kind="primary" pending={state === "submitting"}>
        {t("ageYes")}
      </Button>
      <Button type="submit" name="ofAge" value="no">
        {t("ageNo")}
      </Button>
    </Form>
  )
}
