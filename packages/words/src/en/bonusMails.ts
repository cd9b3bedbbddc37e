/** The outcome of the bonus itself is in `notificationTexts`. */
export default {
  greeting: "Hello {firstName},",
  action: "See my balance",
  questions:
    "If you have any questions, write to {email}. If we cannot resolve it together, you can turn to the Gaming Commission.",
} as const
