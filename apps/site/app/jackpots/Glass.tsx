import { glass } from "virtual:glass-art"
import type { jackpots } from "@elite/contract"
import { classes } from "@elite/ui"
import type { CSSProperties } from "react"
import { Clock } from "./Clock.tsx"
import { poolTypes } from "./poolTypes.ts"

/** From nothing at its foot to the top. */
type Scale = { top: { label: string; amount: string }; foot: string }

export type GlassProps = {
  jackpot: jackpots.JackpotType
  /** 0 to 1: `computeFillLevel`. */
  level: number
  label: string
  now: string
  /** For a clock, ISO 8601. Without it the clock shows the time alone. */
  windowEndsAt?: string | undefined
  /** In the disc: "5.000", "500×". */
  numeral?: string | undefined
  /** Won: the window stays dark until the next cycle. */
  isDark?: boolean | undefined
  /** Without it the window is 232 px wide instead of 288. */
  scale?: Scale | undefined
  /** `[--u:0.8px]` scales it. */
  className?: string | undefined
}

/** Hides the soft edge below the foot as well. */
const unlitLevel = -0.06

/** Drawn twice, dark in the light and light in the dark, because the edge of the light may cross it. */
function Numeral({ text, fill }: { text: string; fill: string }) {
  const size = Math.min(20, 80 / text.length)
  return (
    <text x="100" y={100 + size * 0.33} fontSize={size} fill={fill} className="glass-numeral">
      {text}
    </text>
  )
}

function FillLine({ level }: { level: number }) {
  const above = Math.max(0, 100 - 376 * (1 - level))
  const half = Math.round(Math.sqrt(100 ** 2 - above ** 2))
  return (
    <path className="glass-surface" d={`M${100 - half} 0h${2 * half}`} stroke="#fff3d2" strokeWidth="1.2" />
  )
}

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

function GlassScale({ top, foot }: Scale) {
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
      <p className="glass-foot">{foot}</p>
    </>
  )
}

/** 288 × 456. It needs a dark ground, and a `relative` element below for its light to fall on. */
export function Glass({ jackpot, level, label, numeral, isDark = false, scale, ...rest }: GlassProps) {
  const { lit, unlit, cast } = glass[jackpot]
  const { overlay } = poolTypes[jackpot]
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
          {overlay === "clock" && <Clock now={rest.now} windowEndsAt={rest.windowEndsAt} />}
          {overlay === "fillLine" && !isDark && <FillLine level={level} />}
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
