export { notify } from "./notify.ts"
export type { ReadUnseen } from "./store.ts"
