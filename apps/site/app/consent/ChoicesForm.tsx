import { consent as contract } from "@elite/contract"
import { Button, Checkbox } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import type { ConsentChoices } from "../consent.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { type Category, cookiesByCategory } from "./cookieCategories.ts"

/** The hidden fields of every consent form: the version of its text, and the page to return to. */
export function ConsentHiddenFields({ next }: { next: string }) {
  return (
    <>
      <input type="hidden" name="version" value={contract.consentVersion} />
      <input type="hidden" name="next" value={next} />
    </>
  )
}

/** The button of a consent form whose submission is pending. */
export function usePendingChoice(): string | null {
  const { formAction, formData } = useNavigation()
  const to = useTo()
  const button = formAction === to("cookieChoices") ? formData?.get("what") : null
  return typeof button === "string" ? button : null
}

function CookieList({ category }: { category: Category }) {
  const t = useTranslations("consent")
  if (cookiesByCategory[category].length === 0) return <p className="mt-2 text-muted text-sm">{t("none")}</p>
  return (
    <details className="mt-1 text-sm">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brass underline underline-offset-4">
        {t("list")}
        <span className="sr-only">: {t(`${category}.name`)}</span>
      </summary>
      <ul className="grid gap-2 pb-1 text-muted">
        {cookiesByCategory[category].map(({ key, names }) => (
          <li key={key} className="text-pretty">
            <span className="break-words text-ivory">{names.join(", ")}</span>: {t(`cookies.${key}`)}
          </li>
        ))}
      </ul>
    </details>
  )
}

function CategoryChoice({ category, allowed }: { category: Category; allowed: ConsentChoices }) {
  const t = useTranslations("consent")
  const box =
    category === "necessary"
      ? { defaultChecked: true, disabled: true }
      : { name: category, defaultChecked: allowed[category] }
  return (
    <section className="border-line border-t py-3 first:border-t-0 first:pt-0">
      <Checkbox
        label={<span className="font-semibold">{t(`${category}.name`)}</span>}
        description={t(`${category}.text`)}
        {...box}
      />
      <CookieList category={category} />
    </section>
  )
}

const categories = ["necessary", ...contract.consentCategories] as const

/** The choice by category. The three answers (selection, everything, necessary only) have the same weight. */
export function ChoicesForm({
  allowed,
  next,
  onSend,
}: {
  allowed: ConsentChoices
  next: string
  onSend?: () => void
}) {
  const t = useTranslations("consent")
  const to = useTo()
  const sent = usePendingChoice()
  return (
    <Form
      method="post"
      action={to("cookieChoices")}
      replace
      preventScrollReset
      {...(onSend ? { onSubmit: onSend } : {})}
    >
      <ConsentHiddenFields next={next} />
      <div>
        {categories.map((category) => (
          <CategoryChoice key={category} category={category} allowed={allowed} />
        ))}
      </div>
      <div className="mt-3 grid gap-3 border-line border-t pt-5 sm:grid-cols-3">
        {(
          [
            ["own", "save"],
            ["all", "acceptAll"],
            ["necessary", "onlyNecessary"],
          ] as const
        ).map(([what, label]) => (
          <Button
            key={what}
            type="submit"
            name="what"
            value={what}
            pending={sent === what}
            pendingLabel={t("saving")}
          >
            {t(label)}
          </Button>
        ))}
      </div>
    </Form>
  )
}
