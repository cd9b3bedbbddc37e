import { type Held, held } from "../../kernel/held.ts"

/** What a person is given of what they were told on the site. */
export const holds: readonly Held[] = [
  held("notifications.notification", {
    gives: "created_at kind key params seen_at",
    keeps: { id: "a number of ours" },
  }),
]
