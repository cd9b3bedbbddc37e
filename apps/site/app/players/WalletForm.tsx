import { Button, Card, CardHeader, Checkbox, SelectField } from "@elite/ui"
import { Form } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useIsFormPending } from "./SettingsCards.tsx"
import type { SettingsData } from "./settings.server.ts"

type WalletFormProps = Pick<SettingsData, "wallet" | "ratesDay" | "fiats"> & {
  answer: FormRefusal | undefined
}

export function WalletForm({ wallet, ratesDay, fiats, answer }: WalletFormProps) {
  const t = useTranslations("settings")
  const formats = useFormats()
  const { form, problems, written, field } = useForm(answer)
  const isTicked = (name: "hideZeroCurrency" | "displayFiatCurrency") =>
    "what" in written ? written[name] === "on" : wallet[name]
  return (
    <Card as="section">
      <CardHeader title={t("wallet")} />
      <Form method="post" noValidate ref={form} key={JSON.stringify(wallet)} className="grid gap-4">
        <RefusalMessage answer={answer} />
        <input type="hidden" name="what" value="wallet" />
        <Checkbox
          name="hideZeroCurrency"
          label={t("hideZero")}
          defaultChecked={isTicked("hideZeroCurrency")}
        />
        <Checkbox
          name="displayFiatCurrency"
          label={t("displayFiat")}
          description={t("walletText")}
          defaultChecked={isTicked("displayFiatCurrency")}
        />
        <SelectField
          {...field("selectedFiat", wallet.selectedFiat)}
          error={problems.selectedFiat ?? problems["walletSettings.selectedFiat"]}
          label={t("selectedFiat")}
          description={
            ratesDay === undefined
              ? undefined
              : ratesDay === null
                ? t("noRates")
                : t("ratesOf", { day: formats.date(ratesDay) })
          }
          // Several currencies are called dollar.
          choices={fiats.map(({ code, name }) => ({ value: code, label: `${code} · ${name}` }))}
        />
        <Button
          type="submit"
          className="justify-self-start"
          pending={useIsFormPending("wallet")}
          pendingLabel={t("saving")}
        >
          {t("save")}
        </Button>
      </Form>
    </Card>
  )
}
