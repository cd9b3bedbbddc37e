import { type Language, languages } from "@elite/contract"
import { href, manifestAddress } from "@elite/paths"
import { translate } from "@elite/words"
import { groundColours } from "./app/colourTheme.ts"

export const manifestAddresses = languages.map((language) => [manifestAddress(language), language] as const)

const icon = (file: string, pixels: number, purpose: "any" | "maskable") => ({
  src: `/${file}`,
  sizes: `${pixels}x${pixels}`,
  type: "image/png",
  purpose,
})

export const manifest = (language: Language) => ({
  id: "/",
  name: translate(language, "shell")("siteName"),
  short_name: translate(language, "shell")("siteName"),
  description: translate(language, "home")("description"),
  lang: language,
  dir: "ltr",
  start_url: href("home", language),
  scope: "/",
  display: "standalone",
  background_color: groundColours.dark,
  theme_color: groundColours.dark,
  icons: [
    icon("icon-192.png", 192, "any"),
    icon("icon-512.png", 512, "any"),
    icon("icon-maskable-512.png", 512, "maskable"),
  ],
})
