import type { Brush, Motif } from "../brush.ts"
import { box, circle, n, path, polar, polygon, rays, star } from "../svg.ts"

function tower(b: Brush, x: number, width: number, top: number, ink: string, lamp: string): string {
  const parts = [
    path(`M${n(x)} ${n(top - 74)}V${n(top - 40)}`, { stroke: b.pale, width: 3 }),
    path(
      polygon([
        [x - width * 0.16, top],
        [x, top - 46],
        [x + width * 0.16, top],
      ]),
      { fill: b.gold },
    ),
    box(x - width * 0.3, top, width * 0.6, 34, { fill: ink }),
    box(x - width * 0.5, top + 28, width, 800 - top, { fill: ink }),
    box(x - width * 0.5, top + 28, width, 4, { fill: b.gold }),
    box(x + width * 0.28, top + 32, width * 0.22, 800 - top, { fill: b.night, opacity: 0.28 }),
  ]
  const columns = width > 60 ? 3 : 2
  const gap = width / (columns + 0.6)
  let windows = ""
  for (let y = top + 48; y < 760; y += 27) {
    for (let c = 0; c < columns; c++) {
      if (b.vary.next() < 0.22) continue
      windows += `M${n(x + (c - (columns - 1) / 2) * gap - gap * 0.24)} ${n(y)}h${n(gap * 0.48)}v15h${n(-gap * 0.48)}Z`
    }
  }
  return parts.join("") + path(windows, { fill: lamp })
}

export const skyline: Motif = (b) => {
  const heights = [0, 96, 44, 160, 250].map((h) => h + b.vary.between(-12, 12))
  const sides = heights.flatMap((h, i) => {
    const [ink, lamp] = i % 2 ? [b.mainFall, b.night] : [b.warm, b.night]
    const [x, top] = [36 + i * 58, 640 - h]
    return [tower(b, x, 52, top, ink, lamp), tower(b, 600 - x, 52, top, ink, lamp)]
  })
  return [
    path(rays(300, 600, 44, 0, 700), { fill: b.deep, opacity: 0.8 }),
    circle(300, 480, 190, { fill: b.lightFall, opacity: 0.9 }),
    circle(300, 480, 206, { stroke: b.gold, width: 2 }),
    ...sides,
    tower(b, 300, 74, 338, b.pale, b.deep),
  ].join("")
}

export const arches: Motif = (b) => {
  const inks = b.vary.pick([
    [b.lightFall, b.night, b.mainFall, b.night, b.lightFall, b.night, b.mainFall],
    [b.mainFall, b.night, b.warmFall, b.night, b.mainFall, b.night, b.lightFall],
  ])
  const arch = (r: number) => `M${n(300 - r)} 820V${n(560)}A${n(r)} ${n(r)} 0 0 1 ${n(300 + r)} 560V820Z`
  return [
    path(rays(300, 560, 48, 0, 620), { fill: b.deep, opacity: 0.5 }),
    circle(300, 276, 58, { fill: b.warmFall }),
    circle(300, 276, 70, { stroke: b.gold, width: 1.5 }),
    ...inks.map((ink, i) => path(arch(278 - i * 35), { fill: ink, stroke: b.gold, width: 2 })),
    path(arch(32), { fill: b.gold }),
    ...[0, 1, 2].map((i) =>
      box(40 - i * 20, 716 + i * 28, 520 + i * 40, 30, { fill: b.night, stroke: b.gold, width: 2 }),
    ),
  ].join("")
}

