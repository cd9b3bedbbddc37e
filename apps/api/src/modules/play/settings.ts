import { declarePolicy } from "../../kernel/setting.ts"

export const demoPlay = declarePolicy("demoPlay", {
  initial: "on",
  concern: "The law names free participation; demonstration play needs a legal check.",
  acts: "Launching: while it is not on, no game opens for fun, and the site offers none.",
})
