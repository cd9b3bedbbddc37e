import { Badge, Button, Card, type Column, DataTable, LinkButton, StatTile } from "@elite/ui"
import { useEffect, useRef, useState } from "react"
import { Link } from "react-router"
import { AccountPage } from "../account/AccountPage.tsx"
import { ShortReference } from "../account/ShortReference.tsx"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { page } from "../page.ts"
import { WatchedRound } from "../play/WatchedRound.tsx"
import type { Route } from "./+types/round"
import { GameThumbnail } from "./GameThumbnail.tsx"
import { tones } from "./RoundTable.tsx"
import type { Round } from "./round.server.ts"

export { loader } from "./round.server.ts"

export const handle = page<Route.ComponentProps>({
  title: ({ words }) => words.history.roundTitle,
})

type Movement = Round["movements"][number]

/** The movements of a round, oldest first. */
function MovementTable({ rows }: { rows: readonly Movement[] }) {
  const t = useTranslations("history")
  const formats = useFormats()
  const columns: Column<Movement>[] = [
    {
      key: "what",
      header: t("roundMovement"),
      rowHeader: true,
      cell: ({ kind, isTakenBack }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {t(`roundMovements.${kind}`)}
          {isTakenBack && <Badge tone="azure">{t("roundStates.voided")}</Badge>}
        </span>
      ),
    },
    { key: "date", header: t("date"), cell: ({ createdAt }) => formats.dateTime(createdAt) },
    {
      key: "amount",
      header: t("amount"),
      align: "end",
      cell: ({ kind, amount }) => formats.signedEuros(kind === "bet" ? -amount : amount),
    },
    {
      key: "reference",
      header: t("reference"),
      cell: ({ reference }) => (
        <span className="text-muted text-sm">
          <ShortReference reference={reference} />
        </span>
      ),
    },
  ]
  return (
    <DataTable
      caption={t("roundMovementsCaption")}
      columns={columns}
      rows={rows}
      rowKey={({ reference }) => reference}
    />
  )
}

type StageProps = Pick<Route.ComponentProps["loaderData"], "round" | "frameOrigins"> & {
  onClose: () => void
}

function ReplayStage({ round, frameOrigins, onClose }: StageProps) {
  const t = useTranslations("history")
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    stage.current?.scrollIntoView({ block: "center" })
  }, [])
  return (
    <div
      ref={stage}
      className="relative h-[min(70dvh,42rem)] min-h-90 overflow-hidden rounded-card border border-line"
    >
      <WatchedRound {...{ round, frameOrigins, onClose }} backLabel={t("watchedBack")} />
    </div>
  )
}

export default function RoundDetail({ loaderData }: Route.ComponentProps) {
  const { round, isPlayable, frameOrigins } = loaderData
  const [isWatching, setWatching] = useState(false)
  const watch = useRef<HTMLButtonElement>(null)
  const close = () => {
    setWatching(false)
    watch.current?.focus()
  }
  const t = useTranslations("history")
  const formats = useFormats()
  const to = useTo()
  const { game, status, stake, win, amount, createdAt, closedAt, transactionId, movements } = round
  const isOpen = status === "open"
  return (
    <AccountPage title={t("roundTitle")} lead={game.name}>
      {isWatching && <ReplayStage round={round} frameOrigins={frameOrigins} onClose={close} />}
      <Card className="grid gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <span className="inline-flex items-center gap-3">
            <GameThumbnail url={game.thumbnailUrl} />
            <Badge tone={tones[status]}>{t(`roundStates.${status}`)}</Badge>
          </span>
          <Link
            to={to("betHistory")}
            className="inline-flex min-h-11 items-center underline underline-offset-4"
          >
            {t("toRounds")}
          </Link>
        </div>
        <div className="flex flex-wrap gap-x-6 gap-y-5 *:grow *:basis-25">
          <StatTile look="pride" label={t("stake")} value={formats.euros(stake)} />
          <StatTile look="pride" label={t("win")} value={formats.euros(win)} />
          <StatTile look="pride" label={t("net")} value={isOpen ? "–" : formats.signedEuros(amount)} />
        </div>
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr] [&_dt]:text-muted">
          <dt>{t("roundBegan")}</dt>
          <dd>{formats.dateTime(createdAt)}</dd>
          <dt>{t("roundEnded")}</dt>
          <dd>{closedAt === null ? "–" : formats.dateTime(closedAt)}</dd>
          <dt>{t("reference")}</dt>
          <dd>
            <ShortReference reference={transactionId} />
          </dd>
        </dl>
        {(round.isReplayable || isPlayable) && (
          <div className="flex flex-wrap gap-3">
            {round.isReplayable && (
              <Button ref={watch} onClick={() => setWatching(true)} className="noscript:hidden">
                {t("watch")}
              </Button>
            )}
            {isPlayable && (
              <LinkButton href={to("play", { gameId: game.slug })}>
                {t("openGame", { game: game.name })}
              </LinkButton>
            )}
          </div>
        )}
      </Card>
      <Card>
        <MovementTable rows={movements} />
      </Card>
    </AccountPage>
  )
}
