/**
 * Does something up to three times, until it took less than `withinMs`, and returns what came of it last, for the
 * test to look at. A machine that somebody else needs meanwhile is slow once; a casino that is slow is slow each time.
 */
export async function inTime<T extends { ms: number }>(withinMs: number, work: () => Promise<T>): Promise<T> {
  let done = await work()
  for (let again = 0; again < 2 && done.ms >= withinMs; again++) done = await work()
  return done
}
