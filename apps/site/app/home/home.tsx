import { heroTall, heroWide } from "virtual:house-art"
import { CategoryChips } from "../games/CategoryChips.tsx"
import { GameRail } from "../games/GameRail.tsx"
import { useTranslations } from "../i18n.tsx"
import { JackpotTiles } from "../jackpots/JackpotTiles.tsx"
import { JackpotWinDialog } from "../jackpots/JackpotWinDialog.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import { RunningCampaign } from "../promotions/PrizeDrops.tsx"
import { Banners } from "../shell/Banners.tsx"
import { usePlayer } from "../shell/shellData.ts"
import type { Route } from "./+types/home"
import { Hero } from "./Hero.tsx"
import { HowItWorks } from "./HowItWorks.tsx"
import { OwnGames } from "./OwnGames.tsx"
import { RecentWins } from "./RecentWins.tsx"

export { loader } from "./home.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.home.title,
  description: ({ words }) => words.home.description,
  isFullTitle: true,
  // The banner is the largest element of the first screen.
  images: [
    { href: heroTall, media: "(width < 600px)" },
    { href: heroWide, media: "(width >= 600px)" },
  ],
})

/** Rails below the screen are rendered when they come near; the height is an estimate. */
const offScreen = "bleed [contain-intrinsic-height:auto_20rem] [content-visibility:auto]"

export default function Home({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("home")
  const to = useTo()
  const player = usePlayer()
  const { recent, favourites, winners, top, newest, rails, gameCount, studioCount, pools, drops, banners } =
    loaderData
  const all = (href: string, name: string) => ({ href, label: t("seeAll"), spoken: t("seeAllOf", { name }) })
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8 px-gutter py-4 sm:py-6">
      <Hero games={gameCount} studios={studioCount} />
      <Banners banners={banners} />
      <JackpotTiles tiles={pools} />
      <CategoryChips />
      <OwnGames recent={recent} favourites={favourites} />
      <RecentWins winners={winners} />
      <RunningCampaign drops={drops} />
      <GameRail title={t("topTen")} games={top} ranked />
      <GameRail title={t("newGames")} games={newest} all={all(to("newGames"), t("newGames"))} />
      {player ? <JackpotWinDialog /> : <HowItWorks />}
      {rails.map(({ slug, name, games }) => (
        <div key={slug} className={offScreen}>
          <GameRail title={name} games={games} all={all(to("category", { category: slug }), name)} />
        </div>
      ))}
    </div>
  )
}
