/** The longest session that players allow themselves. */
export default {
  title: "Session time",
  text: "The longest you want to play at a stretch, on all your devices together. When your time is up, no new round can start, but a round that has started is finished. Logging out and in again only resets the time after a rest of {rest} minutes.",
  now: "This session: {length}, since {began}.",
  left: "It lasts until {ends}: {minutes, plural, one {# minute} other {# minutes}} left.",
  over: "It ended at {ends}. Log in after {rests} to play and deposit again.",
  length: { minutes: "{minutes} min", hours: "{hours} h", both: "{hours} h {minutes} min" },
  longest: "Longest session",
  none: "No limit",
  hint: "A shorter time applies at once, also to this session. For a longer time or no limit, you have to wait {hours} hours and then confirm it.",
  save: "Save",
  saving: "Saving",
  raise: "You asked for sessions of up to {limit}.",
  removal: "You asked to have no limit.",
  request: "Session time",
} as const