export const tram: Motif = (b) => {
  const house = (x: number, top: number, width: number, ink: string) => {
    const step = width / 8
    const gable = `M${n(x)} 800V${n(top)}h${n(step)}v-20h${n(step)}v-20h${n(step)}v-24h${n(step * 2)}v24h${n(step)}v20h${n(step)}v20h${n(step)}V800Z`
    let panes = ""
    for (let y = top + 22; y < 690; y += 62) {
      for (const share of [0.2, 0.58]) {
        if (b.vary.next() < 0.8)
          panes += `M${n(x + width * share)} ${n(y)}v34h${n(width * 0.22)}v-34a${n(width * 0.11)} ${n(width * 0.11)} 0 0 0 ${n(-width * 0.22)} 0Z`
      }
    }
    return (
      path(gable, { fill: ink, stroke: b.gold, width: 1.5 }) + path(panes, { fill: b.warm, opacity: 0.85 })
    )
  }
  const houses = [
    house(86, 452, 96, b.deep),
    house(418, 440, 96, b.deep),
    house(-8, 396, 108, b.ground),
    house(500, 410, 108, b.ground),
  ]
  const sleepers = Array.from({ length: 5 }, (_, i) => {
    const half = 112 + i * 24
    return box(300 - half, 706 + i * 20, half * 2, 5 + i, { fill: b.main, opacity: 0.6 })
  })
  const lamp = (x: number) =>
    circle(x, 632, 34, { fill: b.warm, opacity: 0.25 }) +
    circle(x, 632, 20, { fill: b.gold }) +
    circle(x, 632, 13, { fill: b.pale })
  return [
    path(rays(300, 400, 40, 0, 640), { fill: b.deep, opacity: 0.7 }),
    ...houses,
    path("M300 190V322M300 322l-52-40h104Z", { stroke: b.gold, width: 4, extra: 'stroke-linejoin="round"' }),
    ...sleepers,
    path("M214 690L120 820M386 690L480 820", { stroke: b.pale, width: 7 }),
    path("M168 372Q172 318 230 314H370Q428 318 432 372V690H168Z", {
      fill: b.warmFall,
      stroke: b.night,
      width: 5,
    }),
    path("M176 556H424V682H176Z", { fill: b.mainFall }),
    path("M168 548H432V560H168Z", { fill: b.gold }),
    box(232, 330, 136, 40, { fill: b.night, stroke: b.gold, width: 2.5 }, 8),
    path(star(300, 350, 5, 14, 6), { fill: b.warm }),
    path("M188 386H290V536H196Q188 536 188 528ZM310 386H412V528Q412 536 404 536H310Z", { fill: b.night }),
    path("M188 386H290L210 536H196Q188 536 188 528ZM310 386H400L320 536H310Z", {
      fill: b.light,
      opacity: 0.28,
    }),
    path(rays(300, 622, 24, 20, 44), { fill: b.light }),
    circle(300, 622, 24, { fill: b.night, stroke: b.gold, width: 3 }),
    circle(300, 622, 9, { fill: b.gold }),
    lamp(214),
    lamp(386),
    box(156, 686, 288, 20, { fill: b.night, stroke: b.gold, width: 2.5 }, 6),
  ].join("")
}

export const atomium: Motif = (b) => {
  const [cx, cy, r] = [300, 470, 168]
  const ring = [0, 60, 120, 180, 240, 300].map((turn) => polar(cx, cy, r, turn))
  const inner = [polar(cx, cy, r * 0.47, 30), polar(cx, cy, r * 0.47, 210)]
  const line = (from: readonly [number, number], to: readonly [number, number]) =>
    `M${n(from[0])} ${n(from[1])}L${n(to[0])} ${n(to[1])}`
  const tubes = ring.map((p, i) => line(p, ring[(i + 1) % 6]!) + line(p, [cx, cy])).join("")
  const ball = ([x, y]: readonly [number, number], size: number) =>
    circle(x, y, size, { fill: b.orb, stroke: b.night, width: 4 }) +
    path(
      `M${n(x - size * 0.92)} ${n(y + size * 0.2)}Q${n(x)} ${n(y + size * 0.62)} ${n(x + size * 0.92)} ${n(y + size * 0.2)}`,
      {
        stroke: b.gold,
        width: 2,
      },
    )
  return [
    path(rays(cx, cy, 36, 0, 700, 5), { fill: b.deep, opacity: 0.85 }),
    circle(cx, cy, 246, { fill: b.night, opacity: 0.55 }),
    circle(cx, cy, 246, { stroke: b.gold, width: 2 }),
    path("M300 640L190 800H410Z", { fill: b.deepFall, stroke: b.gold, width: 2 }),
    path(tubes, { stroke: b.night, width: 20 }),
    path(tubes, { stroke: b.warm, width: 12 }),
    path(tubes, { stroke: b.pale, width: 3 }),
    ...inner.map((p) => ball(p, 32)),
    ...ring.map((p) => ball(p, 46)),
    ball([cx, cy], 56),
  ].join("")
}
