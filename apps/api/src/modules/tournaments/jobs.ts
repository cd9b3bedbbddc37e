import type { Platform } from "../../platform/platform.ts"
import { closeFinishedPurses } from "./credit/credit.ts"
import { advanceTournament } from "./lifecycle/advance.ts"
import { payBackCancelled } from "./lifecycle/cancel.ts"
import { listDueTournaments } from "./lifecycle/store.ts"

/** Takes every tournament as far as its instants say, each in a transaction of its own. */
export async function advanceAll(platform: Platform): Promise<void> {
  for (const id of await listDueTournaments(platform.reads()))
    await platform.transact((tx) => advanceTournament(tx, id))
}

/** Pays back everybody who had entered what was cancelled, some in each transaction. */
export async function payBackAllCancelled(platform: Platform): Promise<void> {
  while (await platform.transact(payBackCancelled));
}

/** Closes all purses of what is over, some in each transaction. */
export async function closeAllPurses(platform: Platform): Promise<void> {
  while (await platform.transact(closeFinishedPurses));
}
