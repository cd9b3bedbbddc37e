import type english from "../en/drops.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Tirages de prix",
  text: "Des prix tombent au hasard sur des mises ; chaque euro misé a la même chance.",
  until: "Jusqu’au {until}",
  from: "À partir du {from}",
  prizes: "Prix à gagner",
  left: "{count, plural, =0 {tous gagnés} one {encore #} other {encore #}}",
  each: "{count, plural, one {# prix} other {# prix}}",
  blockEnds: "Ce qui reste à {time} passe à la période suivante.",
  rules: "Règles et probabilités",
  total: "Du {from} au {until} : {count} prix de {amount} au maximum",
  blocks:
    "{count, plural, one {Les prix sont attribués en une période de {length}.} other {Les prix sont attribués en # périodes de {length} ; ce qui reste d’une période passe à la suivante.}}",
  hours: "{count, plural, one {une heure} other {# heures}}",
  minutes: "{count, plural, one {une minute} other {# minutes}}",
  least: "Les mises à partir de {amount} participent.",
  games: "Seules les mises sur ces jeux participent : {games}.",
  odds: "En ce moment, une mise de 1 € gagne une fois sur {oneIn}.",
  apart: "Entre deux prix d’une même personne, il s’écoule au moins {length}.",
  claimed:
    "Un prix gagné peut être réclamé pendant {days} jours, puis est ajouté automatiquement à votre solde.",
  winners: "Derniers prix gagnés",
  noWinners: "Personne n’a encore gagné de prix.",
  winner: "{username} sur {game}",
  toDrops: "Règles et probabilités des tirages",
  toOwn: "Ce que j’ai gagné",
} as const satisfies Shape<typeof english>
