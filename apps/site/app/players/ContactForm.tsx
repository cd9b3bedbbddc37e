import { players } from "@elite/contract"
import { Button, Card, CardHeader, Checkbox, SelectField, TextField } from "@elite/ui"
import type { FormEvent } from "react"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { Refused } from "../account/Refused.tsx"
import type { FormAnswer } from "../form/answer.ts"
import { useForm } from "../form/useForm.ts"
import type { Person } from "./profile.server.ts"

/** What a player may change: contact, address, gender, newsletter. */
export function ContactForm({ person, answer }: { person: Person; answer: FormAnswer | undefined }) {
  const t = useTranslations("profile")
  const { formData } = useNavigation()
  const { form, problems, setProblems, focusProblem, written, field: fieldOf } = useForm(answer)

  // Where something was written, a box that is not among it was left empty.
  const wantsNews = "phone" in written ? written.newsLetter === "on" : person.newsLetter

  const check = (event: FormEvent<HTMLFormElement>) => {
    const written = new FormData(event.currentTarget)
    const found: Record<string, string> = {}
    for (const name of ["phone", "address", "postalCode", "city"] as const) {
      const value = String(written.get(name) ?? "").trim()
      if (!value && person[name]) found[name] = t("required")
      if (name === "phone" && value && !/^\+?[0-9 ./()-]{6,24}$/.test(value)) found[name] = t("phoneWrong")
    }
    if (Object.keys(found).length === 0) return
    event.preventDefault()
    setProblems(found)
    focusProblem()
  }
  const field = (name: "phone" | "address" | "postalCode" | "city" | "gender") => ({
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
          <Refused answer={answer} />
        </div>
        <TextField
          {...field("phone")}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={24}
          className="sm:col-span-2"
        />
        <TextField
          {...field("address")}
          autoComplete="street-address"
          maxLength={160}
          className="sm:col-span-2"
        />
        <TextField
          {...field("postalCode")}
          autoComplete="postal-code"
          maxLength={12}
          className="grid-cols-1"
        />
        <TextField {...field("city")} autoComplete="address-level2" maxLength={80} className="grid-cols-1" />
        <SelectField
          {...field("gender")}
          autoComplete="sex"
          choices={[
            ...(person.gender ? [] : [{ value: "", label: t("noAnswer") }]),
            ...players.genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) })),
          ]}
        />
        <Checkbox
          name="newsLetter"
          label={t("newsLetter")}
          defaultChecked={wantsNews}
          className="sm:col-span-2"
        />
        <Button
          type="submit"
          kind="primary"
          className="justify-self-start"
          pending={formData !== undefined && !formData.has("languageCode")}
          pendingLabel={t("saving")}
        >
          {t("save")}
        </Button>
      </Form>
    </Card>
  )
}
