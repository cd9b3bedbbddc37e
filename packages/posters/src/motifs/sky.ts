import type { Motif } from "../brush.ts"
import { circle, group, n, type Point, path, polar, polygon, rays, star, swell } from "../svg.ts"

export const sun: Motif = (b) => {
  const y = b.vary.between(440, 470)
  const r = b.vary.between(158, 176)
  const count = b.vary.pick([28, 32, 36])
  return [
    path(rays(300, y, count, 0, 760, b.vary.between(0, 6)), { fill: b.deep, opacity: 0.85 }),
    circle(300, y, r + 26, { fill: b.ground }),
    circle(300, y, r + 26, { stroke: b.gold, width: 2 }),
    circle(300, y, r, { fill: b.warmFall }),
    circle(300, y, r - 20, { stroke: b.main, width: 2.5 }),
    circle(300, y, r - 30, { stroke: b.main, width: 1, opacity: 0.7 }),
    ...[0, 1, 2, 3].map((i) => {
      const d = swell(y + 70 + i * 52, 34, 260 - i * 14, 820, i * 96)
      const ink = [b.main, b.lightFall, b.mainFall, b.deepFall][i]!
      return path(d, { fill: ink, stroke: i === 1 ? b.pale : b.gold, width: i === 1 ? 3 : 2 })
    }),
  ].join("")
}

export const moon: Motif = (b) => {
  const x = b.vary.pick([235, 365])
  const flip = x > 300 ? `translate(600 0) scale(-1 1)` : ""
  // A lit face and a shaded one, parted by a broken ridge, with snow on the first.
  const peak = (px: number, py: number, half: number, lit: string, shade: string) => {
    const h = 690 - py
    const ridge: Point[] = [
      [px + half * 0.1, py + h * 0.22],
      [px - half * 0.08, py + h * 0.42],
      [px + half * 0.2, py + h * 0.68],
      [px + half * 0.06, 690],
    ]
    const snow: Point[] = [
      [px, py],
      ridge[0]!,
      [px - half * 0.06, py + h * 0.17],
      [px - half * 0.14, py + h * 0.29],
      [px - half * 0.2, py + h * 0.2],
    ]
    return (
      path(
        polygon([
          [px, py],
          [px + half, 690],
          [px - half, 690],
        ]),
        { fill: shade, stroke: b.gold, width: 2 },
      ) +
      path(polygon([[px, py], ...ridge, [px - half, 690]]), { fill: lit }) +
      path(polygon(snow), { fill: b.pale })
    )
  }
  const stars = Array.from({ length: 16 }, () => {
    const [sx, sy] = [b.vary.between(50, 550), b.vary.between(230, 420)]
    return path(star(sx, sy, 4, b.vary.between(3, 8), 1.2), {
      fill: b.pale,
      opacity: b.vary.between(0.4, 0.9),
    })
  })
  const lake = Array.from({ length: 7 }, (_, i) => {
    const half = 150 - i * 13
    return path(`M${n(300 - half + (i % 2) * 26)} ${n(704 + i * 13)}h${n(half * 2 - 30)}`, {
      stroke: i % 2 ? b.light : b.warm,
      width: 3,
      opacity: 0.75 - i * 0.08,
    })
  })
  return [
    ...stars,
    circle(x, 400, 152, { stroke: b.gold, width: 1.5, opacity: 0.6 }),
    circle(x, 400, 136, { stroke: b.gold, width: 1, opacity: 0.4 }),
    circle(x, 400, 120, { fill: b.warmFall }),
    `<g transform="${flip}">`,
    peak(452, 372, 250, b.mainFall, b.ground),
    peak(128, 430, 230, b.lightFall, b.deep),
    peak(318, 496, 214, b.warmFall, b.night),
    "</g>",
    path("M0 690H600V800H0Z", { fill: b.night }),
    path("M0 690H600", { stroke: b.gold, width: 2.5 }),
    ...lake,
  ].join("")
}

