import { glass } from "virtual:glass-art"
import { classes } from "@elite/ui"
import type { CSSProperties } from "react"
import { Clock } from "./Clock.tsx"

type ScaleMark = { label: string; amount: string }

export type GlassProps = {
  jackpot: keyof typeof glass
  /** How high the light stands, 0 to 1: `levelOf`. */
  level: number
  /** What the picture says, with its level and its figure. */
  label: string
  /** The server's time when the page was made, ISO 8601. */
  now: string
  /** Three-hour: the end of the window that runs, ISO 8601. Without it the clock shows the time alone. */
  windowEndsAt?: string | undefined
  /** What is written in the disc: "5.000", "500×". */
  numeral?: string | undefined
  /** Won: the light falls, and the window stays dark until the next cycle. */
  isDark?: boolean | undefined
  /** The scale at its side. Without it the window is narrower: 232 instead of 288. */
  scale?: { top: ScaleMark; start: ScaleMark } | undefined
  /** `[--u:0.8px]` makes it so much smaller. */
  className?: string | undefined
}

/** No light at all: the soft edge, too, lies below the foot. */
const unlitLevel = -0.06

/** Figures in the disc: dark where it is lit, light where it is not, also while the edge of the light goes through them. */
function Numeral({ text, fill }: { text: string; fill: string }) {
  const size = Math.min(20, 80 / text.length)
  return (
    <text x="100" y={100 + size * 0.33} fontSize={size} fill={fill} className="glass-numeral">
      {text}
    </text>
  )
}

/** Where the light ends there is a line across the glass, as on a gauge, as long as the opening is wide there. */
function FillLine({ level }: { level: number }) {
  const above = Math.max(0, 100 - 376 * (1 - level))
  const half = Math.round(Math.sqrt(100 ** 2 - above ** 2))
  return (
    <path className="glass-surface" d={`M${100 - half} 0h${2 * half}`} stroke="#fff3d2" strokeWidth="1.2" />
  )
}

/** Leads of the opening between two lines of brass and, on the wall, the hood over it. */
function WindowFrame({ hasHood }: { hasHood: boolean }) {
  return (
    <g fill="none" stroke="#e6b85c">
      <path d="M-3.5 379.5V100a103.5 103.5 0 0 1 207 0V379.5Z" stroke="#0b080f" strokeWidth="8.5" />
      <path d="M-2.5 378.5V100a102.5 102.5 0 0 1 205 0V378.5Z" strokeOpacity=".5" />
      <path d="M-6.5 382.5V100a106.5 106.5 0 0 1 213 0V382.5Z" strokeOpacity=".85" />
      {hasHood && (
        <>
          <path d="M-18 108A118 118 0 0 1 218 108" strokeOpacity=".34" />
          <path
            d="M-21.5 108l3.5-4 3.5 4-3.5 4ZM214.5 108l3.5-4 3.5 4-3.5 4Z"
            fill="#e6b85c"
            fillOpacity=".6"
            stroke="none"
          />
        </>
      )}
    </g>
  )
}

function GlassScale({ top, start }: { top: ScaleMark; start: ScaleMark }) {
  return (
    <>
      <p className="glass-top">
        {top.label} <b>{top.amount}</b>
      </p>
      <svg className="glass-scale" viewBox="0 0 14 392" aria-hidden="true" fill="none">
        <path d="M6.5 8V384" stroke="#77678a" strokeOpacity=".7" />
        <path d="M2 8.5h9M2 383.5h9M4 102.5h5M4 196.5h5M4 290.5h5" stroke="#b9adc2" strokeOpacity=".8" />
        <path className="glass-marker" d="M0 0l9-5v10Z" fill="#e6b85c" />
      </svg>
      <p className="glass-start">
        {start.label} <b>{start.amount}</b>
      </p>
    </>
  )
}

/**
 * The window of a pool on its wall, 288 × 456, lit up to its level; its light falls on what stands below. It wants a dark
 * ground, and what it falls on to be `relative`, so that it lies behind.
 */
export function Glass({ jackpot, level, label, numeral, isDark = false, scale, ...rest }: GlassProps) {
  const { lit, unlit, cast } = glass[jackpot]
  return (
    <div
      className={classes("glass", scale && "glass-scaled", rest.className)}
      style={{ "--level": isDark ? unlitLevel : level } as CSSProperties}
      data-jackpot={jackpot}
      data-dark={isDark || undefined}
    >
      <img className="glass-light glass-halo" src={cast} alt="" width={280} height={456} />
      <div className="glass-window" role="img" aria-label={label}>
        <img className="glass-unlit" src={unlit} alt="" width={200} height={376} />
        <img className="glass-light glass-lit" src={lit} alt="" width={200} height={376} />
        <svg className="glass-frame" viewBox="-8 -8 216 392" aria-hidden="true">
          {jackpot === "threeHour" && <Clock now={rest.now} windowEndsAt={rest.windowEndsAt} />}
          {jackpot === "hitTheTarget" && !isDark && <FillLine level={level} />}
          {numeral !== undefined && <Numeral text={numeral} fill="#f6eedd" />}
          <WindowFrame hasHood={scale !== undefined} />
        </svg>
        {numeral !== undefined && (
          <svg className="glass-light glass-figure" viewBox="0 0 200 376" aria-hidden="true">
            <Numeral text={numeral} fill="#3c1130" />
          </svg>
        )}
      </div>
      {scale && <GlassScale {...scale} />}
      <div className="glass-floor">
        <img className="glass-light" src={cast} alt="" width={280} height={456} />
      </div>
      <div className="glass-sill" />
    </div>
  )
}
