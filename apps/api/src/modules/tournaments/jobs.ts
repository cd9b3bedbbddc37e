import type { Kernel } from "../../platform/module.ts"
import { closePurses } from "./credit/credit.ts"
import { payBackCancelled } from "./settling/cancel.ts"
import { dueOf } from "./settling/store.ts"
import { turn } from "./settling/turn.ts"

/** Takes every tournament as far as its instants say, each in a transaction of its own. */
export async function turnAll(kernel: Kernel): Promise<void> {
  for (const id of await dueOf(kernel.reads())) await kernel.transact((tx) => turn(tx, id))
}

/** Pays back everybody who had entered what was cancelled, some in each transaction. */
export async function payBackAll(kernel: Kernel): Promise<void> {
  while (await kernel.transact(payBackCancelled));
}

/** Closes all purses of what is over, some in each transaction. */
export async function closeAll(kernel: Kernel): Promise<void> {
  while (await kernel.transact(closePurses));
}
