import { Button, type ButtonKind, SelectField } from "@elite/ui"
import { Form } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import type { PauseType } from "./pauseOffers.ts"

type PauseFormProps = {
  type: PauseType
  choices: readonly { days: number; label: string }[]
  /** The option selected first, where it is offered. */
  usual: number
  submit: string
  kind?: ButtonKind
}

/** Chooses the length and leads to the confirmation. The choice is part of the address; nothing is changed yet. */
export function PauseForm({ type, choices, usual, submit, kind = "secondary" }: PauseFormProps) {
  const t = useTranslations("limits")
  const to = useTo()
  const chosen = choices.find(({ days }) => days === usual) ?? choices[0]
  return (
    <Form action={to("limits")} className="flex flex-wrap items-end gap-2.5">
      <input type="hidden" name="type" value={type} />
      <SelectField
        label={t("length")}
        labelHidden
        name="days"
        defaultValue={String(chosen?.days)}
        choices={choices.map(({ days, label }) => ({ value: String(days), label }))}
        className="min-w-32 flex-1"
      />
      <Button type="submit" kind={kind} className="min-h-12">
        {submit}
      </Button>
    </Form>
  )
}
