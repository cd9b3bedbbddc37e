import { protection as contract } from "@elite/contract"
import { Button, Card, CardHeader, Checkbox, LinkButton } from "@elite/ui"
import { useEffect, useRef } from "react"
import { Form, useNavigation } from "react-router"
import { RefusalMessage } from "../account/RefusalMessage.tsx"
import type { FormRefusal } from "../form/formRefusal.ts"
import { useForm } from "../form/useForm.ts"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { Helpline } from "../shell/Helpline.tsx"

type SelfTestResultProps = {
  score: number
  band: contract.SelfTestBand
  refused: FormRefusal | undefined
  isPlayer: boolean
}

/** Asks whether to store the result; without a tick it is not stored. */
function SaveResultForm({ score, refused }: Pick<SelfTestResultProps, "score" | "refused">) {
  const t = useTranslations("protection")
  const { form, problems } = useForm(refused)
  const { formData } = useNavigation()
  return (
    <Card as="section" aria-labelledby="keep">
      <CardHeader id="keep" title={t("test.keepTitle")} />
      <p className="text-pretty text-muted">{t("test.keepText")}</p>
      <Form method="post" noValidate preventScrollReset ref={form} className="mt-2 grid gap-3">
        <RefusalMessage answer={refused} />
        <input type="hidden" name="what" value="keep" />
        <input type="hidden" name="score" value={score} />
        <Checkbox name="agrees" label={t("test.agree")} error={problems.agrees} />
        <Button
          type="submit"
          className="justify-self-start"
          pending={formData?.get("what") === "keep"}
          pendingLabel={t("test.sending")}
        >
          {t("test.keep")}
        </Button>
      </Form>
    </Card>
  )
}

/** The meaning of the score, what may help, and where to find help. */
export function SelfTestResult({ score, band, refused, isPlayer }: SelfTestResultProps) {
  const t = useTranslations("protection")
  const to = useTo()
  const heading = useRef<HTMLHeadingElement>(null)
  // The pressed button is gone; the focus moves to the result.
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <Card as="section" aria-labelledby="result" className="frame-brass p-6 sm:p-8">
        <h2 id="result" ref={heading} tabIndex={-1} className="text-xl outline-none sm:text-2xl">
          {t("test.resultTitle", { score: String(score), most: String(contract.highestScore) })}
        </h2>
        <p className="mt-3 font-semibold text-lg">{t(`test.bands.${band}`)}</p>
        <p className="mt-2 text-pretty">{t(`test.tips.${band}`)}</p>
        <div className="relative z-10 mt-5 flex flex-wrap gap-3">
          <LinkButton kind="primary" href={to("limits")}>
            {t("test.limits")}
          </LinkButton>
          <Helpline />
          <LinkButton kind="quiet" href={to("selfTest")}>
            {t("test.again")}
          </LinkButton>
        </div>
      </Card>
      {isPlayer && <SaveResultForm score={score} refused={refused} />}
    </>
  )
}
