/** The longest session that players allow themselves. */
export default {
  title: "Session time",
  text: "The longest you want to play at a stretch, on all your devices together. When it is over no new round begins; one that has begun goes on. Logging out and in again starts it anew only after a rest of {rest} minutes.",
  began: "This session began at {began}, {minutes, plural, one {# minute} other {# minutes}} ago.",
  left: "It lasts until {ends}: {minutes, plural, one {# minute} other {# minutes}} left.",
  over: "It was over at {ends}. Log in after {rests} to play and deposit again.",
  length: { minutes: "{minutes} min", hours: "{hours} h", both: "{hours} h {minutes} min" },
  longest: "Longest session",
  none: "No limit",
  hint: "A shorter time applies at once, to this session too. A longer one, or none, waits {hours} hours and then for your confirmation.",
  save: "Save",
  saving: "Saving",
  raise: "You asked for sessions of up to {limit}.",
  removal: "You asked to have no limit.",
  request: "Session time",
} as const
