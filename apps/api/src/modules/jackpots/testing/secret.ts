import { identityEncryption } from "../../players/index.ts"

/** What the sources of a test are sealed with, in each of its processes. */
export const secret = identityEncryption([{ id: 1, bytes: Buffer.alloc(32, 7) }])
