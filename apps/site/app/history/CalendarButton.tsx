import { CalendarDays } from "lucide-react"
import { useRef } from "react"

type CalendarButtonProps = {
  label: string
  /** YYYY-MM-DD. */
  value: string | undefined
  max: string
  onChoose: (date: string) => void
}

/** Opens the browser's calendar for a date that can also be typed. */
export function CalendarButton({ label, value, max, onChoose }: CalendarButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <span className="relative noscript:hidden">
      <button
        type="button"
        aria-label={label}
        onClick={() => input.current?.showPicker()}
        className="grid size-9 place-items-center rounded-control hover:bg-raised hover:text-ivory pointer-coarse:size-11"
      >
        <CalendarDays className="size-4.5" aria-hidden="true" />
      </button>
      <input
        ref={input}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        defaultValue={value}
        max={max}
        onChange={({ currentTarget }) => onChoose(currentTarget.value)}
        className="pointer-events-none absolute inset-0 size-full opacity-0"
      />
    </span>
  )
}
