import { picture } from "./dom.ts"

export function scene(markup: string): SVGSVGElement {
  const wall = picture("0 0 1600 1000", markup, "scene")
  wall.setAttribute("preserveAspectRatio", "xMidYMax slice")
  return wall
}
