import type { payments, ReplyOf } from "@elite/contract"
import { AppError } from "../../../platform/lib/appError.ts"
import { minuteMs } from "../../../platform/lib/calendar.ts"
import type { Platform } from "../../../platform/platform.ts"
import { getSetting } from "../../content/index.ts"
import type { PayIns } from "../ports.ts"
import * as settings from "../settings.ts"
import { endWithoutMoney } from "./apply.ts"
import { lookUpForPlayer } from "./lookUps.ts"
import { isCaptureInDoubt, isLaterStatus } from "./rules.ts"
import { type DepositRow, findDeposit, lockDeposit } from "./store.ts"

async function lookUpOwnOrder(
  platform: Platform,
  payIns: PayIns,
  playerId: bigint,
  orderId: string,
): Promise<DepositRow> {
  const before = await findDeposit(platform.reads(), playerId, orderId)
  if (!before) throw new AppError("NotFoundErrorType")
  await lookUpForPlayer(platform, payIns, before)
  return (await findDeposit(platform.reads(), playerId, orderId)) ?? before
}

/** `forwardUrl` is null after its expiry. Refuses with NotFoundErrorType for an order of another player. */
export async function continueDeposit(
  platform: Platform,
  payIns: PayIns,
  playerId: bigint,
  orderId: string,
): Promise<ReplyOf<typeof payments.continueDeposit>> {
  const row = await lookUpOwnOrder(platform, payIns, playerId, orderId)
  const { orderMinutes } = await getSetting(platform.reads(), settings.deposit)
  const isInTime = platform.clock.now().getTime() < row.created_at.getTime() + orderMinutes * minuteMs
  const isOpen = !isLaterStatus(row.status, "pending") && !isCaptureInDoubt(row)
  return { orderId, status: row.status, forwardUrl: isOpen && isInTime ? row.forward_url : null }
}

/** An order whose capture is in doubt stays open. Refuses with NotFoundErrorType for an order of another player. */
export async function abandonDeposit(
  platform: Platform,
  payIns: PayIns,
  playerId: bigint,
  orderId: string,
): Promise<ReplyOf<typeof payments.abandonDeposit>> {
  await lookUpOwnOrder(platform, payIns, playerId, orderId)
  return platform.transact(async (tx) => {
    const row = (await lockDeposit(tx, orderId))!
    if (isLaterStatus(row.status, "pending") || isCaptureInDoubt(row)) return { orderId, status: row.status }
    await endWithoutMoney(tx, row, "cancelled", "abandoned")
    return { orderId, status: "cancelled" as const }
  })
}
