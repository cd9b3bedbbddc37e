import type { protection as contract, ReplyOf } from "@elite/contract"
import { Button, Card, CardHeader, LinkButton } from "@elite/ui"
import { Form, useNavigation } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"

type Hints = ReplyOf<typeof contract.getOverview>["hints"]

function DismissHint({ kind }: { kind: contract.Hint }) {
  const t = useTranslations("protection")
  const { formData } = useNavigation()
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="what" value="hint" />
      <Button
        type="submit"
        size="small"
        name="hint"
        value={kind}
        pending={formData?.get("hint") === kind}
        pendingLabel={t("hints.sending")}
        aria-label={t("hints.dismissNamed", { hint: t(`hints.${kind}.title`) })}
      >
        {t("hints.dismiss")}
      </Button>
    </Form>
  )
}

/** Hints about the player's recent behaviour, and what they can do. Renders nothing where there are none. */
export function HintsCard({ hints, isHeld }: { hints: Hints; isHeld: boolean }) {
  const t = useTranslations("protection")
  const formats = useFormats()
  const to = useTo()
  if (hints.length === 0) return null
  return (
    <Card as="section" tone="azure" aria-labelledby="hints">
      <CardHeader id="hints" title={t("hints.title")} />
      <p className="max-w-3xl text-pretty text-muted">{t("hints.lead")}</p>
      <ul className="mt-4 grid gap-4">
        {hints.map(({ kind, noticedAt }) => (
          <li key={kind} className="grid gap-2 border-line border-t pt-4">
            <h3 className="font-sans font-semibold text-base tracking-normal">{t(`hints.${kind}.title`)}</h3>
            <p className="max-w-3xl text-pretty">{t(`hints.${kind}.text`)}</p>
            <p className="text-muted text-sm">{t("hints.noticed", { at: formats.date(noticedAt) })}</p>
            <DismissHint kind={kind} />
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-wrap gap-3 border-line border-t pt-4">
        <LinkButton href={`${to("limits")}#limits-Deposit`}>{t("hints.limit")}</LinkButton>
        {!isHeld && <LinkButton href={`${to("limits")}#break`}>{t("hints.pause")}</LinkButton>}
        <LinkButton href={to("selfTest")}>{t("hints.test")}</LinkButton>
      </div>
    </Card>
  )
}
