import type { Palette, Scene } from "../src/studio/look.ts"
import { sceneMarkup } from "../src/studio/scene-art.ts"
import { picture } from "./dom.ts"

/** The painted wall behind a game. */
export function scene(name: Scene, palette: Palette): SVGSVGElement {
  const wall = picture("0 0 1600 1000", sceneMarkup(name, palette), "scene")
  wall.setAttribute("preserveAspectRatio", "xMidYMax slice")
  return wall
}
