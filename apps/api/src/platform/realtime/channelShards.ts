const shardCount = 8
const pauseMs = 6

export const shardsOf = (room: string): string[] =>
  Array.from({ length: shardCount }, (_, n) => `${room}/${n}`)

/** The room of which this is a shard, or the room itself. */
export const unshardedRoom = (room: string): string => room.split("/", 1)[0]!

/** Runs functions in order; in the pause after each, the process sends other messages and reads from sockets. */
export function sendQueue() {
  const queue: (() => void)[] = []
  let timer: NodeJS.Timeout | undefined
  const next = () => {
    const send = queue.shift()
    timer = send && setTimeout(next, pauseMs).unref()
    send?.()
  }
  return {
    enqueue(sends: readonly (() => void)[]): void {
      queue.push(...sends)
      if (!timer) next()
    },
    stop: () => clearTimeout(timer),
  }
}
