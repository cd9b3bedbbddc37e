export type { BankPayouts, HostedPayments } from "./ports.ts"
export { approve, type Rejection, type Reviewed, reject, rejections } from "./withdrawals/review.ts"
export { settleDispute, type Verdict } from "./withdrawals/settle.ts"
