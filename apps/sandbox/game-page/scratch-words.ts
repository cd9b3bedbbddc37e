import type { Language } from "../src/studio/words.ts"

const en = {
  take: "New card",
  ready: "Choose your stake and take a card.",
  openAll: "Reveal all",
  hint: "Scratch or tap the fields.",
  prizes: "Times your stake",
  card: "Scratch card",
  covered: (field: number) => `Field ${field}, covered`,
  open: (field: number, amount: string) => `Field ${field}: ${amount}`,
}

type ScratchWords = typeof en

const fr: ScratchWords = {
  take: "Nouveau billet",
  ready: "Choisissez votre mise et prenez un billet.",
  openAll: "Tout dévoiler",
  hint: "Grattez les cases ou touchez-les.",
  prizes: "Multiples de votre mise",
  card: "Billet à gratter",
  covered: (field) => `Case ${field}, à gratter`,
  open: (field, amount) => `Case ${field} : ${amount}`,
}

const nl: ScratchWords = {
  take: "Nieuw biljet",
  ready: "Kies uw inzet en neem een biljet.",
  openAll: "Alles tonen",
  hint: "Kras de vakken open of tik erop.",
  prizes: "Maal uw inzet",
  card: "Krasbiljet",
  covered: (field) => `Vak ${field}, nog niet open`,
  open: (field, amount) => `Vak ${field}: ${amount}`,
}

export const scratchWords: Record<Language, ScratchWords> = { en, fr, nl }
