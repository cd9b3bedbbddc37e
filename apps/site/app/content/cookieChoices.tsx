import { Anchor, Card } from "@elite/ui"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { ChoicesForm } from "../consent/ChoicesForm.tsx"
import { nothingAllowed } from "../consent.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/cookieChoices"

export { action, loader } from "./cookieChoices.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.consent.title,
  description: ({ words }) => words.consent.description,
})

export default function CookieChoices({ loaderData: { consent }, actionData }: Route.ComponentProps) {
  const t = useTranslations("consent")
  const formats = useFormats()
  const to = useTo()
  return (
    <div className="mx-auto w-full max-w-3xl px-gutter py-8 sm:py-12">
      <h1 className="text-3xl sm:text-4xl">{t("title")}</h1>
      <p className="mt-3 text-pretty text-muted">
        {t("lead")}{" "}
        <Anchor href={to("cookies")} className="inline-block text-brass underline underline-offset-4">
          {t("more")}
        </Anchor>
      </p>
      <p className="mt-3 mb-5">
        {consent ? t("chosenAt", { at: formats.dateTime(consent.chosenAt) }) : t("notChosen")}
      </p>
      <RefusalMessage answer={actionData} isOutside />
      <Card>
        {/* A new choice remounts the form, so that its boxes follow the record. */}
        <ChoicesForm
          key={consent?.chosenAt ?? "none"}
          allowed={consent ?? nothingAllowed}
          next={to("cookieChoices")}
        />
      </Card>
    </div>
  )
}
