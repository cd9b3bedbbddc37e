import { players } from "@elite/contract"
import { Checkbox, SelectField, TextField } from "@elite/ui"
import { Link } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useLanguage, useTo } from "../language.ts"
import type { Country, SpokenLanguage } from "./countries.ts"
import { InvitationField } from "./InvitationField.tsx"
import type { ItsmeFieldName } from "./itsmeSignup.server.ts"

type FieldState = { name: string; error: string | undefined; defaultValue?: string }
type ItsmeFieldsProps = {
  fields: readonly ItsmeFieldName[]
  isNeeded: (name: ItsmeFieldName) => boolean
  field: (name: string, otherwise?: string | null) => FieldState
  countries: readonly Country[]
  languages: readonly SpokenLanguage[]
  /** The invitation code from the address. */
  offered: string | null
  written: Readonly<Record<string, string>>
}

const homeCountry = "BE"
const maxLengths = { placeOfBirth: 80, address: 160, postalCode: 12, city: 80, phone: 24 } as const
const autocompleteTokens = {
  placeOfBirth: "off",
  address: "address-line1",
  postalCode: "postal-code",
  city: "address-level2",
  phone: "tel",
} as const

function ConsentBoxes({ fields, field, written }: Pick<ItsmeFieldsProps, "fields" | "field" | "written">) {
  const t = useTranslations("signup")
  const to = useTo()
  const box = (name: "newsLetter" | "termsAccepted") => {
    const { defaultValue: _, ...props } = field(name)
    return { ...props, defaultChecked: written[name] === "on" }
  }
  const terms = t.rich("terms", {
    link: (text) => (
      <Link
        to={to("terms")}
        target="_blank"
        className="font-semibold text-brass underline underline-offset-4"
      >
        {text}
      </Link>
    ),
  })
  return (
    <div className="grid gap-1">
      {fields.includes("newsLetter") && <Checkbox {...box("newsLetter")} label={t("fields.newsLetter")} />}
      <Checkbox {...box("termsAccepted")} label={terms} required />
    </div>
  )
}

/** One field for each detail that itsme does not provide. */
export function ItsmeFields({
  fields,
  isNeeded,
  field,
  countries,
  languages,
  offered,
  written,
}: ItsmeFieldsProps) {
  const t = useTranslations("signup")
  const words = useTranslations("account")
  const language = useLanguage()
  const of = (name: Exclude<ItsmeFieldName, "termsAccepted">, otherwise?: string) => {
    const label = t(`fields.${name}`)
    const required = isNeeded(name)
    return { ...field(name, otherwise), label: required ? label : words("optional", { label }), required }
  }
  const text = (name: keyof typeof maxLengths) =>
    fields.includes(name) && (
      <TextField {...of(name)} autoComplete={autocompleteTokens[name]} maxLength={maxLengths[name]} />
    )
  const choice = (
    name: "gender" | "nationality" | "profession" | "countryCode" | "preferredLanguage",
    choices: { value: string; label: string }[],
    otherwise?: string,
  ) =>
    fields.includes(name) && (
      <SelectField
        {...of(name, otherwise)}
        className="grid-cols-1"
        choices={choices}
        {...(otherwise === undefined ? { placeholder: t("choose") } : {})}
        {...(name === "profession" ? { description: t("hints.profession") } : {})}
      />
    )
  const places = countries.map(({ code, name }) => ({ value: code, label: name }))
  const residences = countries.filter(({ residence }) => residence)
  return (
    <div className="grid gap-5">
      {fields.includes("email") && (
        <TextField
          {...of("email")}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={254}
          description={t("hints.email")}
        />
      )}
      {choice(
        "profession",
        players.professions.map((name) => ({ value: name, label: t(`professions.${name}`) })),
      )}
      {text("placeOfBirth")}
      {choice(
        "gender",
        players.genders.map((name) => ({ value: name, label: t(`genders.${name}`) })),
      )}
      {choice("nationality", places, homeCountry)}
      {text("address")}
      {text("postalCode")}
      {text("city")}
      {choice(
        "countryCode",
        residences.map(({ code, name }) => ({ value: code, label: name })),
        homeCountry,
      )}
      {text("phone")}
      {fields.includes("referralCode") && <InvitationField field={of("referralCode")} offered={offered} />}
      {choice(
        "preferredLanguage",
        languages.map(({ code, name }) => ({ value: code, label: name })),
        language,
      )}
      <ConsentBoxes fields={fields} field={field} written={written} />
    </div>
  )
}
