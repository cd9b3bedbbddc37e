import type english from "../en/drops.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Tirages de prix",
  text: "Des prix tirés au sort parmi les mises ; chaque euro misé a la même chance.",
  until: "Jusqu’au {until}",
  from: "À partir du {from}",
  prizes: "Prix à gagner",
  left: "{count, plural, =0 {tous gagnés} one {encore # à gagner} other {encore # à gagner}}",
  each: "{count, plural, one {# prix} other {# prix}}",
  blockEnds: "Les prix non gagnés à {time} passent à la période suivante.",
  rules: "Règles et probabilités",
  total: "Du {from} au {until} : {count} prix de {amount} au maximum",
  blocks:
    "{count, plural, one {Les prix sont répartis sur une seule période de {length}.} other {Les prix sont répartis sur # périodes de {length} ; les prix non gagnés passent à la période suivante.}}",
  hours: "{count, plural, one {une heure} other {# heures}}",
  minutes: "{count, plural, one {une minute} other {# minutes}}",
  least: "Les mises d’au moins {amount} participent.",
  games: "Seules les mises sur ces jeux participent : {games}.",
  odds: "En ce moment, une mise de 1 € a une chance sur {oneIn} de gagner.",
  apart: "Une même personne ne peut pas gagner deux prix à moins de {length} d’intervalle.",
  claimed:
    "Vous avez {days} jours pour réclamer un prix ; il est ensuite ajouté automatiquement à votre solde.",
  winners: "Derniers prix gagnés",
  noWinners: "Personne n’a encore gagné de prix.",
  winner: "{username} sur {game}",
  toDrops: "Règles et probabilités des tirages de prix",
  toOwn: "Voir mes prix",
} as const satisfies Shape<typeof english>
