import { players } from "@elite/contract"
import { Button, Card, CardHeader, SelectField, TextField } from "@elite/ui"
import type { FormEvent } from "react"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import type { Person } from "./profile.server.ts"

const contactFields = ["phone", "address", "postalCode", "city"] as const
type ContactField = (typeof contactFields)[number]

/** Fields that may not be saved: emptied ones that had a value, and invalid telephone numbers. */
function findContactProblems(form: FormData, person: Person) {
  const problems: Partial<Record<ContactField, "required" | "phoneWrong">> = {}
  for (const name of contactFields) {
    const value = String(form.get(name) ?? "").trim()
    if (!value && person[name]) problems[name] = "required"
    if (name === "phone" && value && !/^\+?[0-9 ./()-]{6,24}$/.test(value)) problems[name] = "phoneWrong"
  }
  return problems
}

type FieldProps = { name: string; label: string; error: string | undefined; defaultValue?: string }

function AddressFields({ field }: { field: (name: ContactField) => FieldProps }) {
  return (
    <>
      <TextField
        {...field("address")}
        autoComplete="address-line1"
        maxLength={160}
        className="sm:col-span-2"
      />
      <TextField {...field("postalCode")} autoComplete="postal-code" maxLength={12} className="grid-cols-1" />
      <TextField {...field("city")} autoComplete="address-level2" maxLength={80} className="grid-cols-1" />
    </>
  )
}

/** The details that a player may change: contact, address, gender. */
export function ContactForm({ person, answer }: { person: Person; answer: FormRefusal | undefined }) {
  const t = useTranslations("profile")
  const { formData } = useNavigation()
  const { form, problems, setProblems, focusProblem, field: fieldOf } = useForm(answer)

  const check = (event: FormEvent<HTMLFormElement>) => {
    const faults = Object.entries(findContactProblems(new FormData(event.currentTarget), person))
    if (faults.length === 0) return
    event.preventDefault()
    setProblems(Object.fromEntries(faults.map(([name, problem]) => [name, t(problem)])))
    focusProblem()
  }
  const field = (name: ContactField | "gender") => ({
    ...fieldOf(name, person[name] ?? ""),
    label: t(name),
  })
  return (
    <Card as="section">
      <CardHeader title={t("contact")} />
      <Form
        method="post"
        noValidate
        ref={form}
        onSubmit={check}
        onChange={() => {
          if (Object.keys(problems).length > 0) setProblems({})
        }}
        className="grid gap-5 sm:grid-cols-2"
      >
        <div className="empty:hidden sm:col-span-2">
          <RefusalMessage answer={answer} />
        </div>
        <TextField
          {...field("phone")}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={24}
          className="sm:col-span-2"
        />
        <AddressFields field={field} />
        <SelectField
          {...field("gender")}
          autoComplete="sex"
          choices={[
            ...(person.gender ? [] : [{ value: "", label: t("noAnswer") }]),
            ...players.genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) })),
          ]}
        />
        <Button
          type="submit"
          kind="primary"
          className="self-end justify-self-start"
          pending={formData?.has("phone")}
          pendingLabel={t("saving")}
        >
          {t("save")}
        </Button>
      </Form>
    </Card>
  )
}
