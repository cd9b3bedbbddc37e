import { rocket } from "virtual:flight-art"
import { useEffect, useMemo, useState } from "react"
import { useFormats } from "../../language.ts"
import { useFormatMultiplier } from "../format.ts"
import type { CanvasStyle } from "./drawScene.ts"
import type { CanvasSurface } from "./useCanvas.ts"

async function loadImage(src: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  return picture
}

function useRocketImages(): CanvasStyle["rocket"] {
  const [pictures, setPictures] = useState<CanvasStyle["rocket"]>(null)
  useEffect(() => {
    Promise.all([loadImage(rocket.still), loadImage(rocket.flying)]).then(
      ([still, flying]) => setPictures({ still, flying }),
      () => {},
    )
  }, [])
  return pictures
}

function readColours(element: Element): CanvasStyle["colours"] {
  const style = getComputedStyle(element)
  const colour = (name: string) => style.getPropertyValue(`--color-${name}`)
  return {
    line: colour("line"),
    muted: colour("muted"),
    ivory: colour("ivory"),
    brass: colour("brass"),
    coral: colour("coral"),
  }
}

export function useCanvasStyle(surface: CanvasSurface | null): CanvasStyle | null {
  const pictures = useRocketImages()
  const formats = useFormats()
  const times = useFormatMultiplier()
  return useMemo(
    () =>
      surface && {
        width: surface.width,
        height: surface.height,
        colours: readColours(surface.context.canvas),
        rocket: pictures,
        heightText: (at) => (at % 100 === 0 ? `${formats.figure(at / 100)}×` : times(at)),
        secondText: (seconds) => `${formats.figure(seconds)} s`,
      },
    [surface, pictures, formats, times],
  )
}
