import type { Drawing } from "../draw.ts"

/** Five drawings with silhouettes of their own. */
export type Lows = Readonly<Record<string, Drawing>>
