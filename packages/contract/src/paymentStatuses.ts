export const depositStatuses = [
  "created",
  "pending",
  "succeeded",
  "failed",
  "cancelled",
  "expired",
  "refunded",
  "chargedBack",
] as const
export type DepositStatus = (typeof depositStatuses)[number]
export const withdrawalStatuses = [
  "requested",
  "checking",
  "approved",
  "sent",
  "received",
  "rejected",
  "failed",
] as const
export type WithdrawalStatus = (typeof withdrawalStatuses)[number]
