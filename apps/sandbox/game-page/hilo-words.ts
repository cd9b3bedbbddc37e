import type { Language } from "../src/studio/words.ts"

const en = {
  deal: "Deal",
  ready: "Choose your stake and deal the first card.",
  higher: "Higher or same",
  lower: "Lower or same",
  onlyHigher: "Higher",
  onlyLower: "Lower",
  same: "Same rank",
  chance: (share: string) => `chance ${share}`,
  right: "Right",
  wrong: "Wrong",
  skip: (left: number) => `New card (${left} left)`,
  collect: (amount: string) => `Collect ${amount}`,
  collectNothing: "Collect",
  prize: "Prize",
  answer: (at: number, of: number) => `Answer ${at} of ${of}`,
  ask: (card: string) => `Your card: ${card}. Is the next one higher or lower?`,
  trail: "Cards of this round",
  ended: (card: string) => `${card}: wrong`,
  collected: (count: number) => (count === 1 ? "1 right answer" : `${count} right answers`),
}

const fr: typeof en = {
  deal: "Distribuer",
  ready: "Choisissez votre mise et demandez la première carte.",
  higher: "Plus haut ou égal",
  lower: "Plus bas ou égal",
  onlyHigher: "Plus haut",
  onlyLower: "Plus bas",
  same: "Même valeur",
  chance: (share) => `chance ${share}`,
  right: "Juste",
  wrong: "Faux",
  skip: (left) => `Autre carte (encore ${left})`,
  collect: (amount) => `Encaisser ${amount}`,
  collectNothing: "Encaisser",
  prize: "Gain",
  answer: (at, of) => `Réponse ${at} sur ${of}`,
  ask: (card) => `Votre carte : ${card}. Et la suivante ?`,
  trail: "Cartes de cette partie",
  ended: (card) => `${card} : faux`,
  collected: (count) => (count === 1 ? "1 bonne réponse" : `${count} bonnes réponses`),
}

const nl: typeof en = {
  deal: "Delen",
  ready: "Kies uw inzet en laat de eerste kaart delen.",
  higher: "Hoger of gelijk",
  lower: "Lager of gelijk",
  onlyHigher: "Hoger",
  onlyLower: "Lager",
  same: "Zelfde waarde",
  chance: (share) => `kans ${share}`,
  right: "Juist",
  wrong: "Fout",
  skip: (left) => `Andere kaart (nog ${left})`,
  collect: (amount) => `${amount} innen`,
  collectNothing: "Innen",
  prize: "Winst",
  answer: (at, of) => `Antwoord ${at} van ${of}`,
  ask: (card) => `Uw kaart: ${card}. Is de volgende hoger of lager?`,
  trail: "Kaarten van deze ronde",
  ended: (card) => `${card}: fout`,
  collected: (count) => (count === 1 ? "1 juist antwoord" : `${count} juiste antwoorden`),
}

const byLanguage: Record<Language, typeof en> = { en, fr, nl }

/** The words of higher or lower on the page. */
export const hiloWords = (language: Language): typeof en => byLanguage[language]
export type HiloWords = typeof en
