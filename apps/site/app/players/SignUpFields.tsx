import { players } from "@elite/contract"
import { Checkbox, DateField, Notice, SelectField, TextField } from "@elite/ui"
import { type FocusEvent, useState } from "react"
import { Link } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useLanguage, useTo } from "../language.ts"
import type { Country, SpokenLanguage } from "./countries.ts"
import { InvitationField } from "./InvitationField.tsx"
import { NewPasswordField } from "./NewPassword.tsx"
import { formatNationalNumber } from "./nationalNumber.ts"
import type { FieldRequirements, RegistrationField } from "./registration.ts"
import type { FieldProps } from "./useFieldProblems.ts"

type StepProps = {
  requirements: FieldRequirements
  field: (name: RegistrationField, isNeeded?: boolean) => FieldProps
  countries: readonly Country[]
  languages: readonly SpokenLanguage[]
  offered: string | null
  /** The submitted values, if the form was refused. */
  written: Readonly<Record<string, string>>
}

/** Most players are Belgians who live in Belgium. */
const homeCountry = "BE"

export function AccountFields({ requirements, field, offered }: StepProps) {
  const t = useTranslations("signup")
  return (
    <>
      <TextField
        {...field("email")}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        description={t("hints.email")}
      />
      <TextField
        {...field("username")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        description={t("hints.username")}
      />
      <NewPasswordField {...field("password")} />
      {requirements.referralCode > 0 && <InvitationField field={field("referralCode")} offered={offered} />}
    </>
  )
}

const formatNationalNumberInput = (event: FocusEvent<HTMLInputElement>) => {
  event.currentTarget.value = formatNationalNumber(event.currentTarget.value)
}

/** The identifier of the exclusion register; required for Belgians. */
function NationalNumberField({ field, isNeeded }: Pick<StepProps, "field"> & { isNeeded: boolean }) {
  const t = useTranslations("signup")
  return (
    <div className="grid gap-2 sm:col-span-2">
      <TextField
        {...field("nationalNumber", isNeeded)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={20}
        onBlur={formatNationalNumberInput}
        description={t("hints.nationalNumber")}
      />
      <details className="group text-sm">
        <summary className="flex min-h-11 w-fit items-center text-azure underline underline-offset-4">
          {t("whyNumberTitle")}
        </summary>
        <Notice tone="info">
          {t("whyNumber")} {t("whyNumberBelgians")}
        </Notice>
      </details>
    </div>
  )
}

const submittedDateParts = (written: StepProps["written"]) => ({
  day: written["dateOfBirth.day"] ?? "",
  month: written["dateOfBirth.month"] ?? "",
  year: written["dateOfBirth.year"] ?? "",
})

export function PersonFields({ requirements, field, countries, written }: StepProps) {
  const t = useTranslations("signup")
  const [nationality, setNationality] = useState(written.nationality ?? homeCountry)
  const is = (name: RegistrationField) => requirements[name] > 0
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...field("firstName")}
        autoComplete="given-name"
        maxLength={80}
        description={t("hints.firstName")}
      />
      <TextField {...field("lastName")} autoComplete="family-name" maxLength={80} />
      <DateField
        {...field("dateOfBirth")}
        defaultParts={submittedDateParts(written)}
        birthday
        partLabels={{ day: t("date.day"), month: t("date.month"), year: t("date.year") }}
        className="sm:col-span-2"
      />
      {is("placeOfBirth") && <TextField {...field("placeOfBirth")} autoComplete="off" maxLength={80} />}
      {is("gender") && (
        <SelectField
          {...field("gender")}
          autoComplete="sex"
          placeholder={t("choose")}
          choices={players.genders.map((gender) => ({ value: gender, label: t(`genders.${gender}`) }))}
        />
      )}
      {is("nationality") && (
        <SelectField
          {...field("nationality")}
          defaultValue={undefined}
          className="grid-cols-1"
          value={nationality}
          onChange={({ currentTarget }) => setNationality(currentTarget.value)}
          choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      {is("profession") && (
        <SelectField
          {...field("profession")}
          className="grid-cols-1"
          placeholder={t("choose")}
          description={t("hints.profession")}
          choices={players.professions.map((name) => ({ value: name, label: t(`professions.${name}`) }))}
        />
      )}
      {is("nationalNumber") && (
        <NationalNumberField
          field={field}
          isNeeded={requirements.nationalNumber === 2 || nationality === homeCountry}
        />
      )}
    </div>
  )
}

export function AddressFields({ requirements, field, countries, languages, written }: StepProps) {
  const t = useTranslations("signup")
  const to = useTo()
  const language = useLanguage()
  const is = (name: RegistrationField) => requirements[name] > 0
  const box = (name: "newsLetter" | "termsAccepted") => {
    const { defaultValue: _, ...props } = field(name)
    return { ...props, defaultChecked: written[name] === "on" }
  }
  const residences = countries.filter(({ residence }) => residence)
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      {is("address") && (
        <TextField
          {...field("address")}
          autoComplete="address-line1"
          maxLength={160}
          className="sm:col-span-2"
        />
      )}
      {is("postalCode") && <TextField {...field("postalCode")} autoComplete="postal-code" maxLength={12} />}
      {is("city") && <TextField {...field("city")} autoComplete="address-level2" maxLength={80} />}
      {is("countryCode") && (
        <SelectField
          {...field("countryCode")}
          className="grid-cols-1"
          autoComplete="country"
          defaultValue={written.countryCode ?? homeCountry}
          choices={residences.map(({ code, name }) => ({ value: code, label: name }))}
        />
      )}
      {is("phone") && (
        <TextField {...field("phone")} type="tel" autoComplete="tel" inputMode="tel" maxLength={24} />
      )}
      <SelectField
        {...field("preferredLanguage")}
        defaultValue={written.preferredLanguage ?? language}
        choices={languages.map(({ code, name }) => ({ value: code, label: name }))}
      />
      <div className="grid gap-1 sm:col-span-2">
        {is("newsLetter") && <Checkbox {...box("newsLetter")} />}
        <Checkbox
          {...box("termsAccepted")}
          label={t.rich("terms", {
            link: (text) => (
              <Link
                to={to("terms")}
                target="_blank"
                className="font-semibold text-brass underline underline-offset-4"
              >
                {text}
              </Link>
            ),
          })}
        />
      </div>
    </div>
  )
}