export const comet: Motif = (b) => {
  const [hx, hy] = [208, 560]
  const tails = [
    [72, b.deep],
    [54, b.mainFall],
    [37, b.lightFall],
    [20, b.warmFall],
  ] as const
  const tail = (w: number, ink: string) =>
    path(
      `M${n(hx - w * 0.7)} ${n(hy - w * 0.72)}Q330 370 ${n(640 - w * 2)} 190L${n(640 + w)} ${n(210 + w * 1.4)}Q420 430 ${n(hx + w * 0.7)} ${n(hy + w * 0.72)}A${n(w)} ${n(w)} 0 0 1 ${n(hx - w * 0.7)} ${n(hy - w * 0.72)}Z`,
      { fill: ink },
    )
  const stars = Array.from({ length: 26 }, () =>
    path(star(b.vary.between(40, 560), b.vary.between(230, 740), 4, b.vary.between(3, 9), 1.3), {
      fill: b.pale,
      opacity: b.vary.between(0.35, 0.9),
    }),
  )
  const orbits = [190, 250, 310, 370].map((r) =>
    circle(hx, hy, r, { stroke: b.gold, width: 1.2, opacity: 0.35 }),
  )
  const [px, py] = polar(hx, hy, 250, 108)
  return [
    ...orbits,
    ...stars,
    ...tails.map(([w, ink]) => tail(w, ink)),
    circle(hx, hy, 52, { fill: b.pale }),
    path(star(hx, hy, 8, 112, 30, 0), { fill: b.pale }),
    path(star(hx, hy, 8, 78, 24, 22.5), { fill: b.warm }),
    circle(hx, hy, 30, { fill: b.night }),
    circle(hx, hy, 20, { fill: b.gold }),
    circle(px, py, 38, { fill: b.orb }),
    path(`M${n(px - 66)} ${n(py + 20)}A70 18 -17 0 0 ${n(px + 66)} ${n(py - 20)}`, {
      stroke: b.gold,
      width: 4,
    }),
  ].join("")
}

export const eye: Motif = (b) => {
  const y = 420
  const lids = "M70 420Q300 205 530 420Q300 635 70 420Z"
  const beams = Array.from({ length: 15 }, (_, i) => {
    const x = 300 + (i - 7) * 26
    const foot = 300 + (i - 7) * 66
    return path(
      polygon([
        [x - 6, y + 20],
        [x + 6, y + 20],
        [foot + 19, 810],
        [foot - 19, 810],
      ]),
      {
        fill: i % 2 ? b.warmFall : b.mainFall,
      },
    )
  })
  return [
    path(rays(300, y, 40, 0, 620, 4.5), { fill: b.deep, opacity: 0.6 }),
    path("M0 430H600V810H0Z", { fill: b.night, opacity: 0.55 }),
    ...beams,
    path(lids, { fill: b.night, stroke: b.gold, width: 22, extra: 'stroke-linejoin="round"' }),
    path(lids, { fill: b.pale, stroke: b.night, width: 5 }),
    circle(300, y, 102, { fill: b.mainFall }),
    path(rays(300, y, 36, 50, 98), { fill: b.light, opacity: 0.85 }),
    circle(300, y, 102, { stroke: b.night, width: 5 }),
    circle(300, y, 50, { fill: b.night, stroke: b.gold, width: 4 }),
    circle(279, y - 24, 15, { fill: b.pale }),
    path("M110 330Q300 165 490 330", { stroke: b.gold, width: 5, extra: 'stroke-linecap="round"' }),
    path("M150 282Q300 150 450 282", {
      stroke: b.gold,
      width: 2.5,
      opacity: 0.7,
      extra: 'stroke-linecap="round"',
    }),
  ].join("")
}

export const waves: Motif = (b) => {
  const y = b.vary.between(372, 396)
  const sail = [
    path("M300 330V560", { stroke: b.gold, width: 6 }),
    path("M308 336Q404 430 398 540H308Z", { fill: b.pale, stroke: b.night, width: 3 }),
    path("M292 362Q214 450 212 540H292Z", { fill: b.warmFall, stroke: b.night, width: 3 }),
    path("M190 556H416Q396 616 356 620H244Q206 616 190 556Z", { fill: b.main, stroke: b.gold, width: 3 }),
    path("M300 330l46-16-46-12Z", { fill: b.main }),
  ].join("")
  const band = (i: number) => {
    const top = 556 + i * 48
    const inks = [b.lightFall, b.mainFall, b.deepFall, b.night]
    const [length, shift] = [224 - i * 8, i * 84]
    const lines = [12, 22].map((drop) =>
      path(swell(top + drop, 52, length, 830, shift), {
        stroke: i % 2 ? b.light : b.pale,
        width: 2,
        opacity: 0.55,
      }),
    )
    return (
      path(swell(top, 52, length, 830, shift), { fill: inks[i]!, stroke: b.gold, width: 3 }) + lines.join("")
    )
  }
  return [
    circle(300, y, 178, { fill: b.warm, opacity: 0.95 }),
    circle(300, y, 196, { stroke: b.gold, width: 2 }),
    circle(300, y, 150, { fill: b.light, opacity: 0.5 }),
    ...[0, 1, 2, 3, 4].map((i) => path(`M0 ${420 + i * 26}H600`, { stroke: b.ground, width: 4 + i * 2.2 })),
    group(`rotate(${n(b.vary.between(-4, 4))} 300 560)`, sail),
    ...[0, 1, 2, 3].map(band),
  ].join("")
}
