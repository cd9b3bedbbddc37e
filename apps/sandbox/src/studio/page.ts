import { escapeHtml, escapeJson } from "./markup.ts"
import type { SessionView } from "./view.ts"
import { type Language, sentenceOf } from "./words.ts"

/**
 * Content-Security-Policy of the game page. Scripts, styles, fonts and calls only from this server, no inline code;
 * only the casino that launched the game may frame it.
 */
export const policyFor = (casinoOrigin: string): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${casinoOrigin}`,
  ].join("; ")

const head = (language: Language, title: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="dark">
<title>${escapeHtml(title)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="assets/game.css">`

/** The page of one session: its data as JSON, and the script that renders the game. */
export const gamePage = (view: SessionView): string => `${head(view.language, view.title.name)}
<link rel="preload" href="assets/limelight.woff2" as="font" type="font/woff2" crossorigin>
<link rel="preload" href="assets/figtree.woff2" as="font" type="font/woff2" crossorigin>
<script type="application/json" id="view">${escapeJson(view)}</script>
<script type="module" src="assets/game.js"></script>
</head>
<body><div id="game"></div><noscript>${escapeHtml(NO_SCRIPT[view.language])}</noscript></body>
</html>`

const NO_SCRIPT: Record<Language, string> = {
  en: "This game needs JavaScript.",
  fr: "Ce jeu nécessite JavaScript.",
  nl: "Voor dit spel is JavaScript nodig.",
}

/** A page with one sentence, for a session that cannot be opened. */
export const sentencePage = (language: Language, sentence: string): string => `${head(language, sentence)}
</head>
<body class="sentence"><main><p>${escapeHtml(sentence)}</p></main></body>
</html>`

export const unknownSessionPage = (language: Language): string =>
  sentencePage(language, sentenceOf("session_unknown", language))
