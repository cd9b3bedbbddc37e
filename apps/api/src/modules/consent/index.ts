export { allowsTargeting, recordOrigin } from "./origin.ts"
