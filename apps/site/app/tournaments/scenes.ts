import type { Tournament } from "./programme.ts"

/** What a bill may show, and by which words its tournament is called after that. */
const scenePatterns = [
  ["sablon", /sablon|zavel|church|église|kerk/i],
  ["atomium", /atom/i],
  ["dunes", /dune|duin|coast|ostend|kust/i],
  ["galerie", /galer|gallery/i],
  ["grandPlace", /grand-?place|grote markt|nocturne|guild/i],
] as const
const sceneNames = scenePatterns.map(([scene]) => scene)
export type Scene = (typeof sceneNames)[number]

/** A figure for a number, spread evenly: programmes have numbers at even distances. */
function spreadId(id: number): number {
  const mixed = Math.imul(id ^ (id >>> 16), 0x85ebca6b)
  return (Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 16) % sceneNames.length
}

/** What each of the bills on a wall shows, by programme: what it is called after, and no two neighbours alike. */
export function assignScenes(
  wall: readonly Pick<Tournament, "seriesId" | "name">[],
): ReadonlyMap<number, Scene> {
  const found = new Map<number, Scene>()
  let before: Scene | undefined
  for (const { seriesId, name } of wall) {
    const named = scenePatterns.find(([, word]) => word.test(name.en))?.[0]
    const first = spreadId(seriesId)
    const drawn =
      sceneNames[first] === before ? sceneNames[(first + 1) % sceneNames.length]! : sceneNames[first]!
    before = found.get(seriesId) ?? named ?? drawn
    found.set(seriesId, before)
  }
  return found
}
