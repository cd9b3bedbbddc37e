import type { Platform } from "../../platform/platform.ts"
import { closeFinishedPurses } from "./credit/credit.ts"
import { advanceTournament } from "./lifecycle/advance.ts"
import { payBackCancelled } from "./lifecycle/cancel.ts"
import { listDueTournaments } from "./lifecycle/store.ts"

/** Each tournament in a transaction of its own. */
export async function advanceAll(platform: Platform): Promise<void> {
  for (const id of await listDueTournaments(platform.reads()))
    await platform.transact((tx) => advanceTournament(tx, id))
}

export async function payBackAllCancelled(platform: Platform): Promise<void> {
  while (await platform.transact(payBackCancelled));
}

export async function closeAllPurses(platform: Platform): Promise<void> {
  while (await platform.transact(closeFinishedPurses));
}
