declare module "virtual:house-art" {
  export const heroWide: string
  export const heroTall: string
  export const curtainDown: string
}
