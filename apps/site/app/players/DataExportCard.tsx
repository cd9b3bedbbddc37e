import { Button, buttonClass, Card, CardHeader } from "@elite/ui"
import { Download } from "lucide-react"
import { Form } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import { StepUp } from "../account/StepUp.tsx"
import { usePollPage } from "../account/usePollPage.ts"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { useIsFormPending } from "./SettingsCards.tsx"
import type { DataExport } from "./settings.server.ts"

const megabyte = 1_000_000

/** Megabytes with one decimal, at least 0.1. */
const useFormatMegabytes = () => {
  const { figure } = useFormats()
  return (bytes: number) => figure(Math.max(0.1, Math.round((bytes / megabyte) * 10) / 10))
}

/** The state of the last export. */
function DataExportStatus({ dossier }: { dossier: NonNullable<DataExport> }) {
  const t = useTranslations("dossiers")
  const { dateTime } = useFormats()
  const size = useFormatMegabytes()
  const { state, askedAt, againFrom, file } = dossier
  const at = dateTime(askedAt)
  return (
    <div className="mt-4 grid gap-3" aria-live="polite">
      <p>
        {state === "asked" && t("preparing", { at })}
        {file && t("ready", { at, until: dateTime(file.until) })}
        {state === "gone" && t("gone", { at })}
      </p>
      {file && (
        <a href={file.url} download className={`${buttonClass({ kind: "primary" })} justify-self-start`}>
          <Download className="size-5 shrink-0" aria-hidden="true" />
          {t("fetch", { size: size(file.bytes) })}
        </a>
      )}
      <p className="text-muted text-sm">{t("againFrom", { until: dateTime(againFrom) })}</p>
    </div>
  )
}

type DataExportCardProps = { dossier: DataExport; hasFactor: boolean; answer: FormRefusal | undefined }

/** Requests a copy of the player's personal data, and downloads it. */
export function DataExportCard({ dossier, hasFactor, answer }: DataExportCardProps) {
  const t = useTranslations("dossiers")
  const { form } = useForm(answer)
  const isSent = useIsFormPending("dossier")
  const isPreparing = dossier?.state === "asked"
  usePollPage(isPreparing)
  return (
    <Card as="section">
      <CardHeader title={t("card")} />
      <p className="text-pretty text-muted">{t("cardText")}</p>
      {dossier && <DataExportStatus dossier={dossier} />}
      {!isPreparing && (
        <Form method="post" noValidate ref={form} className="mt-4 grid gap-4">
          <RefusalMessage answer={answer} />
          <input type="hidden" name="what" value="dossier" />
          <StepUp answer={answer} hasFactor={hasFactor} />
          <Button type="submit" className="justify-self-start" pending={isSent} pendingLabel={t("asking")}>
            {t(dossier ? "askAgain" : "ask")}
          </Button>
        </Form>
      )}
    </Card>
  )
}
