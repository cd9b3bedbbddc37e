import { picture } from "./dom.ts"

/** The painted wall behind a game. */
export function scene(markup: string): SVGSVGElement {
  const wall = picture("0 0 1600 1000", markup, "scene")
  wall.setAttribute("preserveAspectRatio", "xMidYMax slice")
  return wall
}
