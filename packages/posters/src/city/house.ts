import { layOutLine } from "../lettering.ts"
import { circle, path, star } from "../svg.ts"
import { edged, flat, line, plain } from "./inks.ts"

const brass = "#e6b85c"

function wing(side: -1 | 1): string {
  const x = (value: number) => side * value
  const pillar = (at: number) => (at < 50 ? -156 : at < 60 ? -146 : at < 80 ? -134 : -122)
  const light = (at: number) => (at < 50 ? [-148, 40] : at < 65 ? [-138, 30] : [-128, 20]) as [number, number]
  return [
    plain(`M${x(94)} 0V-132H${x(84)}V-144H${x(68)}V-156H${x(50)}V-168H${x(30)}V0Z`, "url(#houseWing)", brass),
    ...[40, 54, 68, 82].map((at) => line(`M${x(at)} ${pillar(at)}V-104`, brass, 1, 0.6)),
    ...[47, 61, 75].map((at) => {
      const [y, height] = light(at)
      return path(`M${x(at) - 3} ${y}h6v${height}h-6Z`, { fill: "#f9d98b", opacity: 0.85 })
    }),
  ].join("")
}

const blade = (): string =>
  plain("M-13 -218H13V-106H-13Z", "#1b0a1f", "url(#houseGold)", 1.6) +
  [..."ELITE"]
    .map((letter, i) => layOutLine(letter, { x: 0, y: -199 + i * 20.4, size: 20, maxWidth: 20 }).d)
    .map((d) => path(d, { fill: "#f4cd80" }))
    .join("")

const posters = [
  [-86, "#2f6fdc"],
  [-66, "#cf3a48"],
  [50, "#1f9d6b"],
  [70, "#6748e0"],
] as const

const entrance = (): string =>
  [
    flat(-94, -48, 188, 48, "#2a0f24"),
    line("M-94 -44H94", "#f9d98b", 3, 0.5),
    ...[-40, -20, 0, 20].map(
      (x) =>
        edged(x + 1, -40, 18, 40, "url(#houseDoor)", "#6b4518") +
        flat(x + 5, -34, 10, 22, "#fff1c4") +
        circle(x + (x < 0 ? 15 : 5), -8, 1.4, { fill: "#3a2413" }),
    ),
    ...posters.map(
      ([x, ink]) =>
        edged(x, -36, 16, 24, ink, brass) +
        circle(x + 8, -25, 4.2, { fill: "#fdf0d2" }) +
        flat(x + 3, -17, 10, 1.6, "#fdf0d2"),
    ),
  ].join("")

/** The picture house with its base at y 0; the canopy is left for text. */
export const pictureHouse = (): string =>
  [
    wing(-1),
    wing(1),
    plain(
      "M-34 0V-184H-27V-202H-20V-218H-13V-232H-6V-246H6V-232H13V-218H20V-202H27V-184H34V0Z",
      "url(#houseWall)",
      brass,
      1.4,
    ),
    line("M0 -246V-268", "#fde9b4", 2),
    path(star(0, -272, 4, 11, 2.4), { fill: "#fff1c4" }),
    line("M-27 -184V-104M27 -184V-104M-20 -202V-104M20 -202V-104", brass, 1, 0.7),
    blade(),
    entrance(),
  ].join("")
