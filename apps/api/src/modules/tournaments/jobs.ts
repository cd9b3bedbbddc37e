import type { Platform } from "../../platform/platform.ts"
import { closePurses } from "./credit/credit.ts"
import { payBackCancelled } from "./settling/cancel.ts"
import { dueOf } from "./settling/store.ts"
import { turn } from "./settling/turn.ts"

/** Takes every tournament as far as its instants say, each in a transaction of its own. */
export async function turnAll(platform: Platform): Promise<void> {
  for (const id of await dueOf(platform.reads())) await platform.transact((tx) => turn(tx, id))
}

/** Pays back everybody who had entered what was cancelled, some in each transaction. */
export async function payBackAll(platform: Platform): Promise<void> {
  while (await platform.transact(payBackCancelled));
}

/** Closes all purses of what is over, some in each transaction. */
export async function closeAll(platform: Platform): Promise<void> {
  while (await platform.transact(closePurses));
}
