export { allowsTargeting, keepOrigin } from "./origin.ts"
