export { loader } from "./download.server.ts"
