import { Button, Card, LinkButton, Notice } from "@elite/ui"
import { useState } from "react"
import { Form, useNavigation } from "react-router"
import { AccountPage } from "../account/AccountPage.tsx"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { StepUp } from "../account/StepUp.tsx"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/closeAccount"
import { IbanField } from "./IbanField.tsx"

export { action, loader } from "./closeAccount.server.ts"

export const handle = page<Route.ComponentProps>({ title: ({ words }) => words.closing.title })

type Closing = Route.ComponentProps["loaderData"]["closing"]

/** The consequences, one sentence each. */
function useConsequences({ amount, account, waitHours }: Closing): string[] {
  const t = useTranslations("closing")
  const { euros } = useFormats()
  const paid = { amount: euros(amount) }
  return [
    t("atOnce"),
    amount === 0 ? t("nothingLeft") : account === null ? t("paidTo", paid) : t("paid", { ...paid, account }),
    ...(amount > 0 && account === null ? [t("newAccount", { hours: waitHours })] : []),
    t("late"),
    t("kept"),
    t("back"),
  ]
}

/** Closes an account. Asks for a payout account where money remains and none is known. */
export default function CloseAccount({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("closing")
  const to = useTo()
  const { closing, hasFactor } = loaderData
  const { form, problems, written } = useForm(actionData)
  const [iban, setIban] = useState(written.iban ?? "")
  const consequences = useConsequences(closing)
  const isSent = useNavigation().formMethod === "POST"
  return (
    <AccountPage title={t("title")} lead={t("lead")}>
      <Card className="p-6 sm:p-8">
        <ul className="mb-6 grid list-disc gap-2 pl-5 marker:text-brass">
          {consequences.map((sentence) => (
            <li key={sentence} className="text-pretty">
              {sentence}
            </li>
          ))}
        </ul>
        <Notice>
          <p>{t("rather")}</p>
          <LinkButton size="small" href={to("limits")} className="mt-2">
            {t("toLimits")}
          </LinkButton>
        </Notice>
        <Form method="post" noValidate ref={form} className="relative z-10 mt-6 grid gap-5">
          <RefusalMessage answer={actionData} />
          {closing.amount > 0 && closing.account === null && (
            <IbanField value={iban} onChange={setIban} error={problems.iban} />
          )}
          <StepUp answer={actionData} hasFactor={hasFactor} />
          <Button
            type="submit"
            kind="danger"
            className="justify-self-start"
            pending={isSent}
            pendingLabel={t("submitting")}
          >
            {t("submit")}
          </Button>
        </Form>
      </Card>
    </AccountPage>
  )
}
