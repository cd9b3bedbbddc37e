/** What wakes a browser: that there is a message, never which. And what a browser shows that has no connection. */
export default {
  title: "A message for you",
  text: "Log in to read it.",
  offlineTitle: "No connection",
  offlineText: "Your device is offline. Your money and your games are safe: nothing is lost.",
  again: "Try again",
} as const
