import type { Language } from "../src/studio/words.ts"

const en = {
  deal: "Deal",
  draw: "Draw",
  ready: "Choose your stake and deal.",
  choose: "Choose the cards to hold, then draw.",
  dealt: (cards: string) => `Your cards: ${cards}.`,
  drawn: (cards: string) => `After the draw: ${cards}.`,
  held: "Held",
  card: (at: number) => `Card ${at}`,
  hold: (card: string, at: number) => `Hold card ${at}, ${card}`,
  table: "Paytable: the prize as a multiple of the stake",
}

const fr: typeof en = {
  deal: "Distribuer",
  draw: "Tirer",
  ready: "Choisissez votre mise et demandez vos cartes.",
  choose: "Choisissez les cartes à garder, puis tirez.",
  dealt: (cards) => `Vos cartes : ${cards}.`,
  drawn: (cards) => `Après le tirage : ${cards}.`,
  held: "Gardée",
  card: (at) => `Carte ${at}`,
  hold: (card, at) => `Garder la carte ${at}, ${card}`,
  table: "Table des gains : le gain en multiple de la mise",
}

const nl: typeof en = {
  deal: "Delen",
  draw: "Trekken",
  ready: "Kies uw inzet en laat de kaarten delen.",
  choose: "Kies welke kaarten u houdt en trek.",
  dealt: (cards) => `Uw kaarten: ${cards}.`,
  drawn: (cards) => `Na het trekken: ${cards}.`,
  held: "Houden",
  card: (at) => `Kaart ${at}`,
  hold: (card, at) => `Kaart ${at} houden, ${card}`,
  table: "Uitbetalingen: de winst als veelvoud van de inzet",
}

const byLanguage: Record<Language, typeof en> = { en, fr, nl }

export const pokerWords = (language: Language): typeof en => byLanguage[language]
