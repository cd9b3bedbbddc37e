export { rekeyChains } from "./chains/chains.ts"
