import type { ComponentProps, MouseEvent } from "react"
import { Anchor, type AnchorProps } from "./Anchor.tsx"
import { classes } from "./classes.ts"

/** `primary` is the main call to action of a page; `positive` claims what is already the player's. */
export type ButtonKind = "primary" | "secondary" | "quiet" | "danger" | "positive"
export type ButtonSize = "small" | "medium" | "large"

type ButtonLook = {
  kind?: ButtonKind | undefined
  size?: ButtonSize | undefined
  /** Full width. */
  block?: boolean | undefined
  /** Icon only; the label must be `aria-label`. */
  square?: boolean | undefined
}

const kinds: Record<ButtonKind, string> = {
  primary: "bg-brass-metal text-on-brass hover:brightness-107 active:brightness-95",
  positive: "bg-emerald-metal text-on-brass hover:brightness-107 active:brightness-95",
  secondary: "border border-line bg-transparent text-ivory hover:border-edge hover:bg-raised active:bg-line",
  quiet: "bg-transparent text-brass hover:bg-raised active:bg-line",
  danger: "border border-coral bg-transparent text-coral hover:bg-coral/12 active:bg-coral/20",
}

const sizes: Record<ButtonSize, { text: string; wide: string; square: string }> = {
  small: {
    text: "min-h-9 text-sm gap-1.5 pointer-coarse:min-h-11",
    wide: "px-3.5",
    square: "w-9 pointer-coarse:w-11",
  },
  medium: { text: "min-h-11 text-[0.9375rem] gap-2", wide: "px-5", square: "w-11" },
  large: { text: "min-h-13 text-base gap-2.5", wide: "px-7", square: "w-13" },
}

/** The classes of a button, for elements other than {@link Button}. */
export function buttonClass({ kind = "secondary", size = "medium", block, square }: ButtonLook = {}): string {
  const measure = sizes[size]
  return classes(
    "relative inline-flex max-w-full shrink-0 select-none items-center justify-center rounded-control py-1.5 text-center font-semibold leading-tight",
    "transition-[background-color,border-color,filter] duration-150 disabled:opacity-55 disabled:saturate-50",
    "aria-disabled:cursor-not-allowed print:hidden",
    kinds[kind],
    measure.text,
    square ? measure.square : measure.wide,
    block && "w-full",
  )
}

function Spinner() {
  return (
    <span className="absolute inset-0 grid place-items-center" aria-hidden="true">
      <span className="size-5 animate-turn rounded-full border-2 border-current border-r-transparent" />
    </span>
  )
}

export type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Keeps its width and focus; presses do nothing until it ends. */
    pending?: boolean | undefined
    /** For screen readers while pending. */
    pendingLabel?: string | undefined
  }

/** While `pending` it is `aria-disabled`: a disabled element loses the focus just when its result is awaited. */
export function Button(props: ButtonProps) {
  const {
    kind,
    size,
    block,
    square,
    pending = false,
    pendingLabel,
    className,
    children,
    onClick,
    ...rest
  } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      {...rest}
      onClick={press}
      aria-busy={pending || undefined}
      aria-disabled={pending || rest["aria-disabled"] || undefined}
      className={classes(buttonClass({ kind, size, block, square }), className)}
    >
      <span className={classes("inline-flex items-center gap-[inherit]", pending && "opacity-0")}>
        {children}
      </span>
      {pending && <Spinner />}
      {pendingLabel !== undefined && (
        <span role="status" className="sr-only">
          {pending ? pendingLabel : ""}
        </span>
      )}
    </button>
  )
}

export function LinkButton({ kind, size, block, square, className, ...rest }: AnchorProps & ButtonLook) {
  return <Anchor {...rest} className={classes(buttonClass({ kind, size, block, square }), className)} />
}
