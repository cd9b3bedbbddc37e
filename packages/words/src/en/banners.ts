export default {
  label: "Highlights",
  previous: "Previous",
  next: "Next",
  pause: "Stop moving",
  play: "Move on by itself",
  at: "{at} of {count}",
} as const
