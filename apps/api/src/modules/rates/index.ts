export { type ReadRate, rateIn } from "./rates.ts"
