import { buttonClass, classes } from "@elite/ui"
import { History, TramFront } from "lucide-react"
import { lazy, Suspense, useState } from "react"
import { useTranslations } from "../i18n.tsx"
import { computeTaskShare, useTaskText } from "../quest/format.ts"
import { useWallet } from "../shell/wallet.tsx"
import type { Round } from "./GamePanel.tsx"
import { findShownTask, type GameProgress, type TaskOfGame } from "./gameProgress.ts"
import type { PlayData } from "./play.server.ts"

const GamePanel = lazy(() => import("./GamePanel.tsx"))

type ProgressButtonProps = {
  game: PlayData["game"]
  progress: GameProgress
  isInRound: boolean
  onWatch: (round: Round) => void
}

/** The task and how far it is; new figures rise into their place. */
function TaskFigure({ task, own }: TaskOfGame) {
  const { describe, describeProgress } = useTaskText()
  const text = describeProgress(task, own)
  return (
    <span className="grid max-w-60 gap-1 text-left leading-tight max-lg:hidden short:hidden">
      <span className="truncate text-2xs text-muted">{describe(task)}</span>
      <span key={text} className="flex animate-rise items-center gap-2 font-bold text-sm">
        <span className="h-1 w-14 overflow-hidden rounded-full bg-line">
          <span
            className={classes("block h-full", own.doneAt ? "bg-emerald" : "bg-brass")}
            style={{ width: `${computeTaskShare(task, own) * 100}%` }}
          />
        </span>
        {text}
      </span>
    </span>
  )
}

/** Opens the panel; on a wide screen it also shows the task that moved last. */
export function ProgressButton({ game, progress, isInRound, onWatch }: ProgressButtonProps) {
  const t = useTranslations("play")
  const { describe, describeProgress } = useTaskText()
  const [isOpen, setOpen] = useState(false)
  const [coinsBefore] = useState(useWallet()?.coins ?? 0)
  const shown = findShownTask(progress)
  const hasMoved = progress.moved !== null
  const Sign = shown ? TramFront : History
  const task = shown && `${describe(shown.task)}: ${describeProgress(shown.task, shown.own)}`
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={[t("panel.open"), task && t("questTask", { task })].filter(Boolean).join(". ")}
        title={t("panel.open")}
        onClick={() => setOpen(true)}
        className={classes(
          buttonClass({ kind: "quiet" }),
          "min-w-11 gap-2 px-1.5 font-normal text-ivory",
          hasMoved ? "" : "text-muted",
        )}
      >
        <span className="relative">
          <Sign className={classes("size-5", shown && "text-brass")} aria-hidden="true" />
          {hasMoved && (
            <span
              aria-hidden="true"
              className="absolute -top-1 -right-1 size-2 rounded-full bg-emerald lg:hidden"
            />
          )}
        </span>
        {shown && <TaskFigure {...shown} />}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <GamePanel
            {...{ game, progress, coinsBefore, isInRound }}
            onWatch={(round) => {
              setOpen(false)
              onWatch(round)
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
