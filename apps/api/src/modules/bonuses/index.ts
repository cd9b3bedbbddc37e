export { isJoiningBonusOffered } from "./joiningBonus.ts"
