export { isJoiningBonusOffered } from "./joining.ts"
