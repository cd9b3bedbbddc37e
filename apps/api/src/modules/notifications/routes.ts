import { notifications as contract } from "@elite/contract"
import type { HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import type { Platform } from "../../platform/platform.ts"
import { unsubscribe } from "./channels/oneClick.ts"
import type { PushService } from "./channels/ports.ts"
import { getPreferences, setPreferences } from "./channels/preferences.ts"
import {
  attachBrowser,
  countBrowsers,
  detachBrowser,
  moveSubscription,
  renewSubscription,
} from "./channels/push.ts"
import type { UnsubscribeTokens } from "./channels/unsubscribe.ts"
import { markAllSeen, markSeen } from "./notifications.ts"
import { listNotifications } from "./store.ts"
import { toNotificationReply } from "./texts.ts"

export const routes =
  ({ sharedReads, transact }: Platform, push: PushService, unsubscribing: UnsubscribeTokens) =>
  (http: HttpServer): void => {
    http.serve(contract.getNotifications, async ({ caller, input, language }) => {
      const { total, unseen, rows } = await listNotifications(sharedReads(), caller.playerId, input)
      return {
        notifications: { count: total, unseen, rows: rows.map((row) => toNotificationReply(language, row)) },
      }
    })
    http.serve(contract.updateNotification, async ({ caller: { playerId }, input }) => {
      if (input.status === "all_seen") return { unseen: await transact((tx) => markAllSeen(tx, playerId)) }
      const { notificationHistoryId: id } = input
      if (id === undefined) throw new AppError("NotificationHistoryIdRequiredErrorType")
      return { unseen: await transact((tx) => markSeen(tx, playerId, id)) }
    })
    http.serve(contract.getPreferences, async ({ caller: { playerId } }) => ({
      preferences: await getPreferences(sharedReads(), playerId),
      push: { publicKey: push.publicKey, browsers: await countBrowsers(sharedReads(), playerId) },
    }))
    http.serve(contract.updatePreferences, async ({ caller: { playerId }, input }) => ({
      preferences: await transact((tx) => setPreferences(tx, playerId, input.preferences)),
    }))
    http.serve(contract.unsubscribe, async ({ input: { token } }) => {
      const unsubscription = unsubscribing.verify(token)
      if (!unsubscription) throw new AppError("UnsubscribeTokenInvalidErrorType")
      await unsubscribe({ transact }, unsubscription)
      return {}
    })
    http.serve(contract.attachPush, async ({ caller, input }) => {
      const { endpoint, keys, languageCode: language, isRenewal } = input
      const owner = { ...caller, language }
      const isAttached = await transact((tx) =>
        isRenewal
          ? renewSubscription(tx, owner, endpoint)
          : attachBrowser(tx, push, owner, { endpoint, ...keys }),
      )
      return { isAttached }
    })
    http.serve(contract.movePush, async ({ input: { from, to } }) => {
      const { endpoint, keys } = to
      return { isMoved: await moveSubscription({ transact }, push, from, { endpoint, ...keys }) }
    })
    http.serve(contract.detachPush, async ({ input }) => {
      await transact((tx) => detachBrowser(tx, input.endpoint))
      return {}
    })
  }
