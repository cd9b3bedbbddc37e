import { Card, CardHeader, EmptyState, ErrorState, Icon, LinkButton } from "@elite/ui"
import { useLocation } from "react-router"
import { type FormRefusal, submittedValues } from "../form/formRefusal.ts"
import { useTranslations } from "../i18n.tsx"
import { useLiveMessage } from "../shell/liveSocket.tsx"
import { useRevalidatePage } from "../shell/useRevalidatePage.ts"
import { DocumentRow } from "./DocumentRow.tsx"
import { documentIcons } from "./documentIcons.ts"
import type { DocumentKind, Documents } from "./documents.server.ts"
import { FileForm } from "./FileForm.tsx"

function KindRow({ kind, answer }: { kind: DocumentKind; answer: FormRefusal | undefined }) {
  const t = useTranslations("documents")
  const labels = useTranslations("documentLabels")
  const { documentLabelId, label } = kind
  const Sign = documentIcons[label]
  return (
    <li className="border-line border-b last:border-b-0">
      <details className="group" open={answer !== undefined}>
        <summary className="flex min-h-16 cursor-pointer list-none items-center gap-3 py-3 sm:gap-4 [&::-webkit-details-marker]:hidden">
          <Sign className="mx-2.5 size-5 shrink-0 text-brass" aria-hidden="true" />
          <span className="grid min-w-0 flex-1 gap-0.5">
            <span className="font-semibold">{labels(label)}</span>
            <span className="text-pretty text-muted text-sm">{t(`purposes.${label}`)}</span>
          </span>
          <Icon name="down" className="size-4.5 shrink-0 text-muted group-open:rotate-180" />
        </summary>
        <div className="pt-1 pb-5 sm:pl-14">
          <FileForm
            formName="document"
            of={{ documentLabelId: String(documentLabelId) }}
            label={t("sendNamed", { label: labels(label) })}
            answer={answer}
          />
        </div>
      </details>
    </li>
  )
}

function DocumentsUnavailable() {
  const t = useTranslations("documents")
  const shell = useTranslations("shell")
  const { pathname } = useLocation()
  return (
    <ErrorState
      level={3}
      title={t("failedTitle")}
      action={<LinkButton href={pathname}>{shell("tryAgain")}</LinkButton>}
      className="py-6"
    >
      {t("failedText")}
    </ErrorState>
  )
}

type DocumentsCardProps = {
  documents: Documents | null
  /** The answers to forms that were submitted without scripts: a new document, a replacement. */
  sent: FormRefusal | undefined
  replaced: FormRefusal | undefined
}

export function DocumentsCard({ documents, sent, replaced }: DocumentsCardProps) {
  const t = useTranslations("documents")
  // An operator reviewed a document, or it was sent from another device.
  useLiveMessage("document", useRevalidatePage())
  const [ofKind, ofDocument] = [submittedValues(sent).documentLabelId, submittedValues(replaced).documentId]
  return (
    <Card as="section" aria-labelledby="documents">
      <CardHeader title={<span id="documents">{t("title")}</span>} />
      <p className="max-w-2xl text-pretty text-muted">{t("text")}</p>
      <p className="mt-2 max-w-2xl text-pretty text-muted text-sm">{t("privacy")}</p>
      {!documents ? (
        <DocumentsUnavailable />
      ) : (
        <>
          {documents.sent.length === 0 ? (
            <EmptyState level={3} title={t("emptyTitle")} className="py-8">
              {t("emptyText")}
            </EmptyState>
          ) : (
            <>
              <h3 className="mt-6 text-lg">{t("sentTitle")}</h3>
              <ul aria-label={t("list")}>
                {documents.sent.map((document) => (
                  <DocumentRow
                    key={document.documentId}
                    document={document}
                    answer={ofDocument === String(document.documentId) ? replaced : undefined}
                  />
                ))}
              </ul>
            </>
          )}
          <h3 className="mt-6 border-line border-t pt-5 text-lg">{t("sendTitle")}</h3>
          <p className="text-muted text-sm">{t("sendText")}</p>
          <ul className="mt-2">
            {documents.kinds.map((kind) => (
              <KindRow
                key={kind.documentLabelId}
                kind={kind}
                answer={ofKind === String(kind.documentLabelId) ? sent : undefined}
              />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
