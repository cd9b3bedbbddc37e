export { rekeyFactors, rekeyRecoveryCodes } from "./factor/keys.ts"
export { isAlive, openSession, sessionOf } from "./session.ts"
export { requireFresh } from "./stepUp/stepUp.ts"
