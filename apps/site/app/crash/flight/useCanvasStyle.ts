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

/** The rocket, once it has come; without it there is the line alone. */
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
  const ink = (name: string) => style.getPropertyValue(`--color-${name}`)
  return {
    line: ink("line"),
    muted: ink("muted"),
    ivory: ink("ivory"),
    brass: ink("brass"),
    coral: ink("coral"),
  }
}

/** How a flight is painted on a sheet: the inks of the page, the rocket, and marks in its language. */
export function useCanvasStyle(sheet: CanvasSurface | null): CanvasStyle | null {
  const pictures = useRocketImages()
  const formats = useFormats()
  const times = useFormatMultiplier()
  return useMemo(
    () =>
      sheet && {
        width: sheet.width,
        height: sheet.height,
        colours: readColours(sheet.context.canvas),
        rocket: pictures,
        heightText: times,
        secondText: (seconds) => `${formats.figure(seconds)} s`,
      },
    [sheet, pictures, formats, times],
  )
}
