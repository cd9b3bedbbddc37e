export default {
  label: "Highlights",
  previous: "Previous",
  next: "Next",
  pause: "Pause",
  play: "Play automatically",
  at: "{at} of {count}",
} as const
