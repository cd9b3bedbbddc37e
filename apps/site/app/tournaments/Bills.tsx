import { bills as pictures } from "virtual:bills-art"
import { Anchor, classes } from "@elite/ui"
import { type CSSProperties, useEffect, useRef } from "react"
import { useLocation } from "react-router"
import { useTranslations } from "../i18n.tsx"
import { useFormats, useLanguage } from "../language.ts"
import { kindColours, useFormatMoments, useFormatPrizes, useTournamentStateText } from "./format.ts"
import { oneBillPerProgramme, type ProgrammeTab, type Tournament } from "./programme.ts"
import { assignScenes, type Scene } from "./scenes.ts"
import { type TournamentsQuery, toTournamentsQueryString } from "./searchParams.ts"

const BillCord = () => (
  <svg className="bill-cord" width="128" height="36" viewBox="0 0 128 36" aria-hidden="true">
    <path d="M64 2L10 36M64 2L118 36" stroke="#e6b85c" strokeOpacity=".6" fill="none" />
    <circle cx="64" cy="2.5" r="3" fill="#e6b85c" />
  </svg>
)

const BillLamp = () => (
  <svg className="bill-lamp" width="96" height="36" viewBox="0 0 96 36" aria-hidden="true">
    <defs>
      <linearGradient id="lamp" x1="0" x2="1">
        <stop stopColor="#8a6126" />
        <stop offset=".35" stopColor="#fde9b4" />
        <stop offset="1" stopColor="#a06d24" />
      </linearGradient>
    </defs>
    <path d="M48 2V12" stroke="#e6b85c" strokeWidth="2" />
    <circle cx="48" cy="2.5" r="3" fill="#e6b85c" />
    <path d="M14 24Q15 11 30 11H66Q81 11 82 24Z" fill="url(#lamp)" />
    <path d="M12 25H84" stroke="#fff3cf" strokeWidth="2" />
  </svg>
)

type BillProps = { tournament: Tournament; scene: Scene; href: string; isOpen: boolean }

function Bill({ tournament, scene, href, isOpen }: BillProps) {
  const t = useTranslations("tournaments")
  const formats = useFormats()
  const prizes = useFormatPrizes(tournament)
  const language = useLanguage()
  const { play } = useFormatMoments()
  const state = useTournamentStateText()(tournament)
  const { day, hours } = play(tournament)
  const { src, night } = pictures[scene][tournament.type]
  const name = tournament.name[language]
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length))
  return (
    <li
      className="bill"
      style={{ "--night": night, "--longest": longest } as CSSProperties}
      data-open={isOpen || undefined}
    >
      {isOpen ? <BillLamp /> : <BillCord />}
      <Anchor href={href} aria-current={isOpen ? "true" : undefined} className="bill-sheet">
        <img src={src} alt="" width={416} height={560} decoding="async" className="bill-picture" />
        <span className={classes("bill-kind", kindColours[tournament.type])}>
          <b>{t(`kinds.${tournament.type}`)}</b>
        </span>
        <span className="bill-title">{name}</span>
        <span className="bill-foot">
          <span className="block text-xs first-letter:uppercase">{day}</span>
          <b className="amount block text-[1.3125rem] leading-6.5">{hours}</b>
          <span className="block text-[0.8125rem] leading-5">
            {tournament.pool > 0 && (
              <>
                <b>{prizes.plain(tournament.pool)}</b> <span aria-hidden="true">•</span>{" "}
              </>
            )}
            {tournament.entryFee > 0
              ? t("entryFee", { fee: formats.shortEuros(tournament.entryFee) })
              : t("free")}
          </span>
          <span className={classes("block text-pretty text-xs", state.isOn ? "text-emerald" : "bill-state")}>
            {state.text}
          </span>
        </span>
      </Anchor>
    </li>
  )
}

function useOpenInView(opened: number | undefined) {
  const rail = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another bill is opened.
  useEffect(() => {
    const open = rail.current?.querySelector<HTMLElement>("[data-open]")
    if (rail.current && open)
      rail.current.scrollLeft = open.offsetLeft - (rail.current.clientWidth - open.clientWidth) / 2
  }, [opened])
  return rail
}

type BillsProps = {
  tab: ProgrammeTab
  all: readonly Tournament[]
  query: TournamentsQuery
  opened: number | undefined
}

/** One bill per programme on the current tab, else one per tournament. */
export function Bills({ tab, all, query, opened }: BillsProps) {
  const t = useTranslations("tournaments")
  const { pathname } = useLocation()
  const bills = tab === "current" ? oneBillPerProgramme(all, opened) : all
  const scenes = assignScenes(bills)
  const rail = useOpenInView(opened)
  return (
    <ul ref={rail} aria-label={t("bills")} data-theme="dark" className="bills no-scrollbar">
      {bills.map((tournament) => (
        <Bill
          key={tournament.tournamentId}
          tournament={tournament}
          scene={scenes.get(tournament.seriesId)!}
          href={
            pathname + toTournamentsQueryString({ page: query.page, tournament: tournament.tournamentId })
          }
          isOpen={tournament.tournamentId === opened}
        />
      ))}
    </ul>
  )
}
