import type { ReactNode } from "react"
import { EntryForm } from "../account/EntryForm.tsx"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/itsmeSignup"
import { ItsmeFields } from "./ItsmeFields.tsx"

export { action, loader } from "./itsmeSignup.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.itsme.newcomer.title,
  chrome: { sidebar: false, bottom: false },
})

function ItsmeFact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 border-line border-b py-2 last:border-b-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="min-w-0 break-words font-semibold">{children}</dd>
    </div>
  )
}

/** Details from itsme, which cannot be changed here. */
function ItsmeFacts({ person }: Pick<Route.ComponentProps["loaderData"], "person">) {
  const t = useTranslations("itsme")
  const { firstName, lastName, dateOfBirth, email, phone, address, postalCode, city } = person
  const [year, month, day] = dateOfBirth.split("-")
  return (
    <section aria-labelledby="from-itsme" className="rounded-control border border-line bg-raised p-4">
      <h2 id="from-itsme" className="font-semibold">
        {t("newcomer.fromItsme")}
      </h2>
      <dl className="mt-2">
        <ItsmeFact label={t("newcomer.name")}>
          {firstName} {lastName}
        </ItsmeFact>
        <ItsmeFact label={t("newcomer.dateOfBirth")}>{`${day}/${month}/${year}`}</ItsmeFact>
        {email && <ItsmeFact label={t("newcomer.email")}>{email}</ItsmeFact>}
        {phone && <ItsmeFact label={t("newcomer.phone")}>{phone}</ItsmeFact>}
        {address && (
          <ItsmeFact label={t("newcomer.address")}>{`${address}, ${postalCode} ${city}`}</ItsmeFact>
        )}
      </dl>
      <p className="mt-2 text-pretty text-muted text-sm">{t("newcomer.fromItsmeText")}</p>
    </section>
  )
}

/** Registration after itsme: its details, and a short form for the missing ones. */
export default function ItsmeSignUp({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("itsme")
  const signup = useTranslations("signup")
  const formats = useFormats()
  const { person, fields, requirements, countries, languages, invitation } = loaderData
  const { form, field, written } = useForm(actionData)
  return (
    <EntryForm
      title={t("newcomer.title")}
      lead={t("newcomer.lead")}
      answer={actionData}
      form={form}
      submit={signup("submit")}
      submitting={signup("submitting")}
    >
      <ItsmeFacts person={person} />
      <ItsmeFields
        fields={fields}
        isNeeded={(name) => requirements[name] === 2}
        field={field}
        countries={countries}
        languages={languages}
        offered={invitation}
        written={written}
      />
      <p className="text-muted text-sm">
        {t("newcomer.until", { until: formats.dateTime(person.expiresAt) })}
      </p>
    </EntryForm>
  )
}
