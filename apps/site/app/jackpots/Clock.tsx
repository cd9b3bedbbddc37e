import type { CSSProperties } from "react"
import { useServerTime } from "../shell/useServerTime.ts"
import { beadPath, clockHands, ringPath, windowOnDial } from "./dial.ts"

const leadColour = "#0a070e"
const rounded = { stroke: leadColour, strokeWidth: 2, strokeLinejoin: "round" } as const

const hours = Array.from({ length: 12 }, (_, i) => i)
const beads = hours.map((i) => beadPath(75, i * 30, i % 3 === 0 ? 4.8 : 3.2)).join("")
const hubPath = (odd: number) =>
  hours
    .filter((i) => i % 2 === odd)
    .map((i) => ringPath(9, 24, i * 30 - 15, i * 30 + 15))
    .join("")
const ends = beadPath(75, 0, 6.4) + beadPath(75, 90, 6.4)
const [hubEven, hubOdd] = [hubPath(0), hubPath(1)]
const petal = "M96.1 73.3L89.2 49.1Q90.5 37.7 100 37Q109.5 37.7 110.8 49.1L103.9 73.3A27 27 0 0 0 96.1 73.3Z"

function ClockRim({ from, over }: { from: number; over: number }) {
  return (
    <g transform={`rotate(${from} 100 100)`}>
      {[15, 45, 75].map((turn) => (
        <g key={turn} transform={`rotate(${turn} 100 100)`}>
          <path d={petal} fill="#a8483f" />
          <circle cx="100" cy="50" r="4.6" fill="#d98f45" />
        </g>
      ))}
      <path d={ringPath(68, 82, 0, 90)} fill="#ffdb8c" />
      {over > 0 && <path d={ringPath(68, 82, 0, over)} fill="#b5702f" />}
      <path d={ringPath(68, 82, 30, 60)} fill="none" />
    </g>
  )
}

/** Under reduced motion a hand steps once a minute: it has both positions, and the style sheet chooses. */
function ClockHand({ turn, step, d }: { turn: number; step: number; d: string }) {
  const places = { "--turn": `${turn.toFixed(2)}deg`, "--step": `${step.toFixed(2)}deg` }
  return <path d={d} className="glass-hand" style={places as CSSProperties} />
}

type ClockProps = { now: string; windowEndsAt: string | undefined }

/** Readable at any level, so its light does not depend on the pool. */
export function Clock({ now: madeAt, windowEndsAt }: ClockProps) {
  const now = useServerTime(madeAt)
  const [hands, steps] = [clockHands(now), clockHands(now - (now % 60_000))]
  const window = windowEndsAt === undefined ? null : windowOnDial(Date.parse(windowEndsAt), now)
  return (
    <>
      <g className="glass-lamp" {...rounded}>
        {window && <ClockRim {...window} />}
        <path d={beads} fill="#d9a552" />
        {window && <path d={ends} fill="#fff4d6" transform={`rotate(${window.from} 100 100)`} />}
        <path d={hubEven} fill="#f1ca7c" />
        <path d={hubOdd} fill="#d69a45" />
      </g>
      <g {...rounded} strokeWidth={3.4} fill="#fff3d2" paintOrder="stroke">
        <ClockHand
          turn={hands.hour}
          step={steps.hour}
          d="M98.2 108L98 80.7C93.2 74.2 94.6 67.8 100 54C105.4 67.8 106.8 74.2 102 80.7L101.8 108Z"
        />
        <ClockHand
          turn={hands.minute}
          step={steps.minute}
          d="M98.7 108L98.6 71.9C95.1 62.5 96.1 53.1 100 33C103.9 53.1 104.9 62.5 101.4 71.9L101.3 108Z"
        />
        <circle cx="100" cy="100" r="6.4" fill="#e6b85c" strokeWidth={2} />
        <circle cx="100" cy="100" r="1.8" fill={leadColour} stroke="none" />
      </g>
    </>
  )
}
