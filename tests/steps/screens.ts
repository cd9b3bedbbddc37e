import { type Language, languages } from "@elite/contract"

/** The two widths that everything is looked at. */
export const screens = {
  desktop: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
} as const

/** How somebody sees the casino. */
export type View = { screen: keyof typeof screens; language: Language }

/** Every one of the six. */
export const views: readonly View[] = (["desktop", "phone"] as const).flatMap((screen) =>
  languages.map((language) => ({ screen, language })),
)
/** VIEWS=all asks for every view, as `npm run test:long` does. */
const isEverywhere = process.env.VIEWS === "all"

/** Where a journey runs: in this view, or in all six where every one is asked for. */
export const viewsFor = (screen: View["screen"], language: Language): readonly View[] =>
  isEverywhere ? views : [{ screen, language }]

/** Where a journey runs that is too long for `npm test`: in all six where every one is asked for, otherwise nowhere. */
export const viewsAtLength: readonly View[] = isEverywhere ? views : []

/** The views in which the n-th of many pages is looked at: one of the six, in turns, or every one. */
export const viewsInTurn = (n: number): readonly View[] => (isEverywhere ? views : [views[n % views.length]!])
