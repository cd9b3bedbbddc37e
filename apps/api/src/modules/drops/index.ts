export { rekeyDropSeedSource } from "./drawing/seeds.ts"
