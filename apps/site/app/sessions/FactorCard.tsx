import { Badge, Button, type ButtonKind, Card, CardHeader, LinkButton, Notice, TextField } from "@elite/ui"
import { type ReactNode, useEffect, useRef } from "react"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { StepUp } from "../account/StepUp.tsx"
import { submittedValues } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import type { FactorActionData, FactorForm, FactorSetUp, SecondFactor } from "./factor.server.ts"

/** Focuses and reveals the content that replaced a pressed button. */
function FocusedOnArrival({ children }: { children: ReactNode }) {
  const paragraph = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    paragraph.current?.focus({ preventScroll: true })
    paragraph.current?.scrollIntoView({ block: "nearest" })
  }, [])
  return (
    <p ref={paragraph} tabIndex={-1} className="scroll-mt-32 text-pretty outline-none">
      {children}
    </p>
  )
}

type FactorButtonProps = {
  formName: FactorForm
  label: string
  kind?: ButtonKind
  hasFactor: boolean
  answer: FactorActionData | undefined
}

/** A button whose form may have to be submitted again with a step-up. */
function FactorButton({ formName, label, kind = "secondary", hasFactor, answer }: FactorButtonProps) {
  const t = useTranslations("factor")
  const { formData } = useNavigation()
  const own = submittedValues(answer).what === formName ? answer : undefined
  return (
    <Form method="post" preventScrollReset replace noValidate className="grid gap-3">
      <RefusalMessage answer={own} isOutside />
      <input type="hidden" name="what" value={formName} />
      <StepUp answer={own} hasFactor={hasFactor} />
      <Button
        type="submit"
        kind={kind}
        className="justify-self-start"
        pending={formData?.get("what") === formName}
        pendingLabel={t("pending")}
      >
        {label}
      </Button>
    </Form>
  )
}

const groupByFour = (secret: string) => secret.match(/.{1,4}/g)?.join(" ") ?? secret

/** The secret for the app, and a field for a code that proves it was stored. */
function SetUpStep({ setUp, answer }: { setUp: FactorSetUp; answer: FactorActionData }) {
  const t = useTranslations("factor")
  const { form, field } = useForm(answer)
  const { formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset replace noValidate ref={form} className="grid gap-5">
      <FocusedOnArrival>{t("scan")}</FocusedOnArrival>
      <div className="flex flex-wrap items-center gap-5">
        <img
          src={setUp.qrCode}
          alt={t("picture")}
          width={208}
          height={208}
          className="rounded-control bg-white p-2"
        />
        <div className="grid min-w-0 gap-3">
          <dl>
            <dt className="text-muted text-sm">{t("key")}</dt>
            <dd>
              <code className="select-all break-words text-base">{groupByFour(setUp.secret)}</code>
            </dd>
          </dl>
          <a
            href={setUp.otpauthUrl}
            className="inline-flex min-h-11 items-center font-semibold text-brass underline underline-offset-4 sm:hidden"
          >
            {t("openApp")}
          </a>
        </div>
      </div>
      <RefusalMessage answer={answer} />
      <input type="hidden" name="what" value="confirm" />
      {Object.entries(setUp).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <TextField
        label={t("code")}
        description={t("codeHint")}
        {...field("code")}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={12}
        className="max-w-sm"
        required
      />
      <Button
        type="submit"
        kind="primary"
        className="justify-self-start"
        pending={formData?.get("what") === "confirm"}
        pendingLabel={t("pending")}
      >
        {t("confirm")}
      </Button>
    </Form>
  )
}

/** Shown only once. */
function RecoveryCodes({ recoveryCodes, isNew }: { recoveryCodes: readonly string[]; isNew: boolean }) {
  const t = useTranslations("factor")
  const to = useTo()
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold">{t("codesTitle")}</h3>
      <FocusedOnArrival>{t(isNew ? "codesText" : "newCodesText")}</FocusedOnArrival>
      <ul className="grid max-w-md grid-cols-2 gap-x-6 gap-y-2 rounded-control border border-line bg-raised p-4">
        {recoveryCodes.map((code) => (
          <li key={code}>
            <code className="select-all text-base tabular-nums">{code}</code>
          </li>
        ))}
      </ul>
      <LinkButton href={to("devices")} className="justify-self-start">
        {t("codesKept")}
      </LinkButton>
    </div>
  )
}

function FactorOn({
  since,
  recoveryCodesLeft,
  answer,
}: { since: string; recoveryCodesLeft: number } & FactorAnswerProps) {
  const t = useTranslations("factor")
  const formats = useFormats()
  return (
    <div className="grid gap-4">
      <p className="text-pretty text-muted">{t("since", { at: formats.dateTime(since) })}</p>
      <p>{t("codesLeft", { count: recoveryCodesLeft })}</p>
      <div className="flex flex-wrap items-start gap-3">
        <FactorButton formName="renew" label={t("renew")} hasFactor answer={answer} />
        <FactorButton formName="turnOff" label={t("turnOff")} kind="danger" hasFactor answer={answer} />
      </div>
    </div>
  )
}

function FactorOff({ answer }: FactorAnswerProps) {
  const t = useTranslations("factor")
  return (
    <div className="grid gap-4">
      <p className="text-pretty text-muted">{t("lead")}</p>
      <FactorButton formName="setUp" label={t("setUp")} hasFactor={false} answer={answer} />
    </div>
  )
}

type FactorAnswerProps = {
  answer: FactorActionData | undefined
}

export function FactorCard({
  factor,
  answer,
}: FactorAnswerProps & {
  /** Undefined where it cannot be read now. */
  factor: SecondFactor | undefined
}) {
  const t = useTranslations("factor")
  return (
    <Card as="section">
      <CardHeader
        title={t("title")}
        action={
          factor && (
            <Badge tone={factor.since ? "emerald" : "neutral"}>{t(factor.since ? "on" : "off")}</Badge>
          )
        }
      />
      <FactorContent factor={factor} answer={answer} />
    </Card>
  )
}

function FactorContent({ factor, answer }: FactorAnswerProps & { factor: SecondFactor | undefined }) {
  const t = useTranslations("factor")
  if (answer && "recoveryCodes" in answer) return <RecoveryCodes {...answer} />
  if (!factor) return <Notice>{t("failed")}</Notice>
  if (factor.since) return <FactorOn {...factor} since={factor.since} answer={answer} />
  if (answer && "setUp" in answer && answer.setUp) return <SetUpStep setUp={answer.setUp} answer={answer} />
  return <FactorOff answer={answer} />
}
