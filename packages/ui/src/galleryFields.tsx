import type { ReactNode } from "react"
import {
  AmountField,
  Checkbox,
  DateField,
  Field,
  FieldDescription,
  FieldError,
  FieldGroup,
  FileField,
  PasswordField,
  RadioGroup,
  SegmentedControl,
  SelectField,
  TextField,
} from "./index.ts"

export type Chapter = [title: string, states: ReactNode]

const choices = [
  { value: "one", label: "One", description: "What it means" },
  { value: "two", label: "Two" },
  { value: "three", label: "Three, not now", disabled: true },
]
const error = "Why it was not accepted"
const ids = { id: "own", "aria-describedby": undefined, "aria-invalid": undefined }
const groupIds = { ...ids, id: "group" }
const money = {
  separators: { decimal: ".", group: "," },
  symbol: "€",
  format: (cents: number) => `€ ${(cents / 100).toFixed(2)}`,
}

const file = { chooseLabel: "Choose a file", formatSize: (bytes: number) => `${bytes} B` }

export const galleryFields: Chapter[] = [
  [
    "Fields",
    <>
      <TextField label="Text" description="What is wanted" />
      <TextField label="Text with an error" defaultValue="wrong" error={error} />
      <TextField label="Text, disabled" defaultValue="kept" disabled />
      <PasswordField label="Password" showLabel="Show" />
      <SelectField label="Select" choices={choices} placeholder="Choose" defaultValue="" />
      <SelectField label="Select with an error" choices={choices} error={error} />
      <FileField {...file} label="File" description="What is wanted" />
      <FileField {...file} label="File with an error" error={error} />
      <AmountField label="Amount" {...money} chipsCents={[1000, 5000]} />
      <AmountField label="Amount with an error" {...money} defaultCents={123456} error={error} />
      <DateField label="Date" partLabels={{ day: "Day", month: "Month", year: "Year" }} />
      <DateField
        label="Date with an error"
        partLabels={{ day: "Day", month: "Month", year: "Year" }}
        defaultValue="2000-02-29"
        error={error}
      />
    </>,
  ],
  [
    "Choices, and what fields are made of",
    <>
      <Checkbox label="Checkbox" description="What it means" />
      <Checkbox label="Checked" defaultChecked />
      <Checkbox label="With an error" error={error} />
      <RadioGroup label="Radio group" name="radio" choices={choices} defaultValue="one" />
      <RadioGroup label="With an error" name="radio-error" choices={choices} error={error} />
      <SegmentedControl label="Segmented control" name="segments" choices={choices} defaultValue="one" />
      <Field label="Field" ids={ids}>
        <input id="own" />
      </Field>
      <FieldGroup label="Group of fields" ids={groupIds}>
        What belongs together.
      </FieldGroup>
      <FieldDescription id="description">A description</FieldDescription>
      <FieldError id="error">{error}</FieldError>
    </>,
  ],
]
