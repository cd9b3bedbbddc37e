import { Badge, type Tone } from "@elite/ui"
import { useEffect, useRef } from "react"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useToast } from "../shell/toasts.tsx"
import { documentIcons } from "./documentIcons.ts"
import type { SentDocument } from "./documents.server.ts"
import { FileForm } from "./FileForm.tsx"

const tones: Record<SentDocument["status"], Tone> = {
  waiting: "brass",
  accepted: "emerald",
  rejected: "coral",
  replaced: "neutral",
}

/** Moves the focus to the row: the submitted form disappears once the document is replaced. */
function useFocusAfterReplacement(isReplaced: boolean) {
  const row = useRef<HTMLLIElement>(null)
  const isOurs = useRef(false)
  useEffect(() => {
    if (!isReplaced || !isOurs.current) return
    isOurs.current = false
    row.current?.focus({ preventScroll: true })
  }, [isReplaced])
  return { row, expect: () => (isOurs.current = true) }
}

export function DocumentRow({
  document: { documentId, label, status, reason, uploadedAt },
  answer,
}: {
  document: SentDocument
  answer: FormRefusal | undefined
}) {
  const t = useTranslations("documents")
  const labels = useTranslations("documentLabels")
  const reasons = useTranslations("documentReasons")
  const formats = useFormats()
  const toast = useToast()
  const { row, expect } = useFocusAfterReplacement(status === "replaced")
  const at = formats.dateTime(uploadedAt)
  const name = labels(label)
  const Sign = documentIcons[label]
  const notifyReplaced = (text: string) => {
    expect()
    toast({ kind: "success", text })
  }
  return (
    <li
      ref={row}
      tabIndex={-1}
      className="flex gap-3 border-line border-b py-4 outline-none last:border-b-0 sm:gap-4"
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full border border-line text-muted">
        <Sign className="size-5" aria-hidden="true" />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h4 className="min-w-0 font-sans font-semibold text-base">{name}</h4>
          <Badge tone={tones[status]}>{t(`statuses.${status}`)}</Badge>
        </div>
        <p className="text-muted text-sm">
          <time dateTime={uploadedAt}>{t("sentAt", { at })}</time>
        </p>
        {reason && <p className="max-w-2xl text-pretty text-[0.9375rem]">{reasons(reason)}</p>}
        {status === "replaced" && <p className="text-muted text-sm">{t("replacedText")}</p>}
        {(status === "waiting" || status === "rejected") && (
          <details open={answer !== undefined || status === "rejected"}>
            <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-brass text-sm">
              {t("another")}
            </summary>
            <div className="pt-2 pb-1">
              <FileForm
                formName="replacement"
                of={{ documentId: String(documentId) }}
                label={t("anotherNamed", { label: name, at })}
                answer={answer}
                onSent={notifyReplaced}
              />
            </div>
          </details>
        )}
      </div>
    </li>
  )
}
