import { players } from "@elite/contract"
import { Button, Card, CardHeader, FileField } from "@elite/ui"
import { UserRound } from "lucide-react"
import type { FormEvent } from "react"
import { Form } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useFileTexts } from "../form/useFileTexts.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useIsFormPending } from "./SettingsCards.tsx"

const maxMegabytes = players.photoAtMost.megabytes
const megabytes = String(maxMegabytes)
const acceptedTypes = "image/jpeg,image/png,image/webp"

function Picture({ photo }: { photo: string | null }) {
  const t = useTranslations("settings")
  const round = "size-20 shrink-0 rounded-full border-2 border-brass bg-raised"
  if (photo)
    return <img src={photo} alt={t("photoAlt")} width={80} height={80} className={`${round} object-cover`} />
  return (
    <span className={`${round} grid place-items-center text-muted`} aria-hidden="true">
      <UserRound className="size-9" />
    </span>
  )
}

type PhotoCardProps = {
  photo: string | null
  answer: FormRefusal | undefined
  removeAnswer: FormRefusal | undefined
}

export function PhotoCard({ photo, answer, removeAnswer }: PhotoCardProps) {
  const t = useTranslations("settings")
  const { form, problems, setProblems, focusProblem } = useForm(answer)
  const fileTexts = useFileTexts()
  const [isSent, isRemoved] = [useIsFormPending("photo"), useIsFormPending("removePhoto")]
  const check = (event: FormEvent<HTMLFormElement>) => {
    const file = new FormData(event.currentTarget).get("file")
    const size = file instanceof File ? file.size : 0
    if (size > 0 && size <= maxMegabytes * 1024 * 1024) return
    event.preventDefault()
    setProblems({ file: size === 0 ? t("photoMissing") : t("photoTooLong", { megabytes }) })
    focusProblem()
  }
  return (
    <Card as="section">
      <CardHeader title={t("photo")} />
      <div className="mb-4 flex items-center gap-4">
        <Picture photo={photo} />
        <p className="min-w-0 text-pretty text-muted text-sm">
          {!photo && `${t("photoNone")} `}
          {t("photoText")}
        </p>
      </div>
      <Form
        method="post"
        encType="multipart/form-data"
        noValidate
        ref={form}
        key={photo}
        onSubmit={check}
        onChange={() => setProblems({})}
        className="grid gap-4"
      >
        <RefusalMessage answer={answer} />
        <input type="hidden" name="what" value="photo" />
        <FileField
          {...fileTexts}
          name="file"
          accept={acceptedTypes}
          label={t("photoLabel")}
          description={t("photoHint", { megabytes })}
          error={problems.file}
        />
        <Button type="submit" className="justify-self-start" pending={isSent} pendingLabel={t("saving")}>
          {t("photoSave")}
        </Button>
      </Form>
      {photo && (
        <Form method="post" className="mt-3 grid gap-3">
          <RefusalMessage answer={removeAnswer} isOutside />
          <input type="hidden" name="what" value="removePhoto" />
          <Button
            type="submit"
            kind="quiet"
            className="justify-self-start"
            pending={isRemoved}
            pendingLabel={t("removing")}
          >
            {t("photoRemove")}
          </Button>
        </Form>
      )}
    </Card>
  )
}
