import type { Tournament } from "./programme.ts"

/** Matched with the tournament's name. */
const scenePatterns = [
  ["sablon", /sablon|zavel|church|église|kerk/i],
  ["atomium", /atom/i],
  ["dunes", /dune|duin|coast|ostend|kust/i],
  ["galerie", /galer|gallery/i],
  ["grandPlace", /grand-?place|grote markt|nocturne|guild/i],
] as const
const sceneNames = scenePatterns.map(([scene]) => scene)
export type Scene = (typeof sceneNames)[number]

/** A hash, because the ids of programmes are evenly spaced. */
function spreadId(id: number): number {
  const mixed = Math.imul(id ^ (id >>> 16), 0x85ebca6b)
  return (Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35) >>> 16) % sceneNames.length
}

/** By programme id; unnamed neighbours differ. */
export function assignScenes(
  wall: readonly Pick<Tournament, "seriesId" | "name">[],
): ReadonlyMap<number, Scene> {
  const found = new Map<number, Scene>()
  let previous: Scene | undefined
  for (const { seriesId, name } of wall) {
    const matched = scenePatterns.find(([, word]) => word.test(name.en))?.[0]
    const first = spreadId(seriesId)
    const fallback =
      sceneNames[first] === previous ? sceneNames[(first + 1) % sceneNames.length]! : sceneNames[first]!
    previous = found.get(seriesId) ?? matched ?? fallback
    found.set(seriesId, previous)
  }
  return found
}
