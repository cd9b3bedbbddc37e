import { notifications as contract, type Language } from "@elite/contract"
import { href } from "@elite/paths"
import { translate } from "@elite/words"
import { violatedConstraint } from "../../../platform/db/database.ts"
import type { Reads, Tx } from "../../../platform/db/transaction.ts"
import { enqueueJob, type Jobs } from "../../../platform/jobs/queue.ts"
import { AppError } from "../../../platform/lib/appError.ts"
import { hourMs } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import type { Browser, PushService } from "./ports.ts"
import { usedSince } from "./rules.ts"
import * as store from "./store.ts"

const jobName = "notifications.push"
/** A message older than this is not delivered; the notification is on the site. */
const freshForMs = 6 * hourMs

/** Enqueues one push after the commit; several within a moment become one. */
export async function enqueuePush(tx: Tx, subscriptionId: bigint): Promise<void> {
  const payload = { subscriptionId: String(subscriptionId), at: tx.now.toISOString() }
  await enqueueJob(tx, jobName, payload, { key: `${jobName} ${subscriptionId}` })
}

type SubscriptionOwner = { playerId: bigint; sessionId: bigint; language: Language }

/**
 * Subscribes a browser until its session ends. Beyond `mostBrowsers` the least recently used one is dropped. Refuses
 * with PushServiceUnknownErrorType for an address at no known service, because we would send to any address that a
 * client names.
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

/** Moves a subscription to the player's new session. False where it belongs to another player: then it is deleted. */
export async function renewSubscription(
  tx: Tx,
  { playerId, sessionId, language }: SubscriptionOwner,
  endpoint: string,
): Promise<boolean> {
  const isTheirs = await store.updateSubscription(tx, { playerId, sessionId, language }, endpoint)
  if (!isTheirs) await store.deleteEndpoint(tx, endpoint)
  return isTheirs
}

/** False where no subscription has the old address with its secret. Refuses with PushServiceUnknownErrorType. */
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
    if (violatedConstraint(problem) === "subscription_endpoint_key") return false
    throw problem
  }
}

export const detachBrowser = (tx: Tx, endpoint: string): Promise<void> => store.deleteEndpoint(tx, endpoint)

/** Deletes the subscriptions of sessions that have ended. */
export const detachSessions = (tx: Tx, sessionIds: readonly bigint[]): Promise<void> =>
  store.deleteSessionSubscriptions(tx, sessionIds)

export const countBrowsers = async (from: Reads, playerId: bigint): Promise<number> =>
  (await store.listSubscriptionIds(from, playerId)).length

/** A push message names no content: it only says that there is a notification and links to the list. */
function toPushMessage(language: Language): string {
  const say = translate(language, "push")
  return JSON.stringify({
    title: say("title"),
    text: say("text"),
    language,
    url: href("notifications", language),
  })
}

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

/** Job: deletes subscriptions that were not renewed for `pushDays`. */
export async function deleteUnusedSubscriptions({ transact }: Pick<Platform, "transact">): Promise<void> {
  while (
    (await transact((tx) => store.deleteUnusedSubscriptions(tx, usedSince(tx.now), batchSize))) === batchSize
  );
}
