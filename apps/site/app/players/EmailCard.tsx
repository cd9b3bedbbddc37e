import { Badge, Button, Card, CardHeader, Notice, PasswordField, TextField } from "@elite/ui"
import { type RefObject, useEffect, useRef } from "react"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { emailCardId } from "./MailBounced.tsx"
import type { EmailChange, Person } from "./profile.server.ts"

/** Text says whether a side has confirmed; colour repeats it. */
function ConfirmationState({ label, hasAgreed }: { label: string; hasAgreed: boolean }) {
  const t = useTranslations("email")
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span>{label}</span>
      <Badge tone={hasAgreed ? "emerald" : "brass"}>{t(hasAgreed ? "open.agreed" : "open.waiting")}</Badge>
    </li>
  )
}

/** A pending change: the missing confirmations, and its cancellation. */
function PendingEmailChange({ change, answer }: { change: EmailChange; answer: FormRefusal | undefined }) {
  const t = useTranslations("email")
  const formats = useFormats()
  const { formData } = useNavigation()
  const { email, expiresAt, hasNewAgreed, hasCurrentAgreed } = change
  return (
    <section
      aria-labelledby="open-email-change"
      className="mb-5 grid gap-3 rounded-control border border-line bg-raised p-4"
    >
      <h3 id="open-email-change" className="font-semibold">
        {t("open.title")}
      </h3>
      <p className="text-pretty text-[0.9375rem]">
        {t.rich("open.text", {
          email,
          until: formats.dateTime(expiresAt),
          strong: (text) => <strong className="break-words">{text}</strong>,
        })}
      </p>
      <ul className="grid gap-2 text-[0.9375rem]">
        <ConfirmationState label={t("open.new")} hasAgreed={hasNewAgreed} />
        {hasCurrentAgreed !== null && (
          <ConfirmationState label={t("open.current")} hasAgreed={hasCurrentAgreed} />
        )}
      </ul>
      <p className="text-muted text-sm">{t("open.noMessage")}</p>
      <Form method="post" preventScrollReset>
        <RefusalMessage answer={answer} isOutside />
        <input type="hidden" name="what" value="cancelEmail" />
        <Button
          type="submit"
          size="small"
          pending={formData?.get("what") === "cancelEmail"}
          pendingLabel={t("open.cancelling")}
        >
          {t("open.cancel")}
        </Button>
      </Form>
    </section>
  )
}

/** Resets the form when a change begins or ends, so that no password remains in it. The focus stays. */
function useResetAfterChange(form: RefObject<HTMLFormElement | null>, pendingId: string | null): void {
  const before = useRef(pendingId)
  useEffect(() => {
    if (before.current === pendingId) return
    before.current = pendingId
    form.current?.reset()
  }, [form, pendingId])
}

/**
 * Requests a new address; requires the password. `hasSay`: the current address must confirm too. `pendingId` identifies the
 * pending change.
 */
function EmailForm(props: { hasSay: boolean; pendingId: string | null; answer: FormRefusal | undefined }) {
  const { hasSay, pendingId, answer } = props
  const t = useTranslations("email")
  const passwords = useTranslations("password")
  const { form, field } = useForm(answer)
  const { formData } = useNavigation()
  useResetAfterChange(form, pendingId)
  return (
    <Form method="post" noValidate ref={form} className="grid gap-5">
      <RefusalMessage answer={answer} />
      <input type="hidden" name="what" value="email" />
      <TextField
        label={t("new")}
        {...field("email")}
        type="email"
        autoComplete="email"
        inputMode="email"
        maxLength={254}
        required
      />
      <PasswordField
        label={t("password")}
        {...field("password")}
        showLabel={passwords("showPassword")}
        maxLength={256}
        required
      />
      <p className="text-pretty text-muted text-sm">{t(hasSay ? "text" : "textUnconfirmed")}</p>
      <Button
        type="submit"
        className="justify-self-start"
        pending={formData?.get("what") === "email"}
        pendingLabel={t("submitting")}
      >
        {t("submit")}
      </Button>
    </Form>
  )
}

type EmailCardProps = {
  person: Pick<Person, "email" | "isEmailVerified" | "mailReturnedAt" | "hasPassword">
  /** Undefined where it cannot be read now. */
  change: EmailChange | null | undefined
  answer: FormRefusal | undefined
  /** The answer to the form that cancels the change. */
  cancelAnswer: FormRefusal | undefined
}

export function EmailCard({ person, change, answer, cancelAnswer }: EmailCardProps) {
  const t = useTranslations("email")
  // An address that bounces is not asked to confirm.
  const hasSay = person.isEmailVerified && person.mailReturnedAt === null
  return (
    <Card as="section" id={emailCardId} className="scroll-mt-32">
      <CardHeader
        title={t("title")}
        action={
          <Badge tone={person.isEmailVerified ? "emerald" : "coral"}>
            {t(person.isEmailVerified ? "confirmed" : "notConfirmed")}
          </Badge>
        }
      />
      <p className="break-words font-semibold">{person.email}</p>
      <p className="mt-1 mb-5 text-muted text-sm">{t("lead")}</p>
      {change === undefined && <Notice className="mb-5">{t("failed")}</Notice>}
      {change && <PendingEmailChange change={change} answer={cancelAnswer} />}
      {person.hasPassword ? (
        <EmailForm hasSay={hasSay} pendingId={change?.expiresAt ?? null} answer={answer} />
      ) : (
        <p className="text-pretty text-muted text-sm">{t("passwordFirst")}</p>
      )}
    </Card>
  )
}
