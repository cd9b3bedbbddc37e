import { type MotifName, motifNames } from "./motifs/index.ts"
import { type PaletteName, paletteNames } from "./palettes.ts"
import type { Look } from "./poster.ts"
import { hashText } from "./seededRandom.ts"

export type PosterSubject = { id: string; title: string; studio: string; category: string }

/** Motifs of a category, by a word in its name; at least three each, so that a row does not repeat. */
const motifsByCategory: readonly (readonly [word: RegExp, motifs: readonly MotifName[]])[] = [
  [/dice|craps|sic.?bo/, ["dice", "diamond", "scales", "wheel"]],
  [/roulette|wheel/, ["wheel", "sun", "fan", "arches"]],
  [/blackjack|poker|baccarat|card/, ["cards", "crown", "lily", "mask"]],
  [/live|show/, ["eye", "mask", "skyline", "fan", "tram"]],
  [/crash|instant|scratch/, ["comet", "waves", "atomium", "moon"]],
  [/jackpot/, ["crown", "diamond", "sun", "eye"]],
]

/** Motifs of a word in a title: a tram for the tram's poster. */
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

/** Motifs that show how a game is played appear only on games of that kind. */
const motifsPromisingPlay: Partial<Record<MotifName, RegExp>> = {
  dice: /dice|craps|sic.?bo/,
  wheel: /roulette|wheel|live|show/,
  cards: /blackjack|poker|baccarat|card|live|show/,
}

/** So many games are remembered: rows of the list wrap, and a category's rail shows that many. */
const listMemory = 24
const categoryMemory = 12
const neighbourhood = 6
const paletteMemory = 3

/** Costs of a motif: unrelated to the game, seen recently, named in the title of a following game. */
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

const count = <T>(list: readonly T[], value: T): number => list.filter((one) => one === value).length

/** Ties are broken by an order derived from the key. */
function pickCheapest<T extends string>(
  choices: readonly T[],
  key: string,
  costOf: (choice: T) => number,
): T {
  const ordered = [...choices].sort((a, b) => hashText(`${key}:${a}`) - hashText(`${key}:${b}`))
  return ordered.reduce((best, choice) => (costOf(choice) < costOf(best) ? choice : best))
}

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
    const misplacedCost = ofAnother.has(motif) && distance !== choiceCosts.ofTitle ? choiceCosts.ofAnother : 0
    const second = list.at(-2) === motif ? choiceCosts.second : 0
    const repetitionCost =
      choiceCosts.inCategory * count(rail, motif) + choiceCosts.inList * count(list, motif)
    return distance + misplacedCost + repetitionCost + near + second
  })
}

/** A palette that neither the last posters nor, as far as possible, the same motif had. */
function choosePalette(game: PosterSubject, motif: MotifName, before: readonly AssignedLook[]): PaletteName {
  const recentPalettes = before.slice(-paletteMemory).map(({ look }) => look.palette)
  const withMotif = before.filter(({ look }) => look.motif === motif).map(({ look }) => look.palette)
  const free = paletteNames.filter((palette) => !recentPalettes.includes(palette))
  return pickCheapest(free, game.id, (palette) => count(withMotif, palette))
}

/**
 * The same list gives the same looks. Neighbours differ in motif and palette; words of the title outweigh the category,
 * a recent repetition outweighs both. Dice, wheels and cards appear only on games that use them.
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
