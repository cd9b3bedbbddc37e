declare module "virtual:house-art" {
  export const heroWide: string
  export const heroTall: string
  export const curtainDown: string
}

declare module "virtual:glass-art" {
  /** Addresses of each window: 200 × 376 with light behind it and without, and the colours it casts, 70 × 114. */
  export const glass: Record<
    "threeHour" | "hitTheTarget" | "anyTime" | "bigWin",
    { lit: string; unlit: string; cast: string }
  >
}

declare module "virtual:club-art" {
  /** Addresses of the staircase, 1152 × 468: empty, and by landing with a figure that stays or is to go down. */
  export const stairs: { empty: string; held: readonly string[]; falling: readonly string[] }
}

declare module "virtual:quest-art" {
  /** Addresses of the tram line, 1152 × 388; its five stops, 200 × 190 each; the tram; and the terminus, 390 × 290. */
  export const city: {
    line: string
    terminus: string
    tram: string
    tramFront: string
    stops: readonly { lit: string; unlit: string }[]
  }
}

declare module "virtual:bills-art" {
  /** Addresses of the bills, 416 × 560, by scene and kind, and the ink they are dark in: what stands on their edge is on it. */
  export const bills: Record<
    "sablon" | "atomium" | "dunes" | "galerie" | "grandPlace",
    Record<"cash" | "credit" | "cashPoint", { src: string; night: string }>
  >
  /** The address of the sign between the two faces of the leaderboard, 72 × 372. */
  export const prow: string
}

declare module "virtual:flight-art" {
  /** Addresses of the rocket, square and upright: on its feet, and with its fire. */
  export const rocket: { still: string; flying: string }
  /** The address of a strip of roofs, 960 × 96, that goes on at both sides. */
  export const roofs: string
}

declare module "virtual:column-art" {
  /** The address of the column with its bills, 360 × 780. */
  export const column: string
  /** Addresses of the pictures of bills, 416 × 300. */
  export const bills: Record<"sun" | "curtain" | "window" | "stairs" | "ticket" | "letter", string>
}
