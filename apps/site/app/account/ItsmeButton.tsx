import { Button } from "@elite/ui"
import { Smartphone } from "lucide-react"
import type { ReactNode } from "react"
import { Form, useNavigation } from "react-router"
import { ContinueLink } from "../form/ContinueLink.tsx"
import { useTranslations } from "../i18n.tsx"
import { TrackingField } from "../tracking/TrackingField.tsx"

type ItsmeButtonProps = {
  label: string
  answer: unknown
  kind?: "primary" | "secondary"
  block?: boolean
  children?: ReactNode
}

/** The page's action recognizes it by `what`. */
export function ItsmeButton({
  label,
  answer,
  kind = "secondary",
  block = false,
  children,
}: ItsmeButtonProps) {
  const t = useTranslations("itsme")
  const isPending = useNavigation().formData?.get("what") === "itsme"
  if (typeof answer === "object" && answer !== null && "authorizationUrl" in answer)
    return <ContinueLink url={String(answer.authorizationUrl)} label={t("goOn")} />
  return (
    <Form method="post">
      <input type="hidden" name="what" value="itsme" />
      {children}
      <TrackingField />
      <Button
        type="submit"
        size="large"
        kind={kind}
        block={block}
        pending={isPending}
        pendingLabel={t("leaving")}
      >
        <Smartphone className="size-5 shrink-0" aria-hidden="true" />
        {label}
      </Button>
    </Form>
  )
}
