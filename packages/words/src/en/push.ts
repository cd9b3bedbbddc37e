/** A push message says only that there is a notification, never which. */
export default {
  title: "A message for you",
  text: "Log in to read it.",
  offlineTitle: "No connection",
  offlineText: "Your device is offline. Your money and your games are safe: nothing is lost.",
  again: "Try again",
} as const
