import { RunningCampaign } from "../drops/PrizeDrops.tsx"
import { CategoryChips } from "../games/CategoryChips.tsx"
import { GameRail } from "../games/GameRail.tsx"
import { useTranslations } from "../i18n.tsx"
import { JackpotTiles } from "../jackpots/JackpotTiles.tsx"
import { JackpotWinDialog } from "../jackpots/JackpotWinDialog.tsx"
import { useTo } from "../language.ts"
import { page } from "../page.ts"
import { usePlayer } from "../shell/shellData.ts"
import type { Route } from "./+types/home"
import { ClubAndPromotions } from "./ClubAndPromotions.tsx"
import { HowItWorks } from "./HowItWorks.tsx"
import type { Rail, Shown } from "./home.server.ts"
import { OwnGames } from "./OwnGames.tsx"
import { QuietHome } from "./QuietHome.tsx"
import { RecentWins } from "./RecentWins.tsx"
import { Stage } from "./Stage.tsx"
import { TournamentCards } from "./TournamentCards.tsx"

export { loader } from "./home.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.home.title,
  description: ({ words }) => words.home.description,
  isFullTitle: true,
})

/** Rails below the screen are rendered when they come near; the height is an estimate. */
const offScreen = "bleed [contain-intrinsic-height:auto_20rem] [content-visibility:auto]"

export default function Home({ loaderData }: Route.ComponentProps) {
  if (loaderData.exclusion) return <QuietHome exclusion={loaderData.exclusion} />
  return <Foyer {...loaderData} />
}

function Foyer({ recent, favourites, winners, top, newest, collections, rails, ...programme }: Shown) {
  const t = useTranslations("home")
  const to = useTo()
  const player = usePlayer()
  const { acts, pools, drops, tournaments } = programme
  const all = (href: string, name: string) => ({ href, label: t("seeAll"), spoken: t("seeAllOf", { name }) })
  const toRail = ({ slug, name, games }: Rail, isFirst = false) => (
    <GameRail
      title={name}
      games={games}
      all={all(to("category", { category: slug }), name)}
      first={isFirst}
    />
  )
  const hasTop = top === null || top.length > 0
  // A young catalogue has no games that are played most.
  const openingRail = hasTop ? undefined : rails[0]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6 px-gutter py-3 sm:gap-8 sm:py-5">
      {player && <h1 className="sr-only">{t("heroPlayer", { username: player.username })}</h1>}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <Stage acts={acts} />
        <JackpotTiles tiles={pools} className="max-lg:order-last" />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:gap-4 lg:col-span-2">
          <CategoryChips />
          <OwnGames recent={recent} favourites={favourites} />
          <GameRail title={t("topTen")} games={top} ranked first />
          {openingRail && toRail(openingRail, true)}
        </div>
      </div>
      <RecentWins winners={winners} />
      <GameRail title={t("newGames")} games={newest} all={all(to("newGames"), t("newGames"))} />
      <TournamentCards tournaments={tournaments} />
      <RunningCampaign drops={drops} />
      <ClubAndPromotions />
      {player ? <JackpotWinDialog /> : <HowItWorks />}
      {collections.map(({ slug, name, games }) => (
        <div key={slug} className={offScreen}>
          <GameRail title={name} games={games} all={all(to("collection", { collection: slug }), name)} />
        </div>
      ))}
      {rails
        .filter((rail) => rail !== openingRail)
        .map((rail) => (
          <div key={rail.slug} className={offScreen}>
            {toRail(rail)}
          </div>
        ))}
    </div>
  )
}
