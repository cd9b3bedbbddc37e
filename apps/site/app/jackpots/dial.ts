import { timeZone } from "@elite/words/formats.ts"
import { hourMs } from "../time.ts"

/** Degrees of an hour, and of a window's three. */
const [hourTurn, windowTurn] = [30, 90]

const belgianHour = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone })

/** Degrees from twelve, in Belgian time, which is whole hours from UTC. */
export function clockHands(now: number): { hour: number; minute: number } {
  const passed = (((now % hourMs) + hourMs) % hourMs) / hourMs
  const hour = Number(belgianHour.format(now)) % 12
  return { hour: (hour + passed) * hourTurn, minute: passed * 360 }
}

/** Degrees: where the window that ends at `endsAt` begins, and how many of its 90 are over. */
export function windowOnDial(endsAt: number, now: number): { from: number; over: number } {
  const left = Math.max(0, Math.min(windowTurn, ((endsAt - now) / hourMs) * hourTurn))
  return { from: (clockHands(endsAt).hour - windowTurn + 360) % 360, over: windowTurn - left }
}

const roundToTenth = (value: number) => String(Math.round(value * 10) / 10)

function dialPoint(radius: number, degrees: number): string {
  const turn = ((degrees - 90) * Math.PI) / 180
  return `${roundToTenth(100 + radius * Math.cos(turn))} ${roundToTenth(100 + radius * Math.sin(turn))}`
}

/** A part of a ring around 100,100; at most half of it. */
export const ringPath = (inner: number, outer: number, from: number, to: number): string =>
  `M${dialPoint(outer, from)}A${outer} ${outer} 0 0 1 ${dialPoint(outer, to)}L${dialPoint(inner, to)}A${inner} ${inner} 0 0 0 ${dialPoint(inner, from)}Z`

export const beadPath = (radius: number, degrees: number, r: number): string =>
  `M${dialPoint(radius, degrees)}m${-r} 0a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
