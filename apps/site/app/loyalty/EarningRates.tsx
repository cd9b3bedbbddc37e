import { Card } from "@elite/ui"
import { useTranslations } from "../i18n.tsx"
import { useFormats } from "../language.ts"
import { isCategoryOffered, useOfferedCategories } from "../shell/shellData.ts"
import { type Club, rankAtLevel } from "./club.ts"

type NamedCategory = "slots"

/** Coins are those of the player's rank, else of the first. */
export function EarningRates({ club, level }: { club: Club; level: number | undefined }) {
  const t = useTranslations("loyalty")
  const { figure } = useFormats()
  const { categories, otherCategories } = club.rules
  const offered = useOfferedCategories()
  const rank = level === undefined ? club.ranks[0]! : rankAtLevel(club.ranks, level)
  const lines = [
    ...categories
      .filter(({ category }) => isCategoryOffered(category, offered))
      .filter(({ category }) => t.has(`earned.categories.${category as NamedCategory}`))
      .map(({ category, pointsPerEuro }) => ({
        name: t(`earned.categories.${category as NamedCategory}`),
        pointsPerEuro,
      }))
      .toSorted((a, b) => b.pointsPerEuro - a.pointsPerEuro || a.name.localeCompare(b.name)),
    { name: t("earned.other"), pointsPerEuro: otherCategories },
  ]
  return (
    <Card as="section" aria-labelledby="earned-title">
      <h2 id="earned-title" className="mb-2 text-lg leading-7 sm:text-xl">
        {t("earned.title")}
      </h2>
      <table className="w-full border-collapse text-[0.9375rem]">
        <caption className="sr-only">{t("earned.caption")}</caption>
        <thead>
          <tr className="border-line border-b text-muted text-sm">
            <th scope="col" className="py-2 text-left font-medium">
              {t("earned.per")}
            </th>
            <th scope="col" className="px-2 py-2 text-right font-medium">
              {t("earned.points")}
            </th>
            <th scope="col" className="py-2 text-right font-medium">
              {t("earned.coins")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, pointsPerEuro }) => (
            <tr key={name} className="border-line border-b">
              <th scope="row" className="py-2.5 text-left font-normal">
                {name}
              </th>
              <td className="px-2 py-2.5 text-right font-semibold tabular-nums">{figure(pointsPerEuro)}</td>
              <td className="py-2.5 text-right font-semibold tabular-nums">
                {figure(pointsPerEuro * rank.coinMultiplier)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-3 text-pretty text-muted text-sm">
        {t("earned.inRank", { rank: rank.name, multiplier: figure(rank.coinMultiplier) })}
      </p>
    </Card>
  )
}
