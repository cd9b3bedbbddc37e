import { amountText } from "./amounts.ts"
import { baccaratHistory } from "./baccarat/history.ts"
import { blackjackHistory } from "./blackjack/history.ts"
import { cascadeHistory } from "./cascade/history.ts"
import { classicHistory } from "./classic/history.ts"
import { diceHistory } from "./dice/history.ts"
import type { EngineName } from "./engines.ts"
import { hiloHistory } from "./hilo/history.ts"
import type { EngineHistory, Row } from "./history-rows.ts"
import { holdHistory } from "./hold/history.ts"
import { kenoHistory } from "./keno/history.ts"
import { escapeHtml } from "./markup.ts"
import { minesHistory } from "./mines/history.ts"
import { plinkoHistory } from "./plinko/history.ts"
import { pokerHistory } from "./poker/history.ts"
import { rouletteHistory } from "./roulette/history.ts"
import type { Round } from "./round.ts"
import { scratchHistory } from "./scratch/history.ts"
import { slotHistory } from "./slot/history.ts"
import type { Language } from "./words.ts"

const WORDS = {
  en: {
    title: "Round details",
    game: "Game",
    round: "Round",
    played: "Played",
    stake: "Stake",
    win: "Win",
    outcome: "Outcome",
    watch: "Watch the round again",
    demo: "Demo: no money was staked or won.",
  },
  fr: {
    title: "Détails de la partie",
    game: "Jeu",
    round: "Partie",
    played: "Jouée le",
    stake: "Mise",
    win: "Gain",
    outcome: "Résultat",
    watch: "Revoir la partie",
    demo: "Démo : aucun argent n’a été misé ni gagné.",
  },
  nl: {
    title: "Details van de ronde",
    game: "Spel",
    round: "Ronde",
    played: "Gespeeld op",
    stake: "Inzet",
    win: "Winst",
    outcome: "Resultaat",
    watch: "De ronde opnieuw bekijken",
    demo: "Demo: er is geen geld ingezet of gewonnen.",
  },
} as const satisfies Record<Language, Record<string, string>>

const histories: { readonly [Name in EngineName]: EngineHistory<Name> } = {
  slot: slotHistory,
  dice: diceHistory,
  roulette: rouletteHistory,
  mines: minesHistory,
  plinko: plinkoHistory,
  keno: kenoHistory,
  cascade: cascadeHistory,
  classic: classicHistory,
  hold: holdHistory,
  scratch: scratchHistory,
  poker: pokerHistory,
  hilo: hiloHistory,
  blackjack: blackjackHistory,
  baccarat: baccaratHistory,
}

const table = (rows: readonly Row[]): string =>
  `<table>${rows.map(([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${value}</td></tr>`).join("")}</table>`

/** SVG definitions, used by reference. */
const sheet = (drawings: readonly (readonly [string, string])[]): string =>
  `<svg class="sheet" aria-hidden="true">${drawings.map(([id, art]) => `<symbol id="f-${id}" viewBox="0 0 100 100">${art}</symbol>`).join("")}</svg>`

/** Stake, outcome and win of one round, for complaints and the regulator. */
export function historyPage(round: Round, language: Language): string {
  const { title, outcome } = round
  const words = WORDS[language]
  const when = new Intl.DateTimeFormat(`${language}-BE`, {
    dateStyle: "long",
    timeStyle: "medium",
    timeZone: "Europe/Brussels",
  })
  const money = (cents: number) => escapeHtml(amountText(cents, language, round.currency))
  const history = histories[outcome.engine] as EngineHistory<EngineName>
  const demo = round.user === undefined ? `<p class="note">${words.demo}</p>` : ""
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${words.title} – ${title.name}`)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="assets/game.css">
</head>
<body class="history"><main>
<p class="studio">${escapeHtml(title.studio)}</p>
<h1>${escapeHtml(words.title)}</h1>
${demo}
<p><a href="${escapeHtml(`replay?${new URLSearchParams({ key: round.historyKey, lang: language })}`)}">${words.watch}</a></p>
${table([
  [words.game, escapeHtml(title.name)],
  [words.round, `<code>${escapeHtml(round.id)}</code>`],
  [words.played, escapeHtml(when.format(round.playedAt))],
  [words.stake, money(round.stakeCents)],
  [words.win, `<strong>${money(round.winCents)}</strong>`],
])}
<h2>${words.outcome}</h2>
${sheet(history.drawings(title))}
${table(history.rows(outcome, language, money))}
</main></body>
</html>`
}
