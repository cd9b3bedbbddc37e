import { layOutLine } from "../lettering.ts"
import { box, circle, path } from "../svg.ts"
import { line, plain, streetDefs } from "./inks.ts"

const [brass, night, steel] = ["#e6b85c", "#1b0a1f", "#4a3858"]
const glass = "url(#tramGlass)"
const pane = (x: number, y: number, w: number, h: number, round: number, width: number): string =>
  box(x, y, w, h, { fill: glass, stroke: night, width }, round)

const blind = (x: number, y: number, [w, h]: readonly [number, number], size: number): string =>
  box(x, y, w, h, { fill: night, stroke: brass, width: 1.2 }, 2.5) +
  path(layOutLine("ELITE", { x: x + w / 2, y: y + h - 3, size, maxWidth: w - 6 }).d, { fill: "#fff1c4" })

const gear = (): string =>
  [
    `<ellipse cx="0" cy="3" rx="84" ry="4" fill="#07040c" opacity=".6"/>`,
    plain("M-54 -16H54V-8H40L36 -4H-36L-40 -8H-54Z", "#120a16", steel),
    ...[-34, 34].map(
      (x) =>
        circle(x, -8, 8.5, { fill: "#1d1220", stroke: "#b9adc2", width: 1.6 }) +
        circle(x, -8, 3, { fill: "#b9adc2" }),
    ),
    plain("M-82 -14H-60V-7H-78ZM82 -14H60V-7H78Z", "#120a16", steel),
  ].join("")

const body = (): string =>
  [
    plain(
      "M-84 -18V-58Q-84 -70 -70 -72H70Q84 -70 84 -58V-18Q84 -14 80 -14H-80Q-84 -14 -84 -18Z",
      "url(#tramCream)",
      night,
      1.2,
    ),
    path("M-84 -36H84V-18Q84 -14 80 -14H-80Q-84 -14 -84 -18Z", { fill: "url(#tramPlum)" }),
    line("M-84 -37.5H84", brass, 2.4),
    line("M-82 -20H82", brass, 1, 0.8),
    plain("M-74 -72Q-70 -80 -56 -80H56Q70 -80 74 -72Z", "url(#tramRoof)", brass),
    line("M-78 -72H78", brass, 1.4),
  ].join("")

const door = (x: number): string =>
  [
    box(x, -66, 17, 50, { fill: "#3a1630", stroke: brass, width: 1.2 }, 2.5),
    box(x + 2.4, -63, 5.2, 30, { fill: glass }, 1),
    box(x + 9.4, -63, 5.2, 30, { fill: glass }, 1),
    line(`M${x + 8.5} -65V-17`, brass, 0.9),
  ].join("")

const people = [
  [-43, -50],
  [-19, -49],
  [24, -50],
  [30, -48.5],
  [44, -50],
] as const
const person = ([x, y]: readonly [number, number]): string =>
  circle(x, y - 4.5, 3.1, { fill: "#5b2b34" }) +
  path(`M${x - 4.6} -42.6Q${x - 4.6} ${y} ${x} ${y}Q${x + 4.6} ${y} ${x + 4.6} -42.6Z`, { fill: "#5b2b34" })

const side = (): string =>
  [
    gear(),
    body(),
    ...[-52, -30.5, -9, 12.5, 34].map(
      (x) => pane(x, -66, 18, 24, 3, 1.6) + line(`M${x} -59H${x + 18}`, night, 1),
    ),
    door(-75),
    door(58),
    plain(
      "M78 -42V-58Q78 -64 82 -62Q83 -60 83 -57V-42ZM-78 -42V-58Q-78 -64 -82 -62Q-83 -60 -83 -57V-42Z",
      glass,
      night,
    ),
    ...people.map(person),
    circle(0, -26, 9, { fill: night, stroke: brass, width: 1.6 }),
    ...[-36, 36].map((x) =>
      line(`M${x - 14} -27H${x + 14}M${x - 10} -30.5H${x + 10}M${x - 10} -23.5H${x + 10}`, brass, 0.9, 0.8),
    ),
    blind(16, -88, [46, 13], 10),
    line("M-58 -80L-74 -92L-54 -103M-42 -80L-30 -92L-50 -103M-68 -103.5H-36", "#f4cd80", 1.8),
    circle(82, -27, 3.6, { fill: "#fff6dd", stroke: brass, width: 1.2 }),
    circle(-82, -27, 2.6, { fill: "#ff7162", stroke: brass, width: 1 }),
  ].join("")

/** The tram from its side, 176 × 116, its wheels on the lower edge; the disc for its number is empty. */
export const tramSide = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-88 -108 176 116" width="176" height="116">${streetDefs}${side()}</svg>`

const front = (): string =>
  [
    line("M-9 -31L0 -36L9 -31L0 -26ZM-14 -36H14M0 -26V-24", "#f4cd80", 1.6),
    `<ellipse cx="0" cy="27" rx="23" ry="3" fill="#07040c" opacity=".7"/>`,
    plain(
      "M-21 -12Q-20 -22 -11 -24H11Q20 -22 21 -12V22Q21 25 18 25H-18Q-21 25 -21 22Z",
      "url(#tramCream)",
      night,
      1.4,
    ),
    path("M-21 6H21V22Q21 25 18 25H-18Q-21 25 -21 22Z", { fill: "url(#tramPlum)" }),
    line("M-21 5.5H21", brass, 1.8),
    blind(-12, -21.5, [24, 8], 6),
    path("M-17 -10H-1.2V3H-15Q-17 3 -17 1ZM1.2 -10H17V1Q17 3 15 3H1.2Z", { fill: "#2a1228" }),
    path("M-17 -10H-7L-14 3H-15Q-17 3 -17 1ZM1.2 -10H11L4 3H1.2Z", { fill: "#7fd3ea", opacity: 0.35 }),
    circle(0, 14.5, 6.6, { fill: night, stroke: brass, width: 1.2 }),
    ...[-13.5, 13.5].map((x) => circle(x, 15, 4, { fill: brass }) + circle(x, 15, 2.6, { fill: "#fff6dd" })),
    box(-22, 22, 44, 5, { fill: night, stroke: brass, width: 1 }, 2),
  ].join("")

/** The tram from its front, 52 × 66; the disc for its number is empty. */
export const tramFront = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-26 -37 52 67" width="52" height="67">${streetDefs}${front()}</svg>`
