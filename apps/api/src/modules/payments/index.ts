export type { BankPayouts, HostedPayments } from "./ports.ts"
