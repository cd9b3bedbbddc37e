export { rekeyChains } from "./chains/chains.ts"
export { getCrashTransactionsReply } from "./rounds/lists.ts"
