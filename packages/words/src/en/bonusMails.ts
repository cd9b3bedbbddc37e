/** What stands around a letter about a bonus; what became of it is said as the notification says it. */
export default {
  greeting: "Hello {firstName},",
  action: "See my balance",
  questions:
    "Questions reach us at {email}. If we cannot settle it between us, you may turn to the Gaming Commission.",
} as const
