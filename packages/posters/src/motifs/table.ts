import type { Brush, Motif } from "../brush.ts"
import { box, circle, group, n, path, polar, rays, sector, star } from "../svg.ts"

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0.5, 0.5]],
  2: [
    [0.26, 0.26],
    [0.74, 0.74],
  ],
  3: [
    [0.24, 0.24],
    [0.5, 0.5],
    [0.76, 0.76],
  ],
  4: [
    [0.26, 0.26],
    [0.74, 0.26],
    [0.26, 0.74],
    [0.74, 0.74],
  ],
  5: [
    [0.24, 0.24],
    [0.76, 0.24],
    [0.5, 0.5],
    [0.24, 0.76],
    [0.76, 0.76],
  ],
  6: [
    [0.27, 0.22],
    [0.27, 0.5],
    [0.27, 0.78],
    [0.73, 0.22],
    [0.73, 0.5],
    [0.73, 0.78],
  ],
}

/** A die seen from above its corner: three faces, each a unit square in isometric projection. */
function die(
  b: Brush,
  x: number,
  y: number,
  size: number,
  turn: number,
  faces: readonly [number, number, number],
): string {
  const [w, h] = [size * 0.866, size * 0.5]
  const planes = [
    { matrix: [w, h, -w, h, 0, -size], fill: b.pale, pip: b.main },
    { matrix: [w, h, 0, size, -w, -h], fill: b.light, pip: b.night },
    { matrix: [w, -h, 0, size, 0, 0], fill: b.main, pip: b.pale },
  ]
  const drawn = planes.map(({ matrix, fill, pip }, i) => {
    const spots = pips[faces[i]!]!.map(([u, v]) => `<circle cx="${u}" cy="${v}" r=".095" fill="${pip}"/>`)
    const face = `<rect x=".012" y=".012" width=".976" height=".976" rx=".12" fill="${fill}"/>`
    return `<g transform="matrix(${matrix.map(n).join(" ")})">${face}${spots.join("")}</g>`
  })
  const outline = `M0 ${n(-size)}L${n(w)} ${n(-h)}V${n(h)}L0 ${n(size)}L${n(-w)} ${n(h)}V${n(-h)}Z`
  const under = path(outline, { fill: b.night, stroke: b.night, width: 14, extra: 'stroke-linejoin="round"' })
  const rim = path(outline, { stroke: b.gold, width: 3, extra: 'stroke-linejoin="round"' })
  return group(`translate(${n(x)} ${n(y)}) rotate(${n(turn)})`, under, ...drawn, rim)
}

export const dice: Motif = (b) => {
  const face = () => [b.vary.whole(1, 6), b.vary.whole(1, 6), b.vary.whole(1, 6)] as const
  const side = b.vary.pick([1, -1])
  return [
    path(rays(300, 500, 32, 0, 720, 3), { fill: b.deep, opacity: 0.9 }),
    circle(300, 500, 236, { fill: b.night, opacity: 0.5 }),
    circle(300, 500, 236, { stroke: b.gold, width: 2 }),
    circle(300, 500, 224, { stroke: b.gold, width: 1, opacity: 0.6 }),
    die(b, 300 - side * 78, 404, 104, side * -14, face()),
    die(b, 300 + side * 104, 470, 92, side * 19, face()),
    die(b, 300 - side * 20, 606, 112, side * 6, face()),
  ].join("")
}

export const wheel: Motif = (b) => {
  const [cx, cy] = [300, 480]
  const step = 360 / 37
  const pockets = Array.from({ length: 37 }, (_, i) => {
    const ink = i === 0 ? b.light : i % 2 ? b.main : b.night
    return path(sector(cx, cy, 158, 206, i * step, (i + 1) * step), { fill: ink, stroke: b.gold, width: 1.6 })
  })
  const cups = Array.from({ length: 37 }, (_, i) =>
    path(sector(cx, cy, 128, 158, i * step, (i + 1) * step), {
      fill: i === 0 ? b.lightFall : i % 2 ? b.deep : b.ground,
      stroke: b.gold,
      width: 1,
    }),
  )
  const arms = [0, 90, 180, 270].map((turn) =>
    group(
      `rotate(${turn + 24} ${cx} ${cy})`,
      path(`M${cx - 8} ${cy}L${cx - 4} ${cy - 92}H${cx + 4}L${cx + 8} ${cy}Z`, { fill: b.gold }),
      circle(cx, cy - 94, 12, { fill: b.gold, stroke: b.night, width: 2 }),
    ),
  )
  const [bx, by] = polar(cx, cy, 144, b.vary.whole(0, 36) * step + step / 2)
  return [
    path(rays(cx, cy, 44, 0, 700), { fill: b.deep, opacity: 0.75 }),
    circle(cx, cy, 250, { fill: b.night }),
    circle(cx, cy, 238, { stroke: b.gold, width: 22 }),
    circle(cx, cy, 238, { stroke: b.warm, width: 12 }),
    ...Array.from({ length: 8 }, (_, i) =>
      path(star(...polar(cx, cy, 238, i * 45 + 22.5), 4, 13, 5, i * 45), { fill: b.pale }),
    ),
    ...pockets,
    ...cups,
    circle(cx, cy, 128, { fill: b.mainFall, stroke: b.gold, width: 4 }),
    path(rays(cx, cy, 16, 34, 120), { fill: b.night, opacity: 0.35 }),
    ...arms,
    circle(cx, cy, 46, { fill: b.gold, stroke: b.night, width: 3 }),
    circle(cx, cy, 30, { fill: b.warmFall, stroke: b.night, width: 2 }),
    path(star(cx, cy, 8, 24, 9), { fill: b.night }),
    circle(bx, by, 13, { fill: b.pale, stroke: b.night, width: 2 }),
  ].join("")
}

