import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { expect, it } from "vitest"
import { toSinglePath } from "./singlePath.ts"
import { toSinglePathIcon } from "./singlePathIcons.ts"

const drawn = (...node: Parameters<typeof toSinglePath>[0]) => toSinglePath(node).map(([, { d }]) => d)

it.each([
  ["a path", ["path", { d: "M4 22V4" }], "M4 22V4"],
  ["a path that starts relative, with lines behind", ["path", { d: "m9 18 6-6-6-6" }], "M9 18l6-6-6-6"],
  [
    "a path that starts relative, with numbers that touch",
    ["path", { d: "m11 13.73-4 6.93" }],
    "M11 13.73l-4 6.93",
  ],
  ["a path that starts relative, with a letter behind", ["path", { d: "m3.34 7 h8" }], "M3.34 7h8"],
  ["a circle", ["circle", { cx: "12", cy: "8", r: "5" }], "M7 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0z"],
  [
    "an ellipse",
    ["ellipse", { cx: "12", cy: "5", rx: "9", ry: "3" }],
    "M3 5a9 3 0 1 0 18 0a9 3 0 1 0 -18 0z",
  ],
  ["a line", ["line", { x1: "2", y1: "2", x2: "22", y2: "3" }], "M2 2L22 3"],
  ["lines", ["polyline", { points: "1 2 3 4 5 6" }], "M1 2 3 4 5 6"],
  ["a polygon", ["polygon", { points: "1 2 3 4 5 6" }], "M1 2 3 4 5 6z"],
  ["a rectangle", ["rect", { x: "3", y: "4", width: "18", height: "8" }], "M3 4h18v8h-18z"],
  [
    "a rectangle with round corners",
    ["rect", { x: "3", y: "4", width: "18", height: "8", rx: "2" }],
    "M5 4h14a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2z",
  ],
] as const)("%s is a path", (_, shape, path) => expect(drawn(shape as never)).toEqual([path]))

it("joins all shapes of an icon, unless one is styled unlike the others", () => {
  expect(drawn(["path", { d: "M1 1h2", key: "a" }], ["path", { d: "m9 18 6-6", key: "b" }])).toEqual([
    "M1 1h2M9 18l6-6",
  ])
  const dots = [
    ["path", { d: "M1 1h2" }],
    ["circle", { cx: "1", cy: "1", r: ".5", fill: "currentColor" }],
  ] as Parameters<typeof toSinglePath>[0]
  expect(toSinglePath(dots)).toBe(dots)
})

it("converts the icon modules that lucide ships", () => {
  const icons = join(dirname(createRequire(import.meta.url).resolve("lucide-react")), "../esm/icons")
  const lean = toSinglePathIcon(readFileSync(join(icons, "user-round.mjs"), "utf8"))
  expect(lean).toContain(
    'const __iconData = {"size":24,"node":[["path",{"d":"M7 8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0zM20 21a8 8 0 0 0-16 0"}]]};',
  )
})
