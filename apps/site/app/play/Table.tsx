import { LinkButton, Loading } from "@elite/ui"
import { useEffect, useRef, useState } from "react"
import { useNavigate } from "react-router"
import { useTranslations } from "use-intl"
import { useTo } from "../language.ts"
import { useReadAgain, useWallet } from "../shell/live.tsx"
import { Bar } from "./Bar.tsx"
import { Refused } from "./panels.tsx"
import type { PlayData } from "./play.server.ts"
import { useStudio } from "./studio.ts"
import { useLaunch } from "./useLaunch.ts"

/** Whether an element fills the screen, and how to change it. */
function useFullscreen() {
  const ref = useRef<HTMLDivElement>(null)
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const change = () =>
      setFull(document.fullscreenElement !== null && document.fullscreenElement === ref.current)
    document.addEventListener("fullscreenchange", change)
    return () => document.removeEventListener("fullscreenchange", change)
  }, [])
  const toggle = () => {
    const asked = document.fullscreenElement ? document.exitFullscreen() : ref.current?.requestFullscreen()
    // Refused where the browser or the frame around us does not allow it; the game stays as it is.
    asked?.catch(() => {})
  }
  return { ref, isFull, toggle }
}

function EmptyBalance() {
  const t = useTranslations("play")
  const to = useTo()
  const wallet = useWallet()
  if (!wallet || wallet.amount > 0) return null
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-center gap-3 border-line border-b bg-surface px-gutter py-2 text-sm"
    >
      <span>{t("emptyBalance")}</span>
      <LinkButton kind="primary" size="small" href={to("deposits")}>
        {t("emptyBalanceAction")}
      </LinkButton>
    </div>
  )
}

/** The game in its frame under a thin bar; in full screen the bar stays. */
export function Table({ game, isDemo }: Pick<PlayData, "game" | "isDemo">) {
  const t = useTranslations("play")
  const to = useTo()
  const navigate = useNavigate()
  const readAgain = useReadAgain()
  const frame = useRef<HTMLIFrameElement>(null)
  const { launch, tryAgain } = useLaunch(game.casinoGameId, isDemo)
  const fullscreen = useFullscreen()
  useStudio(frame, launch.state === "open" ? launch.url : undefined, (message) => {
    if (message === "lobby") void navigate(to("home"))
    else if (message === "deposit") void navigate(to("deposits"))
    else if (!isDemo) readAgain()
  })
  if (launch.state === "refused")
    return <Refused refusal={launch.refusal} game={game} onTryAgain={tryAgain} />
  return (
    <div
      ref={fullscreen.ref}
      className="flex h-[calc(100dvh-2.25rem)] min-h-90 flex-col bg-ink-deep md:h-[calc(100dvh-6.3125rem)]"
    >
      <Bar game={game} isDemo={isDemo} isFull={fullscreen.isFull} onFullscreen={fullscreen.toggle} />
      {!isDemo && <EmptyBalance />}
      <div className="relative min-h-0 flex-1">
        {launch.state === "open" ? (
          <iframe
            ref={frame}
            src={launch.url}
            title={t("frameTitle", { game: game.name, studio: game.studio })}
            allow="autoplay; fullscreen"
            referrerPolicy="origin"
            className="absolute inset-0 size-full border-0"
          />
        ) : (
          <Loading label={t("loading", { game: game.name })} className="grid size-full place-items-center">
            <div className="grid justify-items-center gap-4">
              <div
                className="w-40 animate-pulse overflow-hidden rounded-tile sm:w-52"
                style={{ backgroundColor: game.placeholderColour }}
              >
                <img
                  src={game.thumbnailUrl}
                  alt=""
                  width={360}
                  height={480}
                  className="block h-auto w-full"
                />
              </div>
              <p aria-hidden="true" className="text-muted">
                {t("loading", { game: game.name })}
              </p>
            </div>
          </Loading>
        )}
      </div>
    </div>
  )
}
