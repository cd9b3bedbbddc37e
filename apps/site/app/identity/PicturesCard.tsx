import { Button, Card, FileField, Icon } from "@elite/ui"
import type { FormEvent } from "react"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useFileTexts } from "../form/useFileTexts.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { UploadProgress } from "./FileForm.tsx"
import { findChosenFile, imageTypes, isOtherFileType, isTooLarge, maxMegabytes } from "./useUpload.ts"

/** Problems of the chosen pictures, by field. */
function useImageProblems() {
  const t = useTranslations("documents")
  return (front: File | undefined, back: File | undefined) => {
    const wrongKind = (file: File | undefined) =>
      file && isOtherFileType(file, imageTypes) ? t("pictures.wrongKind") : undefined
    const tooLong = isTooLarge((front?.size ?? 0) + (back?.size ?? 0))
      ? t("pictures.tooLong", { megabytes: String(maxMegabytes) })
      : undefined
    return {
      front: front ? (wrongKind(front) ?? tooLong) : t("pictures.missing"),
      back: wrongKind(back),
    }
  }
}

const imagesFormFields = { what: "pictures" }

/** Both sides of a document, for players who cannot use the verifier's own page. */
export function DocumentImagesCard({
  isDeclined,
  answer,
}: {
  isDeclined: boolean
  answer: FormRefusal | undefined
}) {
  const t = useTranslations("documents")
  const account = useTranslations("account")
  const { form, problems, setProblems, focusProblem } = useForm(answer)
  const isSent = useNavigation().formData?.get("what") === "pictures"
  const fileTexts = useFileTexts()
  const check = useImageProblems()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const found = check(
      findChosenFile(event.currentTarget, "front"),
      findChosenFile(event.currentTarget, "back"),
    )
    setProblems(found)
    if (!found.front && !found.back) return
    event.preventDefault()
    focusProblem()
  }
  const accept = imageTypes.join()
  return (
    <Card as="section" padding="none">
      <details className="group" open={answer !== undefined || isDeclined}>
        <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-3 px-4 py-3 sm:px-5 [&::-webkit-details-marker]:hidden">
          <h2 className="text-lg">{t("pictures.title")}</h2>
          <Icon name="down" className="size-4.5 shrink-0 text-muted group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 px-4 pb-5 sm:px-5">
          <p className="max-w-2xl text-pretty text-muted">{t("pictures.text")}</p>
          {isDeclined && <p className="max-w-2xl text-pretty">{t("pictures.declined")}</p>}
          <Form
            method="post"
            encType="multipart/form-data"
            noValidate
            preventScrollReset
            ref={form}
            onSubmit={submit}
            onChange={() => setProblems({})}
            className="grid gap-5"
          >
            <RefusalMessage answer={answer} />
            <input type="hidden" name="what" value="pictures" />
            <p className="text-muted text-sm">{t("pictures.hint", { megabytes: String(maxMegabytes) })}</p>
            <div className="grid gap-5 md:grid-cols-2">
              <FileField
                {...fileTexts}
                name="front"
                accept={accept}
                label={t("pictures.front")}
                error={problems.front}
              />
              <FileField
                {...fileTexts}
                name="back"
                accept={accept}
                label={account("optional", { label: t("pictures.back") })}
                description={t("pictures.backHint")}
                error={problems.back}
              />
            </div>
            {isSent && <UploadProgress label={t("pictures.sending")} fields={imagesFormFields} />}
            <Button
              type="submit"
              className="justify-self-start"
              pending={isSent}
              pendingLabel={t("pictures.sending")}
            >
              {t("pictures.send")}
            </Button>
          </Form>
        </div>
      </details>
    </Card>
  )
}