const suits = {
  heart: "M0 34C-54 -6-38-40-18-40-6-40 0-30 0-24 0-30 6-40 18-40 38-40 54-6 0 34Z",
  spade:
    "M0-42C54-2 42 26 20 26 10 26 4 20 3 16 4 30 10 38 16 40H-16C-10 38-4 30-3 16-4 20-10 26-20 26-42 26-54-2 0-42Z",
  diamond: "M0-44L32 0 0 44-32 0Z",
  club: "M0-42A20 20 0 0 1 16-10 20 20 0 1 1 4 20C5 30 10 38 16 40H-16C-10 38-5 30-4 20A20 20 0 1 1-16-10 20 20 0 0 1 0-42Z",
}

export const cards: Motif = (b) => {
  const order = [suits.club, suits.diamond, suits.spade, suits.heart, suits.spade]
  const card = (suit: string, i: number) => {
    const red = suit === suits.heart || suit === suits.diamond
    const ink = red ? b.main : b.night
    const corner = (turn: number) =>
      `<g transform="rotate(${turn})"><path d="${suit}" transform="translate(-74 -126) scale(.42)" fill="${ink}"/></g>`
    return group(
      `rotate(${(i - 2) * 19} 300 900) translate(300 470)`,
      box(-106, -166, 212, 332, { fill: i === 2 ? b.warmFall : b.pale, stroke: b.night, width: 5 }, 20),
      box(-94, -154, 188, 308, { stroke: b.gold, width: 2 }, 13),
      corner(0),
      corner(180),
      i === 2 ? path(rays(0, 0, 24, 62, 88), { fill: b.main }) : "",
      `<path d="${suit}" transform="scale(1.25)" fill="${ink}"/>`,
    )
  }
  return [
    path(rays(300, 820, 56, 0, 900), { fill: b.deep, opacity: 0.85 }),
    group("translate(0 30)", ...[0, 4, 1, 3, 2].map((i) => card(order[i]!, i))),
  ].join("")
}

export const crown: Motif = (b) => {
  const tip = (x: number, y: number, r: number) => circle(x, y, r, { fill: b.orb, stroke: b.gold, width: 3 })
  return [
    path(rays(300, 520, 40, 0, 720), { fill: b.deep, opacity: 0.85 }),
    circle(300, 500, 250, { fill: b.night, stroke: b.gold, width: 2 }),
    circle(300, 500, 232, { stroke: b.gold, width: 1 }),
    ...Array.from({ length: 12 }, (_, i) =>
      path(star(...polar(300, 500, 241, i * 30), 4, 9, 3), { fill: b.pale }),
    ),
    path("M140 610L110 396 206 494 300 326 394 494 490 396 460 610Z", {
      fill: b.gold,
      stroke: b.night,
      width: 5,
      extra: 'stroke-linejoin="round"',
    }),
    path("M160 596L138 446 210 524 300 372 390 524 462 446 440 596Z", {
      fill: b.mainFall,
      stroke: b.night,
      width: 2.5,
      extra: 'stroke-linejoin="round"',
    }),
    path("M300 372L390 524 300 596 210 524Z", { fill: b.warmFall, stroke: b.night, width: 2.5 }),
    path("M300 430L336 516 300 566 264 516Z", { fill: b.main, stroke: b.gold, width: 3 }),
    tip(110, 388, 20),
    tip(490, 388, 20),
    tip(300, 318, 26),
    tip(206, 488, 13),
    tip(394, 488, 13),
    path("M136 606Q300 646 464 606V656Q300 696 136 656Z", { fill: b.gold, stroke: b.night, width: 4 }),
    ...[-128, -64, 0, 64, 128].map((dx, i) => {
      const y = 650 - (dx * dx) / 1300
      return i % 2
        ? circle(300 + dx, y, 13, { fill: b.light, stroke: b.night, width: 2.5 })
        : group(
            `translate(${300 + dx} ${n(y)}) scale(.46)`,
            path(suits.diamond, { fill: b.main, stroke: b.night, width: 6 }),
          )
    }),
  ].join("")
}
