import { Button, classes, FileField, Icon } from "@elite/ui"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useFileTexts } from "../form/useFileTexts.ts"
import { useTranslations } from "../i18n.tsx"
import { useUploadProgress } from "../shell/uploadForm.ts"
import { documentTypes, maxMegabytes, useUpload } from "./useUpload.ts"

const indeterminateProgressClass =
  "w-full animate-shimmer bg-[length:200%_100%] bg-[linear-gradient(90deg,var(--color-line)_25%,var(--color-brass)_50%,var(--color-line)_75%)]"

/** A form with a file upload and its progress, where that is known. */
export function UploadProgress({
  label,
  fields,
}: {
  label: string
  fields: Readonly<Record<string, string>>
}) {
  const share = useUploadProgress(fields)
  const percent = share === null ? undefined : Math.round(share * 100)
  return (
    <div className="grid gap-1.5">
      <span aria-hidden="true" className="text-muted text-sm">
        {label}
      </span>
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        className="h-1 overflow-hidden rounded-full bg-line"
      >
        <div
          className={classes(
            "h-full rounded-full",
            percent === undefined ? indeterminateProgressClass : "bg-brass",
          )}
          style={percent === undefined ? undefined : { width: `${percent}%` }}
        />
      </div>
    </div>
  )
}

type FileFormProps = {
  formName: "document" | "replacement"
  /** The fields that identify the document: a new one by its kind, or the one to replace. */
  of: { documentLabelId: string } | { documentId: string }
  /** The accessible name of the button, since the page has several. */
  label: string
  answer: FormRefusal | undefined
  onSent?: (message: string) => void
}

export function FileForm({ formName, of, label, answer: submittedAnswer, onSent }: FileFormProps) {
  const t = useTranslations("documents")
  const fileTexts = useFileTexts()
  const { Form, form, state, sent, answer, problems, forgetProblems, submit } = useUpload(
    submittedAnswer,
    onSent,
  )
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
      <RefusalMessage answer={answer} />
      <input type="hidden" name="what" value={formName} />
      {Object.entries(of).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <FileField
        {...fileTexts}
        name="file"
        accept={documentTypes.join()}
        label={t("file")}
        description={t("fileHint", { megabytes: String(maxMegabytes) })}
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
      {state === "loading" && <UploadProgress label={t("sending")} fields={of} />}
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
