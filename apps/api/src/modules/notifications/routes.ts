import { notifications as contract } from "@elite/contract"
import type { HttpServer } from "../../platform/http/server.ts"
import { AppError } from "../../platform/lib/appError.ts"
import type { Platform } from "../../platform/platform.ts"
import { see, seeAll } from "./notify.ts"
import { pageOf } from "./store.ts"
import { shown } from "./texts.ts"
import { unsubscribe } from "./ways/oneClick.ts"
import type { PushService } from "./ways/ports.ts"
import { attach, browsers, detach, move, renew } from "./ways/push.ts"
import type { UnsubscribeTokens } from "./ways/unsubscribe.ts"
import { preferences, setPreferences } from "./ways/ways.ts"

export const routes =
  ({ sharedReads, transact }: Platform, push: PushService, unsubscribing: UnsubscribeTokens) =>
  (http: HttpServer): void => {
    http.serve(contract.getNotifications, async ({ caller, input, language }) => {
      const { total, unseen, rows } = await pageOf(sharedReads(), caller.playerId, input)
      return { notifications: { count: total, unseen, rows: rows.map((row) => shown(language, row)) } }
    })
    http.serve(contract.updateNotification, async ({ caller: { playerId }, input }) => {
      if (input.status === "all_seen") return { unseen: await transact((tx) => seeAll(tx, playerId)) }
      const { notificationHistoryId: id } = input
      if (id === undefined) throw new AppError("NotificationHistoryIdRequiredErrorType")
      return { unseen: await transact((tx) => see(tx, playerId, id)) }
    })
    http.serve(contract.getPreferences, async ({ caller: { playerId } }) => ({
      preferences: await preferences(sharedReads(), playerId),
      push: { publicKey: push.publicKey, browsers: await browsers(sharedReads(), playerId) },
    }))
    http.serve(contract.updatePreferences, async ({ caller: { playerId }, input }) => ({
      preferences: await transact((tx) => setPreferences(tx, playerId, input.preferences)),
    }))
    http.serve(contract.unsubscribe, async ({ input: { token } }) => {
      const what = unsubscribing.read(token)
      if (!what) throw new AppError("UnsubscribeTokenInvalidErrorType")
      await unsubscribe({ transact }, what)
      return {}
    })
    http.serve(contract.attachPush, async ({ caller, input }) => {
      const { endpoint, keys, languageCode: language, isRenewal } = input
      const owner = { ...caller, language }
      const isAttached = await transact((tx) =>
        isRenewal ? renew(tx, owner, endpoint) : attach(tx, push, owner, { endpoint, ...keys }),
      )
      return { isAttached }
    })
    http.serve(contract.movePush, async ({ input: { from, to } }) => {
      const { endpoint, keys } = to
      return { isMoved: await move({ transact }, push, from, { endpoint, ...keys }) }
    })
    http.serve(contract.detachPush, async ({ input }) => {
      await transact((tx) => detach(tx, input.endpoint))
      return {}
    })
  }
