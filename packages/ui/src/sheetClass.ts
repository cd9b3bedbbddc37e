import { classes } from "./classes.ts"

export const sheetClass = classes(
  "fixed inset-x-0 top-auto bottom-0 m-0 max-h-[88dvh] w-full max-w-none animate-rise overflow-y-auto overscroll-contain",
  "rounded-t-card border-t border-line bg-surface text-ivory outline-none",
)
