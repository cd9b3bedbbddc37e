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

/** The classes of a button, for elements other than {@link Button}; `button.css` has their styles. */
export function buttonClass({ kind = "secondary", size = "medium", block, square }: ButtonLook = {}): string {
  return classes(`button button-${kind} button-${size}`, square && `button-square-${size}`, block && "w-full")
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
      <span className={classes("button-label", pending && "opacity-0")}>{children}</span>
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
