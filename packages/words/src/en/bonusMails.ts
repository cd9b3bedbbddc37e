/** What stands around a letter about a bonus; what became of it is said as the notification says it. */
export default {
  greeting: "Hello {firstName},",
  action: "See my balance",
  questions:
    "If you have any questions, write to {email}. If we cannot resolve it together, you can turn to the Gaming Commission.",
} as const
