/** A crowd hears what may wait in so many parts, one after the other. */
const parts = 8
/** Between two parts whatever else there is to say is said, and those who listen come to hear it. */
const betweenMs = 6

/** Where those of a room are who are in its parts. */
export const shardsOf = (place: string): string[] => Array.from({ length: parts }, (_, n) => `${place}/${n}`)

/** The place of which this is a part, or itself. */
export const unshardedRoom = (place: string): string => place.split("/", 1)[0]!

/** Says things one after the other, in the order in which they came, with a moment between them. */
export function sendQueue() {
  const waiting: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  const next = () => {
    const one = waiting.shift()
    timer = one && setTimeout(next, betweenMs).unref()
    one?.()
  }
  return {
    say(all: readonly (() => void)[]): void {
      waiting.push(...all)
      if (!timer) next()
    },
    stop: () => clearTimeout(timer),
  }
}
