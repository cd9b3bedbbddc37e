declare module "virtual:house-art" {
  export const heroWide: string
  export const heroTall: string
  export const curtainDown: string
}

declare module "virtual:glass-art" {
  /** 200 × 376, lit and unlit, and the light it casts, 70 × 114. */
  export const glass: Record<
    import("@elite/posters").WindowName,
    { lit: string; unlit: string; cast: string }
  >
}

declare module "virtual:club-art" {
  /** The staircase, 1152 × 468: empty, and by landing with a figure that stays or is about to drop. */
  export const stairs: { empty: string; held: readonly string[]; falling: readonly string[] }
}

declare module "virtual:quest-art" {
  /** The tram line, 1152 × 388; its five stops, 200 × 190 each; the tram; and the terminus, 390 × 290. */
  export const city: {
    line: string
    terminus: string
    tram: string
    tramFront: string
    stops: readonly { lit: string; unlit: string }[]
  }
}

declare module "virtual:bills-art" {
  /** 416 × 560, by scene and kind, with the colour of their dark edge. */
  export const bills: Record<
    "sablon" | "atomium" | "dunes" | "galerie" | "grandPlace",
    Record<"cash" | "credit" | "cashPoint", { src: string; night: string }>
  >
  /** The sign between the two faces of the leaderboard, 72 × 372. */
  export const prow: string
}

declare module "virtual:flight-art" {
  export const rocket: { still: string; flying: string }
  /** A strip of roofs, 960 × 96, that tiles at both sides. */
  export const roofs: string
}

declare module "virtual:column-art" {
  export const column: string
  export const bills: Record<"sun" | "curtain" | "window" | "stairs" | "ticket" | "letter", string>
}
