import { existsSync } from "node:fs"
import { fileURLToPath } from "node:url"
import staticFiles from "@fastify/static"
import type { FastifyInstance } from "fastify"
import { html, pageLanguage } from "../page.ts"
import { WORDS } from "./words.ts"

const build = fileURLToPath(new URL("../../build/sports-page", import.meta.url))

/** Scripts, styles and calls only from this server, no inline code; only the operator's site may frame it. */
const policyFor = (siteOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${siteOrigin}`,
  ].join("; ")

/** The page in the frame: its texts and the site's origin as data; the script renders the rest. */
export function mountFrame(
  app: FastifyInstance,
  { base, siteOrigin }: { base: string; siteOrigin: string },
): void {
  const assets = `${base}/betby/assets`
  if (existsSync(build))
    void app.register(staticFiles, { root: build, prefix: "/assets/", decorateReply: false })
  app.get("/frame", (request, reply) => {
    const language = pageLanguage((request.query as { lang?: string }).lang ?? "en")
    const words = WORDS[language]
    const page = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<meta name="robots" content="noindex" />
<meta name="color-scheme" content="dark" />
<title>${words.title}</title>
<link rel="icon" href="data:," />
<link rel="stylesheet" href="${assets}/sports.css" />
<script type="module" src="${assets}/sports.js"></script>
</head>
<body data-origin="${siteOrigin}" data-api="${base}/betby/api" data-words="${JSON.stringify(words)}">
<div id="sports"><p class="quiet">${words.loading}</p></div><noscript><p>${words.noScript}</p></noscript>
</body>
</html>`
    return reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", policyFor(siteOrigin))
      .header("cache-control", "no-store")
      .header("referrer-policy", "no-referrer")
      .header("x-content-type-options", "nosniff")
      .send(page.markup)
  })
}
