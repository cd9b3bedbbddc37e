import { type MotifName, motifNames } from "./motifs/index.ts"
import { type PaletteName, paletteNames } from "./palettes.ts"
import type { Look } from "./poster.ts"
import { hashText } from "./seededRandom.ts"

export type PosterSubject = { id: string; title: string; studio: string; category: string }

/** What suits a kind of game, by a word found in its category. Three or more each, so that a row never repeats. */
const motifsByCategory: readonly (readonly [word: RegExp, motifs: readonly MotifName[]])[] = [
  [/dice|craps|sic.?bo/, ["dice", "diamond", "scales", "wheel"]],
  [/roulette|wheel/, ["wheel", "sun", "fan", "arches"]],
  [/blackjack|poker|baccarat|card/, ["cards", "crown", "lily", "mask"]],
  [/live|show/, ["eye", "mask", "skyline", "fan", "tram"]],
  [/crash|instant|scratch/, ["comet", "waves", "atomium", "moon"]],
  [/jackpot/, ["crown", "diamond", "sun", "eye"]],
]

/** What suits a word in a title: a tram on the tram's poster. */
const motifsByTitleWord: readonly (readonly [word: RegExp, motif: MotifName])[] = [
  [/\btram|\btrain|station|express/, "tram"],
  [/\bdice\b|\bdie\b/, "dice"],
  [/sphere/, "atomium"],
  [/roulette|\bwheel/, "wheel"],
  [/blackjack|\bcards?\b|\baces?\b|poker|\bking|queen/, "cards"],
  [/crown|royal|\bduke|count/, "crown"],
  [/moon|night|ardennes|mount|summit/, "moon"],
  [/comet|star|rocket|cosmos|orbit|galax/, "comet"],
  [/sea|wave|north sea|ship|ostend|harbour|neptune|mosan|meuse|polder/, "waves"],
  [/atom/, "atomium"],
  [/\bsun|gold|pharaoh|desert|sirocco/, "sun"],
  [/eye|oracle|seer/, "eye"],
  [/diamond|gem|emerald|ruby|jewel|crystal/, "diamond"],
  [/\bfan\b|peacock|éventail/, "fan"],
  [/lily|flower|rose|garden|horta|tulip|\biris/, "lily"],
  [/carnival|mask|binche|gilles|zinneke/, "mask"],
  [/tower|city|sablon|grand.place|brussels|antwerp|ghent|skyline/, "skyline"],
  [/arcade|arch|palace|galler|galerie|gate/, "arches"],
]

/** What is played with, and so promised by a picture: it stands only on games of that kind. */
const motifsPromisingPlay: Partial<Record<MotifName, RegExp>> = {
  dice: /dice|craps|sic.?bo/,
  wheel: /roulette|wheel|live|show/,
  cards: /blackjack|poker|baccarat|card|live|show/,
}

/** How many games back a look counts: in the list, where rows wrap, and in a category, where a rail shows as many. */
const listMemory = 24
const categoryMemory = 12
const neighbourhood = 6
const paletteMemory = 3

/**
 * What speaks against a motif, the lower the better: being far from the game, having been seen, and being what a game
 * that follows is called after.
 */
const choiceCosts = {
  ofTitle: 0,
  ofCategory: 4,
  ofNothing: 7,
  inCategory: 3,
  inList: 1.5,
  nearby: 2,
  second: 4,
  ofAnother: 4,
}

type AssignedLook = { look: Look; category: string }

const count = <T>(list: readonly T[], wanted: T): number => list.filter((one) => one === wanted).length

/** The choice that costs least; among equals an order of the key's own decides. */
function pickCheapest<T extends string>(
  choices: readonly T[],
  key: string,
  costOf: (choice: T) => number,
): T {
  const ordered = [...choices].sort((a, b) => hashText(`${key}:${a}`) - hashText(`${key}:${b}`))
  return ordered.reduce((best, choice) => (costOf(choice) < costOf(best) ? choice : best))
}

/** The motifs that the words of a title name. */
function motifsNamedIn({ title }: PosterSubject): MotifName[] {
  const words = title.toLocaleLowerCase("en")
  return motifsByTitleWord.filter(([word]) => word.test(words)).map(([, motif]) => motif)
}

function chooseMotif(
  game: PosterSubject,
  before: readonly AssignedLook[],
  after: readonly PosterSubject[],
): MotifName {
  const category = game.category.toLocaleLowerCase("en")
  const ofTitle = motifsNamedIn(game)
  const ofAnother = new Set(after.flatMap(motifsNamedIn))
  const ofCategory = motifsByCategory.filter(([word]) => word.test(category)).flatMap(([, motifs]) => motifs)
  const motifsOf = (list: readonly AssignedLook[]) => list.map(({ look }) => look.motif)
  const list = motifsOf(before.slice(-listMemory))
  const rail = motifsOf(before.filter((one) => one.category === game.category).slice(-categoryMemory))
  const neighbours = [list.at(-1), rail.at(-1)]
  const allowed = motifNames.filter(
    (motif) => !neighbours.includes(motif) && (motifsPromisingPlay[motif]?.test(category) ?? true),
  )
  return pickCheapest(allowed, game.id, (motif) => {
    const distance = ofTitle.includes(motif)
      ? choiceCosts.ofTitle
      : ofCategory.includes(motif)
        ? choiceCosts.ofCategory
        : choiceCosts.ofNothing
    const near = list.slice(-neighbourhood).includes(motif) ? choiceCosts.nearby : 0
    const taken = ofAnother.has(motif) && distance !== choiceCosts.ofTitle ? choiceCosts.ofAnother : 0
    const second = list.at(-2) === motif ? choiceCosts.second : 0
    const seen = choiceCosts.inCategory * count(rail, motif) + choiceCosts.inList * count(list, motif)
    return distance + taken + seen + near + second
  })
}

/** A palette that neither the last posters nor, as far as it goes, the same motif has had. */
function choosePalette(game: PosterSubject, motif: MotifName, before: readonly AssignedLook[]): PaletteName {
  const lately = before.slice(-paletteMemory).map(({ look }) => look.palette)
  const withMotif = before.filter(({ look }) => look.motif === motif).map(({ look }) => look.palette)
  const free = paletteNames.filter((palette) => !lately.includes(palette))
  return pickCheapest(free, game.id, (palette) => count(withMotif, palette))
}

/**
 * A look for each game, by id. The same list gives the same looks. No two games that follow each other, in the list or
 * within their category, share a motif; none that follow each other in the list share a palette, and a motif that
 * comes again comes in another palette. A word in the title weighs more than the category, both more than chance, and
 * all of them less than having just been seen. Dice, wheels and cards stand only where they are played with.
 * A game listed twice keeps its first look, so a list with repeats loses the promise at the repeat.
 */
export function assignLooks(games: readonly PosterSubject[]): Map<string, Look> {
  const looks = new Map<string, Look>()
  const before: AssignedLook[] = []
  for (const [at, game] of games.entries()) {
    let look = looks.get(game.id)
    if (!look) {
      const motif = chooseMotif(game, before, games.slice(at + 1, at + 1 + categoryMemory))
      look = { motif, palette: choosePalette(game, motif, before) }
      looks.set(game.id, look)
    }
    before.push({ look, category: game.category })
  }
  return looks
}
