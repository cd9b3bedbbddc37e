export { rekeyDropSource } from "./drawing/seeds.ts"
