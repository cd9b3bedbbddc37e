import { Button, FileField, Icon } from "@elite/ui"
import { Refused } from "../account/Refused.tsx"
import type { FormAnswer } from "../form/answer.ts"
import { useTranslations } from "../speech.tsx"
import { files, megabytes, useUpload } from "./useUpload.ts"

/** How far nobody knows: the browser does not say how much of a form has gone. */
export function UnderWay({ label }: { label: string }) {
  return (
    <div role="progressbar" aria-label={label} className="grid gap-1.5">
      <span className="text-muted text-sm">{label}</span>
      <span className="block h-1 w-full animate-shimmer rounded-full bg-[length:200%_100%] bg-[linear-gradient(90deg,var(--color-line)_25%,var(--color-brass)_50%,var(--color-line)_75%)]" />
    </div>
  )
}

type FileFormProps = {
  what: "document" | "replacement"
  /** What the file is: a document of this kind, or one in the place of another. */
  of: { documentLabelId: number } | { documentId: number }
  /** What a screen reader calls the button: there are several on the page. */
  label: string
  answer: FormAnswer | undefined
  onSent?: (message: string) => void
}

/** The field for one file and its button; under way, sent or refused, it says so itself. */
export function FileForm({ what, of, label, answer: earlier, onSent }: FileFormProps) {
  const t = useTranslations("documents")
  const { Form, form, state, sent, answer, problems, forgetProblems, submit } = useUpload(earlier, onSent)
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      noValidate
      ref={form}
      onSubmit={submit}
      onChange={forgetProblems}
      className="grid gap-4"
    >
      <Refused answer={answer} />
      <input type="hidden" name="what" value={what} />
      {Object.entries(of).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FileField
        name="file"
        accept={files.join()}
        label={t("file")}
        description={t("fileHint", { megabytes: String(megabytes) })}
        error={problems.file}
      />
      <div role="status" className="empty:hidden">
        {state === "succeeded" && (
          <p className="flex items-center gap-2 font-semibold text-emerald">
            <Icon name="check" className="size-5 shrink-0" />
            {sent}
          </p>
        )}
        {state === "failed" && (
          <p className="flex items-center gap-2 font-semibold text-coral">
            <Icon name="warning" className="size-5 shrink-0" />
            {t("failed")}
          </p>
        )}
      </div>
      {state === "loading" && <UnderWay label={t("sending")} />}
      <Button
        type="submit"
        className="justify-self-start"
        pending={state === "loading"}
        pendingLabel={t("sending")}
        aria-label={label}
      >
        {t("send")}
      </Button>
    </Form>
  )
}
