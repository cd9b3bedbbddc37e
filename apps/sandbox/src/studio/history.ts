import { dieMarkup } from "../../game-page/die.ts"
import { draw } from "../../game-page/symbols/index.ts"
import { amountText, numberText } from "./amounts.ts"
import type { Outcome } from "./decide.ts"
import { PALETTES } from "./look.ts"
import { escapeHtml } from "./markup.ts"
import { colourOf } from "./roulette/table.ts"
import type { Round } from "./rounds.ts"
import { spotText } from "./spot-words.ts"
import { isDice, isSlot, type Title } from "./titles/title.ts"
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
    spin: "Spin",
    free: "Free spin",
    prize: "Prize",
    noPrize: "no prize",
    grid: "Grid",
    points: "Points",
    wheel: "Wheel",
    mystery: "Mystery",
    pocket: "Number",
    bet: "Bet",
    demo: "Demo: no money was staked or won.",
    red: "red",
    black: "black",
    green: "green",
  },
  fr: {
    title: "Détails de la partie",
    game: "Jeu",
    round: "Partie",
    played: "Jouée le",
    stake: "Mise",
    win: "Gain",
    outcome: "Résultat",
    spin: "Tour",
    free: "Tour gratuit",
    prize: "Gain",
    noPrize: "aucun gain",
    grid: "Grille",
    points: "Points",
    wheel: "Roue",
    mystery: "Mystery",
    pocket: "Numéro",
    bet: "Mise",
    demo: "Démo : aucun argent n’a été misé ni gagné.",
    red: "rouge",
    black: "noir",
    green: "vert",
  },
  nl: {
    title: "Details van de ronde",
    game: "Spel",
    round: "Ronde",
    played: "Gespeeld op",
    stake: "Inzet",
    win: "Winst",
    outcome: "Resultaat",
    spin: "Draaibeurt",
    free: "Gratis draaibeurt",
    prize: "Winst",
    noPrize: "geen winst",
    grid: "Raster",
    points: "Punten",
    wheel: "Rad",
    mystery: "Mystery",
    pocket: "Nummer",
    bet: "Inzet",
    demo: "Demo: er is geen geld ingezet of gewonnen.",
    red: "rood",
    black: "zwart",
    green: "groen",
  },
} as const satisfies Record<Language, Record<string, string>>

const table = (rows: readonly (readonly [string, string])[]): string =>
  `<table>${rows.map(([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${value}</td></tr>`).join("")}</table>`

/** SVG definitions, used by reference. */
function drawings(title: Title): string {
  const faces = isSlot(title)
    ? Object.entries(title.look.symbols).map(([letter, motif]) => [letter, draw(motif, title.look.palette)])
    : isDice(title)
      ? title.model.faces.map((face) => [face.id, dieMarkup(face.id, PALETTES[title.look.palette])])
      : []
  const symbols = faces.map(([id, art]) => `<symbol id="f-${id}" viewBox="0 0 100 100">${art}</symbol>`)
  return `<svg class="sheet" aria-hidden="true">${symbols.join("")}</svg>`
}

/** Columns of letters as a picture, top to bottom; the letters stay as its text. */
function pictureOf(columns: readonly string[]): string {
  const cells = columns.flatMap((column, x) =>
    [...column].map(
      (letter, y) =>
        `<use href="#f-${escapeHtml(letter)}" x="${x * 44 + 2}" y="${y * 44 + 2}" width="40" height="40"/>`,
    ),
  )
  const text = escapeHtml(columns.map((column) => [...column].join(" ")).join(" / "))
  return `<svg class="drawn" viewBox="0 0 ${columns.length * 44} 132" width="${columns.length * 44}" role="img" aria-label="${text}">${cells.join("")}</svg>`
}

const diceColumns = (cells: string): string[] =>
  [0, 1, 2].map((column) => [0, 3, 6].map((row) => cells[row + column] ?? "").join(""))

function outcomeRows(outcome: Outcome, language: Language, currency: string): [string, string][] {
  const words = WORDS[language]
  const money = (cents: number) => escapeHtml(amountText(cents, language, currency))
  if (outcome.engine === "slot") {
    return outcome.slot.spins.map((spin, index): [string, string] => [
      spin.free ? `${words.free} ${index}` : words.spin,
      `${pictureOf(spin.window)}<br>${spin.coins > 0 ? `${words.prize} ${money(spin.coins * outcome.coinCents)}` : words.noPrize}`,
    ])
  }
  if (outcome.engine === "dice") {
    const { grids, points, turns, mysteryTenths } = outcome.dice
    const dice = grids.map((cells, at): [string, string] => [
      `${words.grid} ${at + 1}`,
      pictureOf(diceColumns(cells)),
    ])
    return [
      ...dice,
      ...(turns.length > 0
        ? [[words.wheel, turns.map((turn) => `#${turn + 1}`).join(", ")] as [string, string]]
        : []),
      [words.points, numberText(points, language)],
      ...(mysteryTenths > 0
        ? [[words.mystery, `${numberText(mysteryTenths / 10, language)} ×`] as [string, string]]
        : []),
    ]
  }
  const { pocket, wins } = outcome.roulette
  const paid = new Map(wins.map((win) => [win.spot, win.winCents]))
  return [
    [words.pocket, `${pocket} (${words[colourOf(pocket)]})`],
    ...Object.entries(outcome.bets).map(([spot, cents]): [string, string] => [
      `${words.bet} ${spotText(spot, language)}`,
      `${money(cents)} → ${money(paid.get(spot) ?? 0)}`,
    ]),
  ]
}

/** Stake, outcome and win of one round, for complaints and the regulator. */
export function historyPage(round: Round, language: Language): string {
  const words = WORDS[language]
  const when = new Intl.DateTimeFormat(`${language}-BE`, {
    dateStyle: "long",
    timeStyle: "medium",
    timeZone: "Europe/Brussels",
  })
  const demo = round.user === undefined ? `<p class="note">${words.demo}</p>` : ""
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${words.title} – ${round.title.name}`)}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="assets/game.css">
</head>
<body class="history"><main>
<p class="studio">${escapeHtml(round.title.studio)}</p>
<h1>${escapeHtml(words.title)}</h1>
${demo}
${table([
  [words.game, escapeHtml(round.title.name)],
  [words.round, `<code>${escapeHtml(round.id)}</code>`],
  [words.played, escapeHtml(when.format(round.playedAt))],
  [words.stake, escapeHtml(amountText(round.stakeCents, language, round.currency))],
  [words.win, `<strong>${escapeHtml(amountText(round.winCents, language, round.currency))}</strong>`],
])}
<h2>${words.outcome}</h2>
${drawings(round.title)}
${table(outcomeRows(round.outcome, language, round.currency))}
</main></body>
</html>`
}
