export { type RateColumns, toRateReply } from "./rates.ts"
