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

/** What a bill hangs by. */
const BillCord = () => (
  <svg className="bill-cord" width="128" height="36" viewBox="0 0 128 36" aria-hidden="true">
    <path d="M64 2L10 36M64 2L118 36" stroke="#e6b85c" strokeOpacity=".6" fill="none" />
    <circle cx="64" cy="2.5" r="3" fill="#e6b85c" />
  </svg>
)

/** The picture lamp over the one that is opened. */
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

type BillProps = { one: Tournament; scene: Scene; href: string; isOpen: boolean }

function Bill({ one, scene, href, isOpen }: BillProps) {
  const t = useTranslations("tournaments")
  const formats = useFormats()
  const prizes = useFormatPrizes(one)
  const language = useLanguage()
  const { play } = useFormatMoments()
  const state = useTournamentStateText()(one)
  const { day, hours } = play(one)
  const { src, night } = pictures[scene][one.type]
  const name = one.name[language]
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
        <span className={classes("bill-kind", kindColours[one.type])}>
          <b>{t(`kinds.${one.type}`)}</b>
        </span>
        <span className="bill-title">{name}</span>
        <span className="bill-foot">
          <span className="block text-xs first-letter:uppercase">{day}</span>
          <b className="amount block text-[1.3125rem] leading-6.5">{hours}</b>
          <span className="block text-[0.8125rem] leading-5">
            {one.pool > 0 && (
              <>
                <b>{prizes.plain(one.pool)}</b> <span aria-hidden="true">•</span>{" "}
              </>
            )}
            {one.entryFee > 0 ? t("entryFee", { fee: formats.shortEuros(one.entryFee) }) : t("free")}
          </span>
          <span className={classes("block text-pretty text-xs", state.isOn ? "text-emerald" : "bill-state")}>
            {state.text}
          </span>
        </span>
      </Anchor>
    </li>
  )
}

/** Brings the opened bill into view on a rail that shows only a part of itself. */
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
  asked: TournamentsQuery
  opened: number | undefined
}

/** The bills on their rail: one for each programme of what is on, else one for each tournament. */
export function Bills({ tab, all, asked, opened }: BillsProps) {
  const t = useTranslations("tournaments")
  const { pathname } = useLocation()
  const bills = tab === "current" ? oneBillPerProgramme(all, opened) : all
  const scenes = assignScenes(bills)
  const rail = useOpenInView(opened)
  return (
    <ul ref={rail} aria-label={t("bills")} data-theme="dark" className="bills no-scrollbar">
      {bills.map((one) => (
        <Bill
          key={one.tournamentId}
          one={one}
          scene={scenes.get(one.seriesId)!}
          href={pathname + toTournamentsQueryString({ page: asked.page, tournament: one.tournamentId })}
          isOpen={one.tournamentId === opened}
        />
      ))}
    </ul>
  )
}
