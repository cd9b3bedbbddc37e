import type { Language } from "@elite/contract"
import type { FastifyRequest } from "fastify"

export const isPageAddress = (url: string): boolean =>
  !/^\/(api|media|assets|ws|metrics|healthz|readyz)\b/.test(url)

export const isPageRequest = ({ url, headers, routeOptions }: FastifyRequest): boolean =>
  !routeOptions.config.thirdParty && isPageAddress(url) && (headers.accept ?? "").includes("text/html")

export function pageLanguage(url: string): Language {
  const prefix = /^\/(fr|nl)(?=[/?]|$)/.exec(url)?.[1]
  return prefix === "fr" || prefix === "nl" ? prefix : "en"
}

const escapeHtml = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

/** Has no scripts, fonts or pictures, so that it costs little under overload, when it is answered most. */
export const errorPage = (language: Language, sentence: string, nonce: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Elite</title>
<style nonce="${nonce}">
html { color-scheme: dark; background: #120d18; color: #f4ecdf; font: 1.125rem/1.6 Figtree, system-ui, sans-serif }
body { display: grid; min-height: 100dvh; margin: 0; place-items: center; padding: 1.5rem; box-sizing: border-box; text-align: center }
main { max-width: 34rem }
strong { display: block; margin-bottom: 1rem; color: #d9b56a; font: 600 2rem/1.2 Fraunces, Georgia, serif }
p { margin: 0; text-wrap: balance }
</style>
</head>
<body><main><strong>Elite</strong><p>${escapeHtml(sentence)}</p></main></body>
</html>
`
