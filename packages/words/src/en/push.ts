/** What wakes a browser: that there is a message, never which. And what a browser shows that has no connection. */
export default {
  title: "A message for you",
  text: "Log in to read it.",
  offlineTitle: "No connection",
  offlineText: "Your device is not online. Your money and your games are safe with us: nothing is lost.",
  again: "Try again",
} as const
