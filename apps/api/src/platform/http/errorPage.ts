import type { Language } from "@elite/contract"
import type { FastifyRequest } from "fastify"

/** Whether an address may be a page's: not a call's, a file's or one for machines. */
export const isPageAddress = (url: string): boolean =>
  !/^\/(api|media|assets|ws|metrics|healthz|readyz)\b/.test(url)

/** Whether a person waits for a page, and not a program for an answer. */
export const isPageRequest = ({ url, headers, routeOptions }: FastifyRequest): boolean =>
  !routeOptions.config.thirdParty && isPageAddress(url) && (headers.accept ?? "").includes("text/html")

/** The language of a page is the one its address is written in. */
export function pageLanguage(url: string): Language {
  const first = /^\/(fr|nl)(?=[/?]|$)/.exec(url)?.[1]
  return first === "fr" || first === "nl" ? first : "en"
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")

/**
 * The page of a refusal that is made before any page: one sentence in the house's colours, without scripts,
 * fonts or pictures, so that it costs nothing where too much is asked already.
 */
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
<body><main><strong>Elite</strong><p>${escaped(sentence)}</p></main></body>
</html>
`
