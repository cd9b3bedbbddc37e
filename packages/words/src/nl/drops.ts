import type english from "../en/drops.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Prijzentrekkingen",
  text: "U kunt met een gewone inzet een prijs winnen. Het toeval beslist, en elke ingezette euro geeft evenveel kans.",
  until: "Tot {until}",
  from: "Vanaf {from}",
  prizes: "Te winnen prijzen",
  left: "{count, plural, =0 {alles gewonnen} one {nog #} other {nog #}}",
  each: "{count, plural, one {# prijs} other {# prijzen}}",
  blockEnds: "Wat om {time} niet gewonnen is, gaat naar de volgende periode.",
  rules: "Regels en kansen",
  total: "Van {from} tot {until}: {count} prijzen van hoogstens {amount}",
  blocks:
    "{count, plural, one {De prijzen worden verdeeld over één periode van {length}.} other {De prijzen worden verdeeld over # periodes van {length}; wat in een periode niet gewonnen wordt, gaat naar de volgende.}}",
  hours: "{count, plural, one {één uur} other {# uur}}",
  minutes: "{count, plural, one {één minuut} other {# minuten}}",
  least: "Inzetten vanaf {amount} doen mee.",
  games: "Alleen inzetten op deze spellen doen mee: {games}.",
  odds: "Op dit moment wint een inzet van € 1 gemiddeld 1 keer op {oneIn}.",
  apart: "Tussen twee prijzen voor dezelfde speler zit minstens {length}.",
  claimed: "U kunt uw prijs {days} dagen lang opvragen; daarna zetten we hem automatisch op uw saldo.",
  winners: "Laatste winnaars",
  noWinners: "Er is nog geen prijs gewonnen.",
  winner: "{username} op {game}",
  toDrops: "Regels en kansen van de trekkingen",
  toOwn: "Mijn prijzen",
} as const satisfies Shape<typeof english>
