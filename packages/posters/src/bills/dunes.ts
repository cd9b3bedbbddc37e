import type { Brush } from "../brush.ts"
import { circle, group, n, path, rays } from "../svg.ts"
import { halo, middle, type Scene } from "./scene.ts"

/** Marram grass; lean and direction vary by seed. */
function tuft(b: Brush, x: number, y: number, size: number, ink: string): string {
  const blade = (_: unknown, i: number) => {
    const lean = (i - 3) * 7 * size + b.vary.between(-2, 2)
    const top = y - (38 - Math.abs(i - 3) * 5) * size
    return path(
      `M${n(x + (i - 3) * 2.2)} ${n(y)}Q${n(x + lean * 0.4)} ${n(y - 22 * size)} ${n(x + lean)} ${n(top)}`,
      { stroke: ink, width: 2.4 * size + 0.6, extra: 'stroke-linecap="round"' },
    )
  }
  return Array.from({ length: 7 }, blade).join("")
}

const sea = (b: Brush) =>
  [0, 1, 2, 3]
    .map((i) => path(`M0 ${n(310 + i * 11)}H416`, { stroke: b.night, width: 2.2 + i * 1.3 }))
    .join("") + path("M0 352H416V380H0Z", { fill: b.deepFall })

const gulls = "M92 238q8-9 16 0q8-9 16 0M302 214q7-8 14 0q7-8 14 0M326 244q5-6 10 0q5-6 10 0"

function hills(b: Brush): string {
  const first = "M0 372C60 330 120 330 176 368"
  const second = "M0 424C90 372 170 384 236 424C300 456 360 436 416 404"
  return [
    path(`${first}C230 404 300 396 416 340V560H0Z`, { fill: b.mainFall, stroke: b.gold, width: 1.6 }),
    path(`${first}C150 372 96 384 60 420C40 400 20 390 0 388Z`, { fill: b.lightFall, opacity: 0.9 }),
    path(`${second}V560H0Z`, { fill: b.lightFall, stroke: b.gold, width: 1.6 }),
    path("M236 424C300 456 360 436 416 404V560H300C300 510 280 452 236 424Z", { fill: b.mainFall }),
    tuft(b, 58, 396, 1, b.ground),
    tuft(b, 330, 386, 0.9, b.ground),
    tuft(b, 146, 408, 1.15, b.night),
    tuft(b, 372, 424, 1.1, b.night),
    path("M0 470C120 430 260 476 416 440V560H0Z", { fill: b.deepFall, stroke: b.gold, width: 1.4 }),
  ].join("")
}

export const dunes: Scene = (b) =>
  group(
    "translate(0 -26)",
    path(rays(middle, 276, 40, 0, 480, 4), { fill: b.deep, opacity: 0.7 }),
    circle(middle, 282, 90, { fill: b.warmFall }),
    halo(b, middle, 282, 101),
    sea(b),
    path(gulls, { stroke: b.pale, width: 2.4, extra: 'stroke-linecap="round"' }),
    hills(b),
  )
