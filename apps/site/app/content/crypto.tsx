import { Card, CardHeader, LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/crypto"

export { loader } from "./crypto.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.pages.crypto.title,
  description: ({ words }) => words.pages.crypto.description,
})

const reasonKeys = ["own", "limits", "refund"] as const

export default function Crypto({ loaderData: { methods } }: Route.ComponentProps) {
  const t = useTranslations("pages")
  const to = useTo()
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5 px-gutter py-8 sm:py-12">
      <header>
        <h1 className="text-3xl sm:text-4xl">{t("crypto.title")}</h1>
        <p className="mt-3 text-lg text-muted text-pretty">{t("crypto.lead")}</p>
      </header>
      <Card as="section" aria-labelledby="why">
        <CardHeader id="why" title={t("crypto.whyTitle")} />
        <ul className="grid list-disc gap-2 pl-5 text-pretty text-muted marker:text-brass">
          {reasonKeys.map((reason) => (
            <li key={reason}>{t(`crypto.${reason}`)}</li>
          ))}
        </ul>
      </Card>
      <Card as="section" aria-labelledby="instead">
        <CardHeader id="instead" title={t("crypto.insteadTitle")} />
        {methods.length === 0 && <p className="text-muted">{t("crypto.none")}</p>}
        <ul className="grid gap-3 sm:grid-cols-2">
          {methods.map(({ code, name, iconUrl, does }) => (
            <li key={code} className="flex items-center gap-3">
              <img src={iconUrl} alt="" width={64} height={40} loading="lazy" className="h-10 w-16" />
              <span>
                <span className="block font-semibold">{name}</span>
                <span className="block text-muted text-sm">{t(`crypto.${does}`)}</span>
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-5 flex flex-wrap gap-3">
          <LinkButton href={to("deposits")}>{t("crypto.deposit")}</LinkButton>
          <LinkButton href={to("help")}>{t("crypto.help")}</LinkButton>
        </p>
      </Card>
    </div>
  )
}
