export { keepOrigin } from "./origin.ts"
