import { notifications as contract, type Language } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { violatedConstraint } from "../../../platform/db/database.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob, type Jobs } from "../../../platform/jobs/queue.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import type { Platform } from "../../../platform/platform.ts"
import type { Browser, PushService } from "./ports.ts"
import { usedSince } from "./rules.ts"
import * as store from "./store.ts"

const jobName = "notifications.push"
/** What could not be handed over by then is no news any more: it waits on the site. */
const freshForMs = 6 * 60 * 60_000

/** Wakes a browser after the commit; several things in one moment wake it once. */
export async function enqueuePush(tx: Tx, subscriptionId: bigint): Promise<void> {
  const payload = { subscriptionId: String(subscriptionId), at: tx.now.toISOString() }
  await enqueueJob(tx, jobName, payload, { key: `${jobName} ${subscriptionId}` })
}

type SubscriptionOwner = { playerId: bigint; sessionId: bigint; language: Language }

/**
 * Keeps a browser of a player until the log-in that they sit in is ended. Beyond `mostBrowsers` the one that was not used
 * for longest goes. Refuses with PushServiceUnknownErrorType an address at no service we know: nothing is sent anywhere
 * that somebody only names.
 */
export async function attachBrowser(
  tx: Tx,
  push: PushService,
  { playerId, sessionId, language }: SubscriptionOwner,
  browser: Browser,
): Promise<true> {
  if (!push.isKnown(browser.endpoint)) throw new AppError("PushServiceUnknownErrorType")
  await store.insertSubscription(tx, { playerId, sessionId, language }, browser)
  const all = await store.listSubscriptionIds(tx, playerId)
  for (const id of all.slice(0, -contract.mostBrowsers)) await store.deleteSubscription(tx, id)
  return true
}

/**
 * A browser's player is back, in another session. False where it is not theirs: somebody else is at it now, and whoever was
 * before is forgotten there.
 */
export async function renewSubscription(
  tx: Tx,
  { playerId, sessionId, language }: SubscriptionOwner,
  endpoint: string,
): Promise<boolean> {
  const isTheirs = await store.updateSubscription(tx, { playerId, sessionId, language }, endpoint)
  if (!isTheirs) await store.deleteEndpoint(tx, endpoint)
  return isTheirs
}

/**
 * Keeps a browser under the other address that its maker gave it. False where none is kept at the old one with its secret:
 * then nothing changes. Refuses with PushServiceUnknownErrorType an address at no service we know.
 */
export async function moveSubscription(
  { transact }: Pick<Platform, "transact">,
  push: PushService,
  from: Pick<Browser, "endpoint" | "auth">,
  to: Browser,
): Promise<boolean> {
  if (!push.isKnown(to.endpoint)) throw new AppError("PushServiceUnknownErrorType")
  try {
    return await transact((tx) => store.updateEndpoint(tx, from, to))
  } catch (problem) {
    // Another subscription has this address: somebody was faster, or says what is not so.
    if (violatedConstraint(problem) === "subscription_endpoint_key") return false
    throw problem
  }
}

/** Forgets a browser. */
export const detachBrowser = (tx: Tx, endpoint: string): Promise<void> => store.deleteEndpoint(tx, endpoint)

/** Forgets the browsers of sessions that somebody ended: after a log-out nothing comes there any more. */
export const detachSessions = (tx: Tx, sessionIds: readonly bigint[]): Promise<void> =>
  store.deleteSessionSubscriptions(tx, sessionIds)

/** How many browsers of a player are woken. */
export const countBrowsers = async (from: Reads, playerId: bigint): Promise<number> =>
  (await store.listSubscriptionIds(from, playerId)).length

/** All that a message says, in the language of the browser's pages: that there is one, and where it can be read. */
function toPushMessage(language: Language): string {
  const say = translate(language, "push")
  return JSON.stringify({
    title: say("title"),
    text: say("text"),
    language,
    url: href("notifications", language),
  })
}

/** The job that hands a message over; a browser that is gone is forgotten. */
export function pushJobs({ reads, transact }: Pick<Platform, "reads" | "transact">, push: PushService): Jobs {
  return {
    [jobName]: {
      lane: "push",
      async run(payload) {
        const { subscriptionId, at } = payload as { subscriptionId: string; at: string }
        const id = BigInt(subscriptionId)
        const from = reads()
        const browser = await store.findSubscription(from, id)
        if (!browser || from.now.getTime() - Date.parse(at) > freshForMs) return
        const delivery = await push.deliver(browser, toPushMessage(browser.language))
        if (delivery === "gone") await transact((tx) => store.deleteSubscription(tx, id))
      },
    },
  }
}

const batchSize = 1000

/** Job: forgets browsers that nobody logged in at for `pushDays`. */
export async function deleteUnusedSubscriptions({ transact }: Pick<Platform, "transact">): Promise<void> {
  while (
    (await transact((tx) => store.deleteUnusedSubscriptions(tx, usedSince(tx.now), batchSize))) === batchSize
  );
}
