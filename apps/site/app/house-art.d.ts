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
