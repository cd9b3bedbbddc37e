import { discX, discY, type Glazier, type Glazing } from "./glazier.ts"
import { border, each, inner, onDisc, placed, ring, round, water } from "./shapes.ts"

function sky({ pane, line }: Glazier): string {
  const ray = (from: number, colour: string) => pane(ring(60, 330, from, from + 12), colour)
  return [
    each(15, (i) => ray(180 + i * 12, i % 2 ? "#4f86d8" : "#78a9ea")),
    each(15, (i) => ray(i * 12, i % 2 ? "#2a2f86" : "#38409e")),
    ...[118, 158, 204, 252].map((r) => line(round(discX, discY, r), 1.8)),
  ].join("")
}

const star = (x: number, y: number, s: number): string =>
  placed("M0,-1Q0,0 1,0Q0,0 0,1Q0,0 -1,0Q0,0 0,-1Z", x, y, s)

function dayAndNight({ pane, line }: Glazier): string {
  const wedge = (from: number, turn: number) =>
    `M100 100L${onDisc(62, from)}A62 62 0 0 1 ${onDisc(62, from + turn)}Z`
  const hour = (i: number) => (i < 12 ? (i % 2 ? "#23235f" : "#2f2f7d") : i % 2 ? "#f4d892" : "#f9e7b9")
  const bright = { spread: 0, lead: 2.4 }
  return [
    each(24, (i) => pane(ring(62, 76, i * 15, i * 15 + 15), hour(i), { spread: 0.03, lead: 1.9 })),
    line(round(discX, discY, 76), 3),
    each(10, (i) =>
      pane(wedge(180 + i * 18, 18), i % 2 ? "#f6c871" : "#ee9f45", { spread: 0.03, lead: 1.9 }),
    ),
    pane("M100 70A30 30 0 0 0 100 130Z", "#fff0c9", bright),
    each(6, (i) => pane(wedge(i * 30, 30), i % 2 ? "#2b2f7e" : "#373c96", { spread: 0.03, lead: 1.7 })),
    pane("M100 62A38 38 0 0 1 100 138A52 52 0 0 0 100 62Z", "#e9efff", bright),
    line("M100 38V162", 2.4),
    pane(star(142, 78, 7), "#fff2cf", { spread: 0, lead: 1.4 }),
    pane(star(148, 112, 5), "#fff2cf", { spread: 0, lead: 1.4 }),
    pane(star(126, 58, 4), "#fff2cf", { spread: 0, lead: 1.4 }),
    pane(star(170, 196, 7), "#dfe8ff", { spread: 0, lead: 1.4 }),
    pane(star(150, 222, 4.5), "#dfe8ff", { spread: 0, lead: 1.4 }),
    pane(star(178, 240, 4), "#dfe8ff", { spread: 0, lead: 1.4 }),
  ].join("")
}

type Violet = readonly [middle: string, light: string, deep: string]

function iris({ pane, line }: Glazier, x: number, y: number, scale: number, [a, b, c]: Violet): string {
  const part = (d: string, colour: string) => pane(placed(d, x, y, scale), colour, { lead: 2, spread: 0.04 })
  const gold = (d: string, colour: string) => pane(placed(d, x, y, scale), colour, { lead: 1.4, spread: 0 })
  return [
    part("M-2,2C-22,-2 -33,-20 -26,-40C-12,-34 -3,-18 -2,2Z", a),
    part("M2,2C22,-2 33,-20 26,-40C12,-34 3,-18 2,2Z", c),
    part("M0,4C-19,-8 -17,-34 0,-46C17,-34 19,-8 0,4Z", b),
    line(placed("M0,2L0,-32", x, y, scale), 1.3),
    part("M-3,2C-16,-6 -36,0 -40,20C-38,34 -28,38 -20,34C-22,22 -14,10 -3,6Z", c),
    part("M3,2C16,-6 36,0 40,20C38,34 28,38 20,34C22,22 14,10 3,6Z", a),
    part("M0,2C-10,6 -16,24 -10,38C-6,44 6,44 10,38C16,24 10,6 0,2Z", b),
    gold("M0,6C-4,12 -4,22 0,30C4,22 4,12 0,6Z", "#f6c453"),
    gold("M-10,6C-18,6 -26,12 -29,21C-21,20 -14,14 -10,6Z", "#f6c453"),
    gold("M10,6C18,6 26,12 29,21C21,20 14,14 10,6Z", "#f0b840"),
  ].join("")
}

function irises(by: Glazier): string {
  const green = (d: string, colour: string) => by.pane(d, colour, { lead: 2 })
  const stem = (from: number, to: number, y: number, colour: string) =>
    green(
      `M${from - 2.6} 367C${from - 4} 330 ${to - 6} 310 ${to - 2.4} ${y}H${to + 2.4}C${to - 1} 310 ${from + 3} 330 ${from + 2.6} 367Z`,
      colour,
    )
  return [
    green("M92 367C84 330 60 300 34 286C44 312 62 340 76 367Z", "#2c8a6a"),
    green("M108 367C116 330 140 300 166 286C156 312 138 340 124 367Z", "#237a66"),
    green("M84 367C74 340 46 326 20 328C36 338 52 350 60 367Z", "#3aa57c"),
    green("M116 367C126 340 154 326 180 328C164 338 148 350 140 367Z", "#2c8a6a"),
    stem(84, 52, 286, "#37a077"),
    stem(116, 148, 286, "#2a8d70"),
    stem(100, 100, 252, "#3fb083"),
    iris(by, 52, 268, 0.86, ["#8d6be0", "#a98cf0", "#6d4cc6"]),
    iris(by, 148, 268, 0.86, ["#7f5fd6", "#9a7deb", "#5f43b8"]),
    iris(by, 100, 236, 1.12, ["#9f7cf0", "#c0a6fb", "#7a57d6"]),
  ].join("")
}

/** Any time: day and night in one disc, a ring of 24 hours, irises on water below. */
export const anyTime: Glazing = (by) =>
  [
    by.pane("M0 0H200V376H0Z", "#1b2a66"),
    sky(by),
    water(by, {
      surface: "M9 318C40 308 60 328 100 318S160 308 191 318",
      rows: 5,
      first: 314,
      colours: ["#1c4f93", "#2667ab", "#1d7f9f", "#2c93b0"],
    }),
    border(by, "#f0cd80", "#3b57b4"),
    by.line(inner, 2.6),
    dayAndNight(by),
    irises(by),
  ].join("")
