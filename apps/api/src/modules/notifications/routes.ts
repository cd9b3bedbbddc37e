import { notifications as contract } from "@elite/contract"
import { Failure } from "../../kernel/failure.ts"
import type { Http } from "../../kernel/http.ts"
import type { Kernel } from "../../kernel/module.ts"
import { see, seeAll } from "./notify.ts"
import { pageOf } from "./store.ts"
import { shown } from "./texts.ts"

export const routes =
  ({ lookups, transact }: Kernel) =>
  (http: Http): void => {
    http.serve(contract.getNotifications, async ({ caller, input, language }) => {
      const { total, unseen, rows } = await pageOf(lookups(), caller.playerId, input)
      return { notifications: { count: total, unseen, rows: rows.map((row) => shown(language, row)) } }
    })
    http.serve(contract.updateNotification, async ({ caller: { playerId }, input }) => {
      if (input.status === "all_seen") return { unseen: await transact((tx) => seeAll(tx, playerId)) }
      const { notificationHistoryId: id } = input
      if (id === undefined) throw new Failure("NotificationHistoryIdRequiredErrorType")
      return { unseen: await transact((tx) => see(tx, playerId, id)) }
    })
  }
