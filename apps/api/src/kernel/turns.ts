/** Lets work begin when it is its turn, in the order in which it was asked for; answers what the work answers. */
export type Turns = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Turns for work of which only so much is to be done at once. A turn is lent for `lentMs`: whoever takes longer, slow or hanging, goes on
 * beside the next, and keeps nobody waiting any more.
 */
export function turns({ atOnce, lentMs }: { atOnce: number; lentMs: number }): Turns {
  let free = atOnce
  const waiting: (() => void)[] = []

  const take = async () => {
    if (free > 0) free--
    else await new Promise<void>((begin) => waiting.push(begin))
  }
  const giveBack = () => {
    const begin = waiting.shift()
    if (begin) begin()
    else free++
  }
  return async (work) => {
    await take()
    let isLent = true
    const end = () => {
      if (isLent) giveBack()
      isLent = false
    }
    const timer = setTimeout(end, lentMs)
    try {
      return await work()
    } finally {
      clearTimeout(timer)
      end()
    }
  }
}
