import { jackpots } from "@elite/contract"
import {
  Anchor,
  ChipLink,
  type Column,
  DataTable,
  EmptyState,
  ErrorState,
  LinkButton,
  Pagination,
} from "@elite/ui"
import { ArrowLeft, Check, TriangleAlert } from "lucide-react"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useTo } from "../language.ts"
import { useFormatPast } from "./format.ts"
import type { FinishedCycle } from "./jackpots.server.ts"
import { PoolIcon } from "./PoolIcon.tsx"
import type { Verdict } from "./proof.ts"
import { cyclesPerPage, type JackpotsQuery, toJackpotsQueryString } from "./searchParams.ts"

type FinishedCycles = { count: number; rows: readonly FinishedCycle[] }
/** A row for each winner of a cycle, the latest first. */
type CycleRow = { cycle: FinishedCycle; win: FinishedCycle["winners"][number] | undefined; n: number }

const toCycleRows = ({ rows }: FinishedCycles): CycleRow[] =>
  rows.flatMap((cycle): CycleRow[] =>
    cycle.winners.length === 0
      ? [{ cycle, win: undefined, n: 0 }]
      : cycle.winners.toReversed().map((win, n) => ({ cycle, win, n })),
  )

function WinningGame({ win }: { win: NonNullable<CycleRow["win"]> }) {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const to = useTo()
  const { game, stake, multiple } = win
  const values = { stake: formats.euros(stake) }
  return (
    <span className="grid leading-5">
      {game ? (
        <Anchor
          href={to("play", { gameId: game.slug })}
          className="underline-offset-4 hover:underline max-sm:py-1"
        >
          {game.name}
        </Anchor>
      ) : (
        t("cycles.noGame")
      )}
      <span className="text-muted text-xs">
        {multiple === undefined
          ? t("cycles.stake", values)
          : t("cycles.stakeAt", { ...values, multiple: formats.figure(multiple) })}
      </span>
    </span>
  )
}

type ProofLinkProps = {
  cycle: FinishedCycle
  query: JackpotsQuery
  shown: number | undefined
  verdict: Verdict | undefined
}

function ProofLink({ cycle: { jackpotId, type, cycle }, query, shown, verdict }: ProofLinkProps) {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const to = useTo()
  if (verdict?.state === "matches")
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-emerald">
        <Check className="size-4" aria-hidden="true" />
        {t("cycles.matches")}
      </span>
    )
  if (verdict?.state === "differs")
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-coral">
        <TriangleAlert className="size-4" aria-hidden="true" />
        {t("cycles.differs")}
      </span>
    )
  if (jackpotId === shown)
    return (
      <span className="inline-flex items-center gap-1.5 font-semibold text-muted">
        <ArrowLeft className="size-4 @max-[1039px]/band:rotate-90" aria-hidden="true" />
        {t("cycles.shown")}
      </span>
    )
  return (
    <Anchor
      href={`${to("jackpots")}${toJackpotsQueryString({ ...query, cycle: jackpotId, own: 1 })}#proof`}
      aria-label={t("cycles.verifySpoken", { name: t(`pools.${type}`), number: formats.figure(cycle) })}
      className="inline-flex min-h-6 items-center font-semibold text-brass underline-offset-4 hover:underline pointer-coarse:min-h-11"
    >
      {t("cycles.verify")}
    </Anchor>
  )
}

