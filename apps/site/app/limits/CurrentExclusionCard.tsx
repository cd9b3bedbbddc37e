import { Button, Card, CardHeader } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { type Exclusion, RestrictionActions, RestrictionText } from "../account/Restriction.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"

/** Requests the end of an exclusion. The request is explicit: an exclusion never ends by waiting or by mistake. */
function RequestReturnForm() {
  const t = useTranslations("limits")
  const isSent = useNavigation().formData?.get("what") === "return"
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="what" value="return" />
      <input type="hidden" name="kind" value="return" />
      <Button type="submit" pending={isSent} pendingLabel={t("back.asking")}>
        {t("back.ask")}
      </Button>
    </Form>
  )
}

export function CurrentExclusionCard({
  exclusion,
  answer,
}: {
  exclusion: Exclusion
  answer: FormRefusal | undefined
}) {
  const t = useTranslations("limits")
  return (
    <Card as="section" tone="azure" aria-labelledby="held">
      <CardHeader id="held" title={t("nowTitle")} />
      <RestrictionText exclusion={exclusion} />
      {exclusion.until !== null && exclusion.type !== "return" && <p className="mt-3">{t("longerOnly")}</p>}
      {exclusion.type === "return" && <p className="mt-3 text-pretty">{t("back.text")}</p>}
      <RefusalMessage answer={answer} />
      <div className="mt-4 flex flex-wrap gap-3">
        <RestrictionActions exclusion={exclusion} isHere />
        {exclusion.type === "return" && exclusion.until === null && <RequestReturnForm />}
      </div>
    </Card>
  )
}
