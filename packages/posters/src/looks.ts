import { type MotifName, motifNames } from "./motifs/index.ts"
import { type PaletteName, paletteNames } from "./palettes.ts"
import type { Look } from "./poster.ts"
import { hash } from "./random.ts"

export type PosterSubject = { id: string; title: string; studio: string; category: string }

/** What suits a kind of game, by a word found in its category. Three or more each, so that a row never repeats. */
const suited: readonly (readonly [word: RegExp, motifs: readonly MotifName[]])[] = [
  [/dice|craps|sic.?bo/, ["dice", "diamond", "scales", "wheel"]],
  [/roulette|wheel/, ["wheel", "sun", "fan", "arches"]],
  [/blackjack|poker|baccarat|card/, ["cards", "crown", "lily", "mask"]],
  [/live|show/, ["eye", "mask", "skyline", "fan", "tram"]],
  [/crash|instant|scratch/, ["comet", "waves", "atomium", "moon"]],
  [/jackpot/, ["crown", "diamond", "sun", "eye"]],
]

/** What suits a word in a title: a tram on the tram's poster. */
const named: readonly (readonly [word: RegExp, motif: MotifName])[] = [
  [/\btram|\btrain|station|express/, "tram"],
  [/\bdice\b|\bdie\b/, "dice"],
  [/roulette|\bwheel/, "wheel"],
  [/blackjack|\bcards?\b|\baces?\b|poker|\bking|queen/, "cards"],
  [/crown|royal|\bduke|count/, "crown"],
  [/moon|night|ardennes|mount|summit/, "moon"],
  [/comet|star|rocket|cosmos|orbit|galax/, "comet"],
  [/sea|wave|north sea|ship|ostend|harbour|neptune/, "waves"],
  [/atom/, "atomium"],
  [/\bsun|gold|pharaoh|desert|sirocco/, "sun"],
  [/eye|oracle|seer/, "eye"],
  [/diamond|gem|emerald|ruby|jewel|crystal/, "diamond"],
  [/\bfan\b|peacock|éventail/, "fan"],
  [/lily|flower|rose|garden|horta|tulip/, "lily"],
  [/carnival|mask|binche|gilles/, "mask"],
  [/tower|city|sablon|brussels|antwerp|ghent|skyline/, "skyline"],
  [/arcade|arch|palace|gallery|gate/, "arches"],
]

/** How far back a motif and a palette are remembered where there is a choice. */
const motifMemory = 6
const paletteMemory = 3

/** The choices in an order of their own for each key. */
function shuffled<T extends string>(choices: readonly T[], key: string): T[] {
  return [...choices].sort((a, b) => hash(`${key}:${a}`) - hash(`${key}:${b}`))
}

/** The first choice not seen lately; as memory shortens to one, the first not equal to the last. */
function fresh<T>(choices: readonly T[], recent: readonly T[]): T | undefined {
  for (let memory = recent.length; memory >= 1; memory--) {
    const found = choices.find((choice) => !recent.slice(-memory).includes(choice))
    if (found !== undefined) return found
  }
  return recent.length === 0 ? choices[0] : undefined
}

function wishes(game: PosterSubject): MotifName[] {
  const title = game.title.toLocaleLowerCase("en")
  const category = game.category.toLocaleLowerCase("en")
  const byTitle = named.filter(([word]) => word.test(title)).map(([, motif]) => motif)
  const byCategory = suited.filter(([word]) => word.test(category)).flatMap(([, motifs]) => motifs)
  return [...new Set([...byTitle, ...shuffled(byCategory, game.id)])]
}

/**
 * A look for each game, by id. The same list gives the same looks. No two games that follow each other share a motif
 * or a palette, and repetition is kept some places apart; a word in the title weighs more than the category, and both
 * more than chance. A game listed twice keeps its first look, so a list with repeats loses the promise at the repeat.
 */
export function assignLooks(games: readonly PosterSubject[]): Map<string, Look> {
  const looks = new Map<string, Look>()
  let last: Look[] = []
  for (const game of games) {
    const known = looks.get(game.id)
    if (known) {
      last = [...last, known].slice(-motifMemory)
      continue
    }
    const motif = chooseMotif(
      game,
      last.map((look) => look.motif),
    )
    const recentPalettes: PaletteName[] = last.slice(-paletteMemory).map((look) => look.palette)
    const palette = fresh(shuffled(paletteNames, game.id), recentPalettes)!
    const look = { motif, palette }
    looks.set(game.id, look)
    last = [...last, look].slice(-motifMemory)
  }
  return looks
}

function chooseMotif(game: PosterSubject, recent: readonly MotifName[]): MotifName {
  const wished = wishes(game).find((motif) => !recent.slice(-2).includes(motif))
  return wished ?? fresh(shuffled(motifNames, game.id), recent)!
}
