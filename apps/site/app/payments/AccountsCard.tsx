import { Badge, Button, Card, CardHeader } from "@elite/ui"
import { Landmark } from "lucide-react"
import { type FormEvent, useState } from "react"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { isStepUpRequired, StepUp } from "../account/StepUp.tsx"
import { useFocusAfterChange } from "../account/useFocusAfterChange.ts"
import { type FormRefusal, submittedValues } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import type { SavedAccounts } from "./accounts.server.ts"
import { IbanField } from "./IbanField.tsx"
import { isIban } from "./iban.ts"

export type SavedAccount = SavedAccounts["accounts"][number]

type RowProps = { account: SavedAccount; hasFactor: boolean; answer: FormRefusal | undefined }

function AccountRow({ account: { accountId, account, addedAt, usableFrom }, hasFactor, answer }: RowProps) {
  const t = useTranslations("withdraw")
  const formats = useFormats()
  const { form } = useForm(answer)
  const { formData } = useNavigation()
  const isSent = formData?.get("what") === "remove" && formData.get("accountId") === accountId
  const isAsked = isStepUpRequired(answer)
  const remove = (
    <Button
      type="submit"
      size="small"
      className="justify-self-start"
      pending={isSent}
      pendingLabel={t("accounts.removing")}
      aria-label={t("accounts.removeNamed", { account })}
    >
      {t("accounts.remove")}
    </Button>
  )
  return (
    <li className="border-line border-b py-4 last:border-b-0">
      <Form method="post" noValidate preventScrollReset ref={form} className="grid gap-4">
        <input type="hidden" name="what" value="remove" />
        <input type="hidden" name="accountId" value={accountId} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="flex min-w-0 items-center gap-3">
            <span className="grid size-10 shrink-0 place-items-center rounded-full border border-line text-muted">
              <Landmark className="size-5" aria-hidden="true" />
            </span>
            <div className="grid min-w-0 gap-1">
              <h3 className="whitespace-nowrap font-sans font-semibold text-base tabular-nums">{account}</h3>
              <p className="text-muted text-sm">{t("accounts.addedAt", { at: formats.date(addedAt) })}</p>
              <Badge tone={usableFrom === null ? "emerald" : "brass"}>
                {usableFrom === null
                  ? t("accounts.ready")
                  : t("accounts.waits", { until: formats.dateTime(usableFrom) })}
              </Badge>
            </div>
          </div>
          {!isAsked && remove}
        </div>
        <RefusalMessage answer={answer} isOutside={!isAsked} />
        <StepUp answer={answer} hasFactor={hasFactor} />
        {isAsked && remove}
      </Form>
    </li>
  )
}

function AddForm(props: { isFirst: boolean; hasFactor: boolean; answer: FormRefusal | undefined }) {
  const { isFirst, hasFactor, answer } = props
  const t = useTranslations("withdraw")
  const { form, problems, setProblems, focusProblem, written } = useForm(answer)
  const [iban, setIban] = useState(written.iban ?? "")
  const isSent = useNavigation().formData?.get("what") === "add"
  const check = (event: FormEvent) => {
    const problem = !iban.trim() ? t("ibanMissing") : isIban(iban) ? undefined : t("ibanInvalid")
    setProblems({ iban: problem })
    if (problem === undefined) return
    event.preventDefault()
    focusProblem()
  }
  return (
    <Form method="post" noValidate preventScrollReset ref={form} onSubmit={check} className="grid gap-5">
      <input type="hidden" name="what" value="add" />
      <RefusalMessage answer={answer} />
      <IbanField value={iban} onChange={setIban} error={problems.iban} />
      <StepUp answer={answer} hasFactor={hasFactor} />
      <Button
        type="submit"
        kind={isFirst ? "primary" : "secondary"}
        className="justify-self-start"
        pending={isSent}
        pendingLabel={t("accounts.adding")}
      >
        {t("accounts.add")}
      </Button>
    </Form>
  )
}

type AccountsCardProps = {
  saved: SavedAccounts
  hasFactor: boolean
  /** The answers to the form that adds an account, and to the one that removes one. */
  added: FormRefusal | undefined
  removed: FormRefusal | undefined
}

/** The player's payout accounts. The form for a first account is open; for another one it is behind a line. */
export function AccountsCard({ saved, hasFactor, added, removed }: AccountsCardProps) {
  const t = useTranslations("withdraw")
  const { accounts, most, waitHours } = saved
  const heading = useFocusAfterChange<HTMLHeadingElement>(accounts.length)
  const isFirst = accounts.length === 0
  const removing = submittedValues(removed).accountId
  const form = <AddForm key={accounts.length} isFirst={isFirst} hasFactor={hasFactor} answer={added} />
  return (
    <Card as="section" aria-labelledby="payout-accounts">
      <CardHeader
        title={
          <span id="payout-accounts" ref={heading} tabIndex={-1} className="outline-none">
            {t(isFirst ? "accounts.firstTitle" : "accounts.title")}
          </span>
        }
      />
      <p className="mb-4 text-pretty text-muted text-sm">{t("accounts.text", { hours: waitHours })}</p>
      {!isFirst && (
        <ul aria-label={t("accounts.list")}>
          {accounts.map((account) => (
            <AccountRow
              key={account.accountId}
              account={account}
              hasFactor={hasFactor}
              answer={removing === account.accountId ? removed : undefined}
            />
          ))}
        </ul>
      )}
      {isFirst ? (
        form
      ) : accounts.length < most ? (
        <details key={accounts.length} open={added !== undefined} className="border-line border-t pt-4">
          <summary className="mb-4 min-h-6 cursor-pointer font-semibold text-brass">
            {t("accounts.another")}
          </summary>
          {form}
        </details>
      ) : (
        <p className="border-line border-t pt-4 text-pretty text-muted text-sm">
          {t("accounts.full", { most })}
        </p>
      )}
    </Card>
  )
}
