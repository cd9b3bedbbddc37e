import { rocket } from "virtual:flight-art"
import { useEffect, useMemo, useState } from "react"
import { useFormats } from "../../language.ts"
import { useTimes } from "../words.ts"
import type { Easel } from "./paint.ts"
import type { Sheet } from "./useCanvas.ts"

async function pictureOf(src: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = src
  await picture.decode()
  return picture
}

/** The rocket, once it has come; without it there is the line alone. */
function useRocket(): Easel["rocket"] {
  const [pictures, setPictures] = useState<Easel["rocket"]>(null)
  useEffect(() => {
    Promise.all([pictureOf(rocket.still), pictureOf(rocket.flying)]).then(
      ([still, flying]) => setPictures({ still, flying }),
      () => {},
    )
  }, [])
  return pictures
}

function inksOf(element: Element): Easel["inks"] {
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
export function useEasel(sheet: Sheet | null): Easel | null {
  const pictures = useRocket()
  const formats = useFormats()
  const times = useTimes()
  return useMemo(
    () =>
      sheet && {
        wide: sheet.wide,
        high: sheet.high,
        inks: inksOf(sheet.to.canvas),
        rocket: pictures,
        heightText: times,
        secondText: (seconds) => `${formats.figure(seconds)} s`,
      },
    [sheet, pictures, formats, times],
  )
}
