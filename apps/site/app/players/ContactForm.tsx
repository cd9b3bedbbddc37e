import { players } from "@elite/contract"
import { Button, Card, CardHeader, Checkbox, SelectField, TextField } from "@elite/ui"
import { type FormEvent, useEffect, useRef, useState } from "react"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "use-intl"
import { Refused } from "../account/Refused.tsx"
import { useFocusProblem } from "../account/useFocusProblem.ts"
import { type Refusal, refusalIn } from "../api.ts"
import type { Person } from "./profile.server.ts"

type Sentences = Record<string, string>

/** What a player may change: contact, address, gender, newsletter. */
export function ContactForm({ person, answer }: { person: Person; answer: Refusal | undefined }) {
  const t = useTranslations("profile")
  const form = useRef<HTMLFormElement>(null)
  const { formData } = useNavigation()
  const [problems, setProblems] = useState<Sentences>({})
  const focusProblem = useFocusProblem(form)
  useEffect(() => {
    setProblems(refusalIn(answer)?.fields ?? {})
    if (answer) focusProblem()
  }, [answer, focusProblem])

  const check = (event: FormEvent<HTMLFormElement>) => {
    const written = new FormData(event.currentTarget)
    const found: Sentences = {}
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
    name,
    label: t(name),
    defaultValue: person[name] ?? "",
    error: problems[name],
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
          defaultChecked={person.newsLetter}
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
