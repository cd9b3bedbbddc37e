/** Transaction statuses this gateway can reach, with the state each one means. */
export const STATUSES = {
  109: { message: "Authentication Failed", state: "declined" },
  111: { message: "Denied", state: "declined" },
  112: { message: "Authorized and Pending", state: "pending" },
  113: { message: "Refused", state: "declined" },
  114: { message: "Expired", state: "declined" },
  115: { message: "Cancelled", state: "declined" },
  116: { message: "Authorized", state: "completed" },
  117: { message: "Capture Requested", state: "completed" },
  118: { message: "Captured", state: "completed" },
  119: { message: "Partially Captured", state: "completed" },
  124: { message: "Refund Requested", state: "completed" },
  125: { message: "Refunded", state: "completed" },
  126: { message: "Partially Refunded", state: "completed" },
  129: { message: "Charged Back", state: "completed" },
  140: { message: "Authentication Requested", state: "forwarding" },
  165: { message: "Refund Refused", state: "completed" },
  175: { message: "Cancellation Requested", state: "completed" },
  200: { message: "Pending Payment", state: "pending" },
} as const

export type Status = keyof typeof STATUSES

/** Why a transaction failed: an acquirer reason code and its text. */
export type Reason = { readonly code: number; readonly message: string }

export const REASONS = {
  cancelled: { code: 4000008, message: "Payment cancelled by the customer" },
  insufficientFunds: { code: 4010103, message: "Insufficient Funds" },
  authenticationFailed: { code: 4000011, message: "Authentication failed. Please retry or cancel" },
  sessionExpired: { code: 3010005, message: "Checkout Session Expired" },
} as const satisfies Record<string, Reason>