function useColumns(ofProof: (row: CycleRow) => Column<CycleRow>["header"]): Column<CycleRow>[] {
  const t = useTranslations("jackpots")
  const formats = useFormats()
  const moment = useFormatPast()
  return [
    {
      key: "jackpot",
      header: t("cycles.jackpot"),
      rowHeader: true,
      cell: ({ cycle: { type, cycle } }) => (
        <span className="flex items-center gap-3">
          <PoolIcon type={type} />
          <span className="grid whitespace-nowrap leading-5">
            {t(`pools.${type}`)}
            <span className="font-normal text-muted text-xs">
              {t("cycle", { number: formats.figure(cycle) })}
            </span>
          </span>
        </span>
      ),
    },
    {
      key: "dropped",
      header: t("cycles.dropped"),
      cell: ({ cycle, win }) => (
        <span className="inline-block whitespace-nowrap first-letter:uppercase">
          {moment(win?.wonAt ?? cycle.endedAt)}
        </span>
      ),
    },
    { key: "winner", header: t("cycles.winner"), cell: ({ win }) => win?.username ?? "–" },
    {
      key: "game",
      header: t("cycles.game"),
      cell: ({ win }) => (win ? <WinningGame win={win} /> : t("cycles.takenBack")),
    },
    {
      key: "won",
      header: t("cycles.won"),
      align: "end",
      cell: ({ win }) =>
        win ? (
          <span className="grid leading-5">
            <span className="whitespace-nowrap font-semibold">{formats.euros(win.amount)}</span>
            <span className="text-muted text-xs">{t(win.isWhole ? "cycles.whole" : "cycles.part")}</span>
          </span>
        ) : (
          "–"
        ),
    },
    { key: "proof", header: t("cycles.proof"), align: "end", cell: ofProof },
  ]
}

type CyclesProps = {
  finished: FinishedCycles | null
  query: JackpotsQuery
  shown: number | undefined
  verdicts: ReadonlyMap<number, Verdict>
}

function CyclesTable({ finished, query, shown, verdicts }: CyclesProps & { finished: FinishedCycles }) {
  const t = useTranslations("jackpots")
  const to = useTo()
  const columns = useColumns(({ cycle }) => (
    <ProofLink cycle={cycle} query={query} shown={shown} verdict={verdicts.get(cycle.jackpotId)} />
  ))
  return (
    <>
      <DataTable
        caption={t("cycles.title")}
        columns={columns}
        rows={toCycleRows(finished)}
        rowKey={({ cycle, n }) => `${cycle.jackpotId} ${n}`}
      />
      <div className="mt-4 grid gap-2">
        <p className="text-center text-muted text-sm">{t("cycles.count", { count: finished.count })}</p>
        <Pagination
          label={t("cycles.pages")}
          previousLabel={t("cycles.previous")}
          nextLabel={t("cycles.next")}
          pageLabel={(page) => t("cycles.page", { page: String(page) })}
          current={query.page}
          count={Math.ceil(finished.count / cyclesPerPage)}
          href={(page) =>
            `${to("jackpots")}${toJackpotsQueryString({ ...query, page, cycle: undefined, own: 1 })}#proof`
          }
        />
      </div>
    </>
  )
}

export function Cycles({ finished, query, ...rest }: CyclesProps) {
  const t = useTranslations("jackpots")
  const shell = useTranslations("shell")
  const to = useTo()
  const ofType = (type: JackpotsQuery["type"]) =>
    `${to("jackpots")}${toJackpotsQueryString({ type, page: 1, cycle: undefined, own: 1 })}#proof`
  return (
    <section aria-labelledby="cycles" className="min-w-0 p-4 sm:p-5">
      <h2 id="cycles" className="text-xl leading-7">
        {t("cycles.title")}
      </h2>
      <nav
        aria-label={t("cycles.filter")}
        className="no-scrollbar -mx-4 mt-3 mb-2 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-5 sm:px-5"
      >
        {[undefined, ...jackpots.jackpotTypes].map((type) => (
          <ChipLink key={type ?? ""} href={ofType(type)} chosen={query.type === type}>
            {type ? t(`pools.${type}`) : t("cycles.all")}
          </ChipLink>
        ))}
      </nav>
      {finished === null ? (
        <ErrorState
          level={3}
          title={t("cycles.failedTitle")}
          action={<LinkButton href={ofType(query.type)}>{shell("tryAgain")}</LinkButton>}
        >
          {t("cycles.failedText")}
        </ErrorState>
      ) : finished.rows.length === 0 ? (
        <EmptyState level={3} title={t("cycles.noneTitle")}>
          {t("cycles.noneText")}
        </EmptyState>
      ) : (
        <CyclesTable finished={finished} query={query} {...rest} />
      )}
    </section>
  )
}
