import { play } from "@elite/contract"
import { Button, Loading, Notice } from "@elite/ui"
import { useEffect, useRef, useState } from "react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage } from "../language.ts"
import { useApiCall } from "../shell/useApiCall.ts"
import type { Round } from "./GamePanel.tsx"
import type { PlayData } from "./play.server.ts"

type WatchedRoundProps = Pick<PlayData, "frameOrigins"> & {
  round: Round
  /** The label of the button that closes it. */
  backLabel: string
  onClose: () => void
}

/** The provider's page of a finished round, over all of the stage until it is closed. */
export function WatchedRound({ frameOrigins, round, backLabel, onClose }: WatchedRoundProps) {
  const t = useTranslations("play")
  const formats = useFormats()
  const language = useLanguage()
  const call = useApiCall()
  const back = useRef<HTMLButtonElement>(null)
  const [url, setUrl] = useState<string | null>(null)
  const [isFailed, setFailed] = useState(false)
  const { transactionId } = round
  const { casinoGameId } = round.game
  const title = t("panel.watched", { time: formats.dateTime(round.createdAt) })
  const figures = [
    t("panel.stake", { stake: formats.euros(round.stake) }),
    t("panel.win", { win: formats.euros(round.win) }),
  ].join(" · ")
  useEffect(() => {
    let isUnmounted = false
    const asked = { transactionId, casinoGameId, languageCode: language }
    call(play.getCasinoRoundPage, asked, { isBackground: true }).then(
      (reply) => {
        if (isUnmounted) return
        if (frameOrigins.includes(new URL(reply.url).origin)) setUrl(reply.url)
        else setFailed(true)
      },
      () => !isUnmounted && setFailed(true),
    )
    return () => {
      isUnmounted = true
    }
  }, [call, transactionId, casinoGameId, language, frameOrigins])
  useEffect(() => {
    const before = document.activeElement
    back.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !document.querySelector("dialog[open]")) onClose()
    }
    document.addEventListener("keydown", onKeyDown)
    return () => document.removeEventListener("keydown", onKeyDown)
  }, [onClose])
  return (
    <section aria-label={title} className="absolute inset-0 flex flex-col bg-ink-deep">
      <div className="flex items-center justify-between gap-3 border-line border-b bg-surface px-3 py-1">
        <p className="min-w-0 text-sm leading-tight">
          <span className="font-semibold">{title}</span>{" "}
          <span className="text-muted max-sm:block max-sm:text-xs">{figures}</span>
        </p>
        <Button ref={back} size="small" onClick={onClose}>
          {backLabel}
        </Button>
      </div>
      {isFailed && (
        <Notice tone="danger" live className="m-4">
          <p>{t("panel.watchFailed")}</p>
        </Notice>
      )}
      {!url && !isFailed && (
        <Loading label={title}>
          <div className="m-4 h-40 rounded-card bg-raised" />
        </Loading>
      )}
      {url && (
        <iframe
          src={url}
          title={`${round.game.name}, ${title}`}
          referrerPolicy="origin"
          className="w-full flex-1 border-0"
        />
      )}
    </section>
  )
}
