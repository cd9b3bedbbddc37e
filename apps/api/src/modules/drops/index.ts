export { rekeyDropSeedSource } from "./draws/seeds.ts"
