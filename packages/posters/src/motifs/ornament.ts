import type { Motif } from "../brush.ts"
import { circle, group, n, path, polar, polygon, rays, sector, star } from "../svg.ts"

export const scales: Motif = (b) => {
  const r = b.vary.pick([75, 100])
  const scale = (x: number, y: number, rich: boolean) =>
    [
      circle(x, y, r, { fill: b.night, stroke: b.gold, width: 2.5 }),
      circle(x, y, r * 0.8, { fill: rich ? b.warm : b.main }),
      circle(x, y, r * 0.62, { fill: b.ground, stroke: b.gold, width: 1.5 }),
      circle(x, y, r * 0.44, { fill: rich ? b.main : b.light }),
      circle(x, y, r * 0.22, { fill: rich ? b.night : b.pale }),
    ].join("")
  const rows: string[] = []
  for (let row = 0; 280 + (row * r) / 2 < 800 + r; row++) {
    const shift = row % 2 ? r : 0
    for (let x = -shift; x <= 600 + r; x += r * 2) {
      const lozenge = (Math.round((x + shift) / (r * 2)) + Math.floor(row / 2)) % 3 === 0
      rows.push(scale(x, 280 + (row * r) / 2, lozenge))
    }
  }
  return rows.join("")
}

/** Facets of a brilliant from the side: table at y 348, girdle at 420, culet at 662. */
const facets = [
  "M168 420H234L220 348Z",
  "M234 420L300 348H220Z",
  "M234 420H366L300 348Z",
  "M366 420L380 348H300Z",
  "M366 420H432L380 348Z",
  "M168 420H234L300 662Z",
  "M234 420H300V662Z",
  "M300 420H366L300 662Z",
  "M366 420H432L300 662Z",
]
const brilliant = "M168 420L220 348H380L432 420L300 662Z"

export const diamond: Motif = (b) => {
  const lozenge = (s: number, ink: string) =>
    path(
      polygon([
        [300, 500 - s * 1.12],
        [300 + s, 500],
        [300, 500 + s * 1.12],
        [300 - s, 500],
      ]),
      { fill: ink, stroke: b.gold, width: 2 },
    )
  const inks = [b.light, b.pale, b.warmFall, b.light, b.main, b.mainFall, b.lightFall, b.pale, b.main]
  return [
    path(rays(300, 500, 40, 0, 720), { fill: b.deep, opacity: 0.7 }),
    ...[284, 248, 210].map((s, i) => lozenge(s, [b.mainFall, b.night, b.warmFall][i]!)),
    lozenge(176, b.night),
    path(brilliant, { stroke: b.night, width: 16, fill: b.night, extra: 'stroke-linejoin="round"' }),
    ...facets.map((facet, i) => path(facet, { fill: inks[i]!, stroke: b.night, width: 2 })),
    path(brilliant, { stroke: b.gold, width: 4, extra: 'stroke-linejoin="round"' }),
    path(star(212, 366, 4, 34, 4), { fill: b.pale }),
    path(star(406, 560, 4, 22, 3), { fill: b.pale }),
  ].join("")
}

export const fan: Motif = (b) => {
  const [cx, cy] = [300, 690]
  const blades = 13
  const spread = 160
  const step = spread / blades
  const blade = (i: number) => {
    const from = -spread / 2 + i * step
    const to = from + step
    const ink = i % 2 ? b.mainFall : b.lightFall
    const [tx, ty] = polar(cx, cy, 372, from + step / 2)
    const eye = polar(cx, cy, 322, from + step / 2)
    return [
      circle(tx, ty, 40, { fill: i % 2 ? b.main : b.warm, stroke: b.gold, width: 2.5 }),
      path(sector(cx, cy, 150, 372, from, to), { fill: ink, stroke: b.gold, width: 2 }),
      path(sector(cx, cy, 196, 236, from, to), {
        fill: i % 2 ? b.warm : b.night,
        stroke: b.gold,
        width: 1.5,
      }),
      circle(...eye, 24, { fill: b.night, stroke: b.gold, width: 2 }),
      circle(...eye, 14, { fill: i % 2 ? b.warm : b.pale }),
      circle(...eye, 6, { fill: b.main }),
    ].join("")
  }
  const sticks = Array.from({ length: blades + 1 }, (_, i) => {
    const [x, y] = polar(cx, cy, 160, -spread / 2 + i * step)
    return `M${cx} ${cy}L${n(x)} ${n(y)}`
  }).join("")
  return [
    path(rays(cx, cy, 60, 0, 900), { fill: b.deep, opacity: 0.5 }),
    ...Array.from({ length: blades }, (_, i) => blade(i)),
    path(sticks, { stroke: b.gold, width: 7, extra: 'stroke-linecap="round"' }),
    path(sector(cx, cy, 143, 156, -spread / 2, spread / 2), { fill: b.gold }),
    circle(cx, cy, 26, { fill: b.night, stroke: b.gold, width: 5 }),
    circle(cx, cy, 11, { fill: b.pale }),
  ].join("")
}

