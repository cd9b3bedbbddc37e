import { type Language, languages } from "@elite/contract"
import { manifestAddress } from "@elite/paths"
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url"
import fraunces from "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url"
import { useMatches } from "react-router"
import { CachedHead } from "../rendering/CachedFragment.tsx"
import { useAlternates } from "./alternates.ts"
import style from "./app.css?url"
import { type ColourTheme, colourThemes, groundColours } from "./colourTheme.ts"
import { useLanguage } from "./language.ts"
import type { Handle, Head as PageHead } from "./page.ts"
import { useColourTheme } from "./useColourTheme.ts"

/** `favicons.ts` draws all but the vector one. */
const faviconHrefs = { vector: "/favicon.svg", old: "/favicon.ico", apple: "/apple-touch-icon.png" }
const shareImage = { href: "/share.png", width: 1200, height: 630 }
const openGraphLocales: Record<Language, string> = { en: "en_GB", fr: "fr_BE", nl: "nl_BE" }

type HeadProps = {
  page: PageHead
  language: Language
  /** Without a slash at the end. */
  publicUrl: string
  alternates: Readonly<Record<Language, string>>
  licence: { class: string; number: string } | undefined
  theme: ColourTheme | null
}

type OpenGraphProps = Pick<HeadProps, "language" | "publicUrl" | "alternates"> & {
  title: string
  description: string | undefined
}

/** https://ogp.me/ */
function OpenGraph({ title, description, language, publicUrl, alternates }: OpenGraphProps) {
  const facts: [property: string, content: string | number | undefined][] = [
    ["og:site_name", "Elite"],
    ["og:type", "website"],
    ["og:title", title],
    ["og:description", description],
    ["og:url", publicUrl + alternates[language]],
    ["og:locale", openGraphLocales[language]],
    ...languages
      .filter((other) => other !== language)
      .map((other): [string, string] => ["og:locale:alternate", openGraphLocales[other]]),
    ["og:image", publicUrl + shareImage.href],
    ["og:image:type", "image/png"],
    ["og:image:width", shareImage.width],
    ["og:image:height", shareImage.height],
    ["og:image:alt", "Elite"],
  ]
  return (
    <>
      {facts.map(
        ([property, content]) =>
          content !== undefined && (
            <meta key={`${property} ${content}`} property={property} content={String(content)} />
          ),
      )}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}

function ThemeColour({ theme }: Pick<HeadProps, "theme">) {
  if (theme) return <meta name="theme-color" content={groundColours[theme]} />
  return colourThemes.map((each) => (
    <meta
      key={each}
      name="theme-color"
      media={`(prefers-color-scheme: ${each})`}
      content={groundColours[each]}
    />
  ))
}

function Tags({ page, language, publicUrl, alternates, licence, theme }: HeadProps) {
  const { title, description, isClosed } = page
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {/* The precedence puts it first in the head, before fonts and scripts. */}
      <link rel="stylesheet" href={style} precedence="house" />
      <ThemeColour theme={theme} />
      {title !== undefined && <title>{title}</title>}
      {description && <meta name="description" content={description} />}
      {isClosed && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={publicUrl + alternates[language]} />
      {Object.entries(alternates).map(([other, path]) => (
        <link key={other} rel="alternate" hrefLang={other} href={publicUrl + path} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={publicUrl + alternates.en} />
      {[figtree, fraunces].map((font) => (
        <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
      ))}
      <link rel="icon" href={faviconHrefs.old} sizes="32x32" />
      <link rel="icon" href={faviconHrefs.vector} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={faviconHrefs.apple} />
      <link rel="manifest" href={manifestAddress(language)} />
      {title !== undefined && !isClosed && (
        <OpenGraph {...{ title, description, language, publicUrl, alternates }} />
      )}
      {licence && <meta name="licence" content={`${licence.class} ${licence.number}`} />}
    </>
  )
}

type ShellLoaderData = { site?: { licence: HeadProps["licence"] }; publicUrl?: string } | undefined

function useHead(): HeadProps {
  const language = useLanguage()
  const alternates = useAlternates()
  const matches = useMatches()
  const { id = "", handle, loaderData } = matches.at(-1) ?? {}
  const loaderDataOf = (route: string) =>
    matches.find((match) => match.id === route)?.loaderData as ShellLoaderData
  return {
    page: loaderData ? ((handle as Handle | undefined)?.head?.(loaderData, id) ?? {}) : {},
    language,
    publicUrl: loaderDataOf("root")?.publicUrl ?? "",
    alternates,
    licence: loaderDataOf(`shell.${language}`)?.site?.licence,
    theme: useColourTheme(),
  }
}

export function Head() {
  return <CachedHead part={Tags} given={useHead()} />
}
