import { type ChildProcess, fork } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"

/** Asks a program of the bench for one thing, and answers what it did. */
export type Ask<Asked> = <Done>(asked: Asked) => Promise<Done>

/** Works with a program of the bench in a process of its own, which ends with the work. */
export async function beside<Asked extends object, T>(
  program: string,
  work: (ask: Ask<Asked>) => Promise<T>,
): Promise<T> {
  const child = fork(join(import.meta.dirname, program), { stdio: ["ignore", 2, 2, "ipc"] })
  const over = once(child, "exit")
  try {
    return await work((asked) => answered(child, over, asked))
  } finally {
    if (child.connected) child.disconnect()
    await over
  }
}

async function answered<Done>(child: ChildProcess, over: Promise<unknown[]>, asked: object): Promise<Done> {
  const gone = over.then(([code]) => {
    throw new Error(`A program of the bench ended with ${code}.`)
  })
  const answer = once(child, "message")
  child.send(asked)
  const [{ done }] = (await Promise.race([answer, gone])) as [{ done: Done }]
  return done
}
