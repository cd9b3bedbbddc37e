import { identityEncryption } from "../../players/index.ts"

/** Encrypts the seed sources in each process of a test. */
export const secret = identityEncryption([{ id: 1, bytes: Buffer.alloc(32, 7) }])
