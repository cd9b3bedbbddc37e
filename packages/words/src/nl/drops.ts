import type english from "../en/drops.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Prijzentrekkingen",
  text: "Prijzen vallen bij toeval op inzetten; elke ingezette euro heeft dezelfde kans.",
  until: "Tot {until}",
  from: "Vanaf {from}",
  prizes: "Te winnen prijzen",
  left: "{count, plural, =0 {alle gewonnen} one {nog #} other {nog #}}",
  each: "{count, plural, one {# prijs} other {# prijzen}}",
  blockEnds: "Wat om {time} overblijft, gaat naar de volgende periode.",
  rules: "Regels en kansen",
  total: "Van {from} tot {until}: {count} prijzen van hoogstens {amount}",
  blocks:
    "{count, plural, one {De prijzen vallen in één periode van {length}.} other {De prijzen vallen in # periodes van {length}; wat van een periode overblijft, gaat naar de volgende.}}",
  hours: "{count, plural, one {één uur} other {# uur}}",
  minutes: "{count, plural, one {één minuut} other {# minuten}}",
  least: "Inzetten vanaf {amount} doen mee.",
  games: "Alleen inzetten op deze spellen doen mee: {games}.",
  odds: "Op dit ogenblik wint een inzet van € 1 één keer op {oneIn}.",
  apart: "Tussen twee prijzen van dezelfde speler liggen minstens {length}.",
  claimed: "Wat u wint, kunt u {days} dagen lang opvragen; daarna komt het automatisch op uw saldo.",
  winners: "Laatste winnaars",
  noWinners: "Nog niemand heeft een prijs gewonnen.",
  winner: "{username} op {game}",
  toDrops: "Regels en kansen van de trekkingen",
  toOwn: "Wat ik gewonnen heb",
} as const satisfies Shape<typeof english>