/** A lily between whiplash stems, as on Art Nouveau balconies. */
export const lily: Motif = (b) => {
  const stem =
    "M300 800C300 700 300 640 300 560M300 780C210 740 96 700 92 560 90 470 170 450 184 520 192 570 140 580 138 546M300 720C240 690 196 660 196 610"
  const tendril = (ink: string, width: number) => {
    const line = path(stem, { stroke: ink, width, extra: 'stroke-linecap="round"' })
    return line + group("translate(600 0) scale(-1 1)", line)
  }
  const petal = (turn: number, ink: string) =>
    group(
      `rotate(${turn} 300 590)`,
      path("M300 596C232 520 226 410 300 286 374 410 368 520 300 596Z", {
        fill: ink,
        stroke: b.night,
        width: 4,
      }),
      path("M300 580V350", { stroke: b.gold, width: 2.5, extra: 'stroke-linecap="round"' }),
    )
  const leaf = "M196 610C150 600 132 650 168 690 210 690 216 640 196 610Z"
  return [
    circle(300, 470, 232, { fill: b.deepFall, stroke: b.gold, width: 2 }),
    path(rays(300, 470, 40, 110, 228), { fill: b.main, opacity: 0.5 }),
    circle(300, 470, 216, { stroke: b.gold, width: 1 }),
    tendril(b.night, 20),
    tendril(b.gold, 9),
    path(leaf, { fill: b.lightFall, stroke: b.gold, width: 3 }),
    group("translate(600 0) scale(-1 1)", path(leaf, { fill: b.lightFall, stroke: b.gold, width: 3 })),
    petal(-62, b.mainFall),
    petal(62, b.mainFall),
    petal(-32, b.lightFall),
    petal(32, b.lightFall),
    petal(0, b.warmFall),
    ...[-16, 0, 16].map((turn) => {
      const [x, y] = polar(300, 590, 196 - Math.abs(turn), turn)
      return (
        path(`M300 580L${n(x)} ${n(y)}`, { stroke: b.night, width: 2 }) +
        circle(x, y, 9, { fill: b.main, stroke: b.night, width: 2 })
      )
    }),
  ].join("")
}

export const mask: Motif = (b) => {
  const plume = (turn: number, i: number) => {
    const ink = [b.warmFall, b.mainFall, b.lightFall][i % 3]!
    return group(
      `rotate(${turn} 300 560)`,
      path("M300 540C244 470 238 330 272 262 284 226 330 228 340 262 364 330 356 470 300 540Z", {
        fill: ink,
        stroke: b.night,
        width: 3,
      }),
      path(
        "M300 530C296 440 298 340 308 272M300 470l-32-44M300 470l34-44M300 410l-32-44M301 410l34-44M303 350l-26-38M303 350l28-38",
        { stroke: b.night, width: 2, opacity: 0.55 },
      ),
    )
  }
  const face =
    "M112 520C200 470 260 512 300 540 340 512 400 470 488 520 500 620 440 690 372 676 330 668 318 630 300 630 282 630 270 668 228 676 160 690 100 620 112 520Z"
  const hole = "M168 578C196 540 248 552 264 596 232 624 184 622 168 578Z"
  return [
    path(rays(300, 560, 44, 0, 720), { fill: b.deep, opacity: 0.75 }),
    ...[-66, 66, -44, 44, -22, 22, 0].map((turn, i) => plume(turn, i >> 1)),
    path(face, { fill: b.warmFall, stroke: b.night, width: 12, extra: 'stroke-linejoin="round"' }),
    path(face, { fill: b.pale, stroke: b.gold, width: 5, extra: 'stroke-linejoin="round"' }),
    path("M112 520C200 470 260 512 300 540V630C282 630 270 668 228 676 160 690 100 620 112 520Z", {
      fill: b.mainFall,
      opacity: 0.92,
    }),
    ...[0, 1].map((side) =>
      group(
        side ? "translate(600 0) scale(-1 1)" : "translate(0 0)",
        path(hole, { fill: b.night, stroke: b.gold, width: 4 }),
        path("M150 548C184 508 240 512 270 556", {
          stroke: b.gold,
          width: 3,
          extra: 'stroke-linecap="round"',
        }),
        path(star(150, 640, 4, 15, 5), { fill: b.gold }),
      ),
    ),
    path("M300 506L324 544 300 584 276 544Z", { fill: b.gold, stroke: b.night, width: 3 }),
    path("M110 540C70 600 90 690 60 760M490 540C530 600 510 690 540 760", {
      stroke: b.gold,
      width: 6,
      extra: 'stroke-linecap="round"',
    }),
  ].join("")
}
