import { protection as contract } from "@elite/contract"
import { Button, Card, CardHeader } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import type { SavedTest } from "./selfTest.server.ts"

export function SavedTests({ tests }: { tests: readonly SavedTest[] }) {
  const t = useTranslations("protection")
  const formats = useFormats()
  const { formData } = useNavigation()
  return (
    <Card as="section" aria-labelledby="kept">
      <CardHeader id="kept" title={t("test.keptTitle")} />
      <ul>
        {tests.map(({ id, score, band: named, takenAt }) => {
          const at = formats.dateTime(takenAt)
          const band = t(`test.bands.${named}`)
          return (
            <li
              key={id}
              className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-2 last:border-0"
            >
              <span>
                {t("test.kept", { at, score: String(score), most: String(contract.highestScore), band })}
              </span>
              <Form method="post" preventScrollReset>
                <input type="hidden" name="what" value="delete" />
                <Button
                  type="submit"
                  name="id"
                  value={id}
                  size="small"
                  pending={formData?.get("id") === String(id)}
                  pendingLabel={t("test.sending")}
                  aria-label={t("test.deleteNamed", { at })}
                >
                  {t("test.deleteOne")}
                </Button>
              </Form>
            </li>
          )
        })}
      </ul>
    </Card>
  )
}
