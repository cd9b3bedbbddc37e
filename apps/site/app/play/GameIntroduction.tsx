import { LinkButton } from "@elite/ui"
import type { ReactNode } from "react"
import { useLocation } from "react-router"
import { GameRail } from "../games/GameRail.tsx"
import { useTranslations } from "../i18n.tsx"
import { useTo } from "../language.ts"
import { posterPicture } from "../picture.ts"
import { useOffersDemo } from "../shell/shellData.ts"
import { AgeAnswers } from "./AgeAnswers.tsx"
import { BackToGames } from "./BackToGames.tsx"
import type { PlayData } from "./play.server.ts"
import { GameFacts } from "./Rules.tsx"

type Game = PlayData["game"]

const posterSizes = "(min-width: 768px) 20rem, 45vw"

type IntroductionProps = {
  game: Game
  /** What stands between the visitor and the game. */
  title: string
  text: string
  actions: ReactNode
}

/** A game before it is played: its poster, the facts, the way in, and similar games. */
function Introduction({ game, title, text, actions }: IntroductionProps) {
  const t = useTranslations("play")
  const poster = posterPicture(game.thumbnailUrl, game.placeholderColour, posterSizes)
  return (
    <div className="mx-auto grid w-full max-w-5xl grid-cols-[minmax(0,1fr)] gap-8 px-gutter pt-3 pb-10">
      <BackToGames />
      <div className="grid items-start gap-6 md:grid-cols-[20rem_minmax(0,1fr)] md:gap-10 md:pt-6">
        <img
          src={poster.src}
          srcSet={poster.srcSet}
          sizes={poster.sizes}
          alt=""
          width={poster.width}
          height={poster.height}
          fetchPriority="high"
          style={{ backgroundColor: poster.placeholder }}
          className="aspect-3/4 w-[45%] rounded-tile object-cover max-md:mx-auto md:w-full"
        />
        <div className="grid gap-5">
          <div className="max-md:text-center">
            <p className="eyebrow">{game.studio}</p>
            <h1 className="mt-1 text-3xl sm:text-4xl">{game.name}</h1>
          </div>
          <section
            aria-labelledby="way-in"
            className="grid gap-3 rounded-card border border-line bg-surface p-5"
          >
            <h2 id="way-in" className="text-xl leading-7">
              {title}
            </h2>
            <p className="text-pretty text-muted">{text}</p>
            <div className="mt-1 flex flex-wrap gap-3">{actions}</div>
          </section>
          <section aria-label={t("rules")} className="grid gap-3">
            <GameFacts game={game} />
          </section>
        </div>
      </div>
      <GameRail title={t("similar")} games={game.similar} />
    </div>
  )
}

export function AgeQuestionIntroduction({ game }: { game: Game }) {
  const t = useTranslations("play")
  return <Introduction game={game} title={t("ageTitle")} text={t("ageText")} actions={<AgeAnswers />} />
}

export function LogInIntroduction({ game }: { game: Game }) {
  const t = useTranslations("play")
  const to = useTo()
  const hasDemo = useOffersDemo() && game.hasDemo
  const here = to("play", { gameId: game.slug })
  const { search } = useLocation()
  const actions = (
    <>
      <LinkButton kind="primary" href={`${to("login")}?next=${encodeURIComponent(here + search)}`}>
        {t("logIn")}
      </LinkButton>
      <LinkButton href={to("signup")}>{t("signUp")}</LinkButton>
      {hasDemo && <LinkButton href={`${here}?demo=1`}>{t("tryIt")}</LinkButton>}
    </>
  )
  return <Introduction game={game} title={t("logInTitle")} text={t("logInText")} actions={actions} />
}

export function NoDemoIntroduction({ game }: { game: Game }) {
  const t = useTranslations("play")
  const to = useTo()
  const actions = (
    <>
      <LinkButton kind="primary" href={to("play", { gameId: game.slug })}>
        {t("playForReal")}
      </LinkButton>
      <LinkButton href={to("allGames")}>{t("toGames")}</LinkButton>
    </>
  )
  return <Introduction game={game} title={t("noDemoTitle")} text={t("noDemoText")} actions={actions} />
}
