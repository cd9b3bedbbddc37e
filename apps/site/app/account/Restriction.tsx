import { Anchor, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage, useTo } from "../language.ts"
import { commissionUrl } from "../shell/Footer.tsx"
import { type Player, useShell } from "../shell/shellData.ts"

export type Exclusion = NonNullable<Player["exclusion"]>
type RestrictionProps = { exclusion: Exclusion }

export function RestrictionText({ exclusion: { type, until } }: RestrictionProps) {
  const t = useTranslations("restricted")
  const formats = useFormats()
  const isToAsk = type === "return" && until === null
  const support = useShell()?.site.supportEmail
  const mail = support && (
    <Anchor href={`mailto:${support}`} className="text-ivory underline underline-offset-4">
      {support}
    </Anchor>
  )
  return (
    <div className="grid gap-3">
      <p>
        {type === "register" || isToAsk
          ? t(isToAsk ? "why.return" : "why.register")
          : t(`why.${type === "return" ? "returnWaits" : type}`, {
              until: until === null ? "" : formats.dateTime(until),
            })}
      </p>
      <p>{t("open")}</p>
      {mail && <p>{t.rich("support", { mail: () => mail })}</p>}
    </div>
  )
}

/** `isHere`: this is the page of the limits. */
export function RestrictionActions({ exclusion, isHere = false }: RestrictionProps & { isHere?: boolean }) {
  const t = useTranslations("restricted")
  const to = useTo()
  const language = useLanguage()
  return (
    <>
      <LinkButton kind="primary" href={to("withdrawals")}>
        {t("withdraw")}
      </LinkButton>
      <LinkButton href={to("balances")}>{t("history")}</LinkButton>
      {exclusion.type === "return" && !isHere && <LinkButton href={to("limits")}>{t("limits")}</LinkButton>}
      {exclusion.type === "register" && (
        <LinkButton href={commissionUrl[language]}>{t("commission")}</LinkButton>
      )}
    </>
  )
}
