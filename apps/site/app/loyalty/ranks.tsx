import { LinkButton } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { page } from "../page.ts"
import type { Route } from "./+types/ranks"

export { loader } from "./ranks.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.pages.ranks.title,
  description: ({ words }) => words.pages.ranks.description,
})

export default function Ranks({ loaderData: { ranks } }: Route.ComponentProps) {
  const t = useTranslations("pages")
  const { figure } = useFormats()
  const to = useTo()
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-5 px-gutter py-6 sm:py-8">
      <header>
        <h1 className="text-3xl sm:text-4xl">{t("ranks.title")}</h1>
        <p className="mt-2 text-pretty text-muted">{t("ranks.lead")}</p>
      </header>
      {ranks === null ? (
        <p className="text-muted">{t("ranks.failed")}</p>
      ) : (
        <table className="w-full border-collapse text-left">
          <thead>
            <tr className="border-line border-b text-muted text-sm">
              <th scope="col" className="py-2 pr-3 font-semibold">
                {t("ranks.rank")}
              </th>
              <th scope="col" className="py-2 pr-3 font-semibold">
                {t("ranks.from")}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {t("ranks.coins")}
              </th>
            </tr>
          </thead>
          <tbody>
            {ranks.map(({ level, name, startPoint, coinMultiplier }) => (
              <tr key={level} className="border-line border-b">
                <th scope="row" className="py-3 pr-3 font-semibold">
                  {name}
                </th>
                <td className="py-3 pr-3 text-muted tabular-nums">
                  {t("ranks.points", { points: figure(startPoint) })}
                </td>
                <td className="py-3 text-right text-brass tabular-nums">{figure(coinMultiplier)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="flex flex-wrap gap-3">
        <LinkButton href={to("eliteClubHow")}>{t("ranks.how")}</LinkButton>
        <LinkButton href={to("eliteClub")}>{t("ranks.club")}</LinkButton>
        <LinkButton href={to("shop")}>{t("ranks.shop")}</LinkButton>
      </p>
    </div>
  )
}
