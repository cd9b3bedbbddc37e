import { group, n } from "../svg.ts"
import { discX, discY, type Glazier, type Glazing } from "./glazier.ts"
import { border, each, inner, onDisc, ring, round, water } from "./shapes.ts"

function sun({ pane, line }: Glazier): string {
  const point = (turn: number, reach: number) =>
    `M${onDisc(40, turn - 7.6)}L${onDisc(reach, turn)}L${onDisc(40, turn + 7.6)}Z`
  return [
    each(32, (i) => pane(ring(34, 340, i * 11.25, (i + 1) * 11.25), i % 2 ? "#8f1f55" : "#b8336a")),
    ...[132, 176, 222, 268].map((r) => line(round(discX, discY, r), 1.8)),
    each(16, (i) =>
      pane(point(i * 22.5, i % 2 ? 68 : 84), i % 2 ? "#f08a4b" : "#f6c25f", { lead: 2, spread: 0.03 }),
    ),
  ].join("")
}

const [rootX, rootY] = [100, 338]

type Petal = readonly [turn: number, length: number, width: number, light: string, shade: string]

/** From outside to centre. */
const petals: readonly Petal[] = [
  [-82, 84, 22, "#e9709f", "#c9487f"],
  [82, 84, 22, "#e9709f", "#c9487f"],
  [-58, 104, 27, "#f08fb2", "#d95c8f"],
  [58, 104, 27, "#f08fb2", "#d95c8f"],
  [-33, 120, 31, "#f5a8c1", "#e4719d"],
  [33, 120, 31, "#f5a8c1", "#e4719d"],
  [0, 132, 34, "#fbd0d8", "#f19ab6"],
  [-17, 92, 25, "#fcd9dc", "#f3a6bd"],
  [17, 92, 25, "#fcd9dc", "#f3a6bd"],
  [0, 70, 19, "#ffe9c0", "#f9cf7c"],
]

function lotus({ pane, line }: Glazier): string {
  const petal = ([turn, length, width, light, shade]: Petal) => {
    const side = (share: number, along: number) => `${n(rootX + width * share)} ${n(rootY - length * along)}`
    const [root, tip] = [side(0, 0), side(0, 1)]
    const right = `C${side(0.95, 0.68)} ${side(1, 0.22)} ${root}Z`
    return group(
      `rotate(${turn} ${rootX} ${rootY})`,
      pane(`M${root}C${side(-1, 0.22)} ${side(-0.95, 0.68)} ${tip}${right}`, light, { spread: 0.03 }),
      pane(`M${root}C${side(0.06, 0.3)} ${side(0.06, 0.7)} ${tip}${right}`, shade, {
        spread: 0.03,
        lead: 1.5,
      }),
    )
  }
  return [
    ...petals.map(petal),
    pane("M60 340C74 352 126 352 140 340C132 358 116 364 100 364S68 358 60 340Z", "#2f8a5f"),
    line("M100 346V363", 1.3),
    line("M80 348L86 360", 1.3),
    line("M120 348L114 360", 1.3),
  ].join("")
}

/** Big win: a sun, and a lotus that opens towards it. The page shows the multiple of the stake. */
export const bigWin: Glazing = (by) => {
  const { pane, line } = by
  return [
    pane("M0 0H200V376H0Z", "#5b1440"),
    sun(by),
    each(16, (i) =>
      pane(ring(33, 43, i * 22.5 - 11.25, i * 22.5 + 11.25), i % 2 ? "#d9572f" : "#ef8e3f", {
        spread: 0.03,
        lead: 1.9,
      }),
    ),
    pane(round(discX, discY, 33), "#ffe7ae", { spread: 0, lead: 2.6 }),
    water(by, {
      surface: "M9 330C40 322 60 338 100 330S160 322 191 330",
      rows: 4,
      first: 326,
      colours: ["#3d2a7a", "#54359a", "#6a3f9e", "#32307e"],
    }),
    border(by, "#f6c25f", "#7c1c4c"),
    line(inner, 2.6),
    pane("M12 352C20 334 62 334 72 352C60 362 24 362 12 352Z", "#2f8a5f"),
    line("M42 340L42 352", 1.3),
    pane("M188 352C180 334 138 334 128 352C140 362 176 362 188 352Z", "#257a58"),
    line("M158 340L158 352", 1.3),
    lotus(by),
  ].join("")
}
