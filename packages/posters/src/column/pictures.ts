import type { Brush } from "../brush.ts"
import { box, circle, n, path, polar, polygon, rays, star } from "../svg.ts"

const [cx, cy] = [208, 156]

type Picture = (brush: Brush) => string

const sun: Picture = (b) =>
  [
    path(rays(cx, 250, 44, 0, 420), { fill: b.deep, opacity: 0.8 }),
    circle(cx, 250, 108, { fill: b.warmFall }),
    circle(cx, 250, 120, { stroke: b.gold, width: 2 }),
    circle(cx, 250, 130, { stroke: b.gold, width: 1, opacity: 0.6 }),
    path("M0 250H416V300H0Z", { fill: b.deepFall }),
    ...[0, 1, 2, 3].map((i) => path(`M0 ${258 + i * 11}H416`, { stroke: b.gold, width: 1.2, opacity: 0.5 })),
  ].join("")

const curtain: Picture = (b) => {
  const folds = Array.from({ length: 6 }, (_, i) => {
    const x = 40 + i * 19
    return [x, 416 - x]
      .map((at) =>
        path(`M${at} 30Q${n(at + (208 - at) * 0.16)} 160 ${at} 282`, {
          stroke: b.warm,
          width: 9,
          opacity: 0.85,
        }),
      )
      .join("")
  })
  return [
    path(rays(cx, 270, 40, 0, 420), { fill: b.deep, opacity: 0.7 }),
    path("M150 270a58 58 0 0 1 116 0Z", { fill: b.orb, stroke: b.gold, width: 2 }),
    ...folds,
    path("M24 26H392V62q-23 30-46 0t-46 0-46 0-46 0-46 0-46 0-46 0-46 0Z", {
      fill: b.mainFall,
      stroke: b.gold,
      width: 2,
    }),
    path("M30 282H386", { stroke: b.gold, width: 3 }),
  ].join("")
}

const stained: Picture = (b) => {
  const arch = (w: number, top: number) =>
    `M${cx - w} 284V${top + w}A${w} ${w} 0 0 1 ${cx + w} ${top + w}V284Z`
  const panes = Array.from({ length: 9 }, (_, i) => {
    const [x, y] = polar(cx, 134, 96, -80 + i * 20)
    return path(`M${cx} 134L${n(x)} ${n(y)}`, { stroke: b.night, width: 3 })
  })
  return [
    path(rays(cx, 140, 52, 0, 420), { fill: b.deep, opacity: 0.6 }),
    path(arch(112, 22), { fill: b.night, stroke: b.gold, width: 3 }),
    path(arch(96, 38), { fill: b.lightFall }),
    path(`M${cx - 96} 196H${cx + 96}V284H${cx - 96}Z`, { fill: b.warmFall }),
    ...panes,
    path(
      `M${cx - 96} 196H${cx + 96}M${cx - 96} 240H${cx + 96}M${cx - 48} 196V284M${cx + 48} 196V284M${cx} 134V284`,
      {
        stroke: b.night,
        width: 3,
      },
    ),
    circle(cx, 134, 34, { fill: b.orb, stroke: b.night, width: 4 }),
    path(star(cx, 134, 8, 26, 10), { fill: b.gold }),
  ].join("")
}

const stairs: Picture = (b) =>
  [
    path(rays(330, 70, 44, 0, 460), { fill: b.deep, opacity: 0.7 }),
    circle(330, 70, 34, { fill: b.warmFall, stroke: b.gold, width: 2 }),
    ...Array.from({ length: 6 }, (_, i) => {
      const [x, y] = [30 + i * 60, 262 - i * 32]
      return box(x, y, 386 - i * 60, 30, {
        fill: i % 2 ? b.mainFall : b.lightFall,
        stroke: b.gold,
        width: 1.6,
      })
    }),
    path("M26 226C110 210 150 150 226 128S340 62 372 40", {
      stroke: b.gold,
      width: 5,
      extra: 'stroke-linecap="round"',
    }),
    ...Array.from({ length: 6 }, (_, i) =>
      path(`M${60 + i * 60} ${262 - i * 32}v-40`, { stroke: b.gold, width: 2 }),
    ),
  ].join("")

const ticket: Picture = (b) => {
  const paper = (turn: number, fill: string, y: number) =>
    `<g transform="rotate(${turn} ${cx} ${y})">${path(
      `M${cx - 120} ${y - 46}H${cx + 120}V${y - 14}a14 14 0 0 0 0 28V${y + 46}H${cx - 120}V${y + 14}a14 14 0 0 0 0-28Z`,
      { fill, stroke: b.gold, width: 2 },
    )}${path(`M${cx + 56} ${y - 40}V${y + 40}`, { stroke: b.night, width: 2, extra: 'stroke-dasharray="6 6"' })}${path(
      star(cx - 30, y, 8, 30, 12),
      { fill: b.main },
    )}</g>`
  return [
    path(rays(cx, cy, 48, 0, 420), { fill: b.deep, opacity: 0.75 }),
    circle(cx, cy, 132, { stroke: b.gold, width: 1.5, opacity: 0.7 }),
    paper(-14, b.lightFall, cy - 26),
    paper(9, b.warmFall, cy + 24),
  ].join("")
}

const letter: Picture = (b) =>
  [
    path(rays(cx, cy, 40, 0, 420), { fill: b.deep, opacity: 0.75 }),
    box(cx - 122, cy - 76, 244, 156, { fill: b.warmFall, stroke: b.gold, width: 2.5 }, 6),
    path(
      polygon([
        [cx - 122, cy - 74],
        [cx, cy + 22],
        [cx + 122, cy - 74],
      ]),
      { fill: b.pale, stroke: b.gold, width: 2.5 },
    ),
    path(`M${cx - 120} ${cy + 78}L${cx - 34} ${cy - 6}M${cx + 120} ${cy + 78}L${cx + 34} ${cy - 6}`, {
      stroke: b.gold,
      width: 1.6,
    }),
    circle(cx, cy + 20, 24, { fill: b.mainFall, stroke: b.night, width: 2 }),
    path(star(cx, cy + 20, 5, 14, 6), { fill: b.gold }),
  ].join("")

export const pictures = { sun, curtain, window: stained, stairs, ticket, letter } as const satisfies Record<
  string,
  Picture
>
export type BillPicture = keyof typeof pictures
