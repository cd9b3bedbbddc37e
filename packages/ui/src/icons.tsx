import type { ComponentProps } from "react"

const shapes = {
  play: "M7 4.6v14.8a.8.8 0 0 0 1.2.7l12-7.4a.8.8 0 0 0 0-1.4l-12-7.4A.8.8 0 0 0 7 4.6Z",
  heart:
    "M12 20.3S3.5 15.6 3.5 9.4A4.6 4.6 0 0 1 8.1 4.7c1.7 0 3.1.9 3.9 2.4.8-1.5 2.2-2.4 3.9-2.4a4.6 4.6 0 0 1 4.6 4.7c0 6.2-8.5 10.9-8.5 10.9Z",
  close: "M6 6l12 12M18 6 6 18",
  previous: "m14.5 6-6 6 6 6",
  next: "m9.5 6 6 6-6 6",
  down: "m6 9.5 6 6 6-6",
  check: "m5.5 12.5 4.2 4.2 8.8-9.4",
  warning: "M12 8.2v4.6M12 16.2v.1M12 3.8 2.9 19.6h18.2L12 3.8Z",
  info: "M12 11v5.4M12 7.8v.1M12 3.4a8.6 8.6 0 1 1 0 17.2 8.6 8.6 0 0 1 0-17.2Z",
  eye: "M2.6 12S6 5.6 12 5.6 21.4 12 21.4 12 18 18.4 12 18.4 2.6 12 2.6 12ZM12 9.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z",
  eyeClosed:
    "M4 4l16 16M9.9 5.9A9 9 0 0 1 12 5.6c6 0 9.4 6.4 9.4 6.4a16 16 0 0 1-2.7 3.4M6.3 7.4A15.6 15.6 0 0 0 2.6 12S6 18.4 12 18.4c1.4 0 2.6-.3 3.7-.8M9.9 10.1a2.8 2.8 0 0 0 4 4",
} as const

export type IconName = keyof typeof shapes

/** The icons of this package; decorative, so hidden from screen readers. */
export function Icon({
  name,
  filled = false,
  ...rest
}: { name: IconName; filled?: boolean } & ComponentProps<"svg">) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill={filled ? "currentColor" : "none"}
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      {...rest}
    >
      <path d={shapes[name]} />
    </svg>
  )
}
