import { type ReactNode, useEffect, useRef } from "react"
import { Anchor } from "./Anchor.tsx"
import { type ButtonKind, type ButtonSize, buttonClass } from "./Button.tsx"
import { classes } from "./classes.ts"
import { moveRovingFocus } from "./rovingFocus.ts"
import { usePopover } from "./usePopover.ts"

type TriggerProps = {
  trigger: ReactNode
  /** The accessible name where the trigger shows only an icon. */
  label?: string | undefined
  kind?: ButtonKind
  size?: ButtonSize
  square?: boolean
  /** Replaces the button classes. */
  triggerClass?: string
  /** The edge of the trigger to which the panel is aligned. */
  align?: "start" | "end"
}

const panel =
  "absolute top-full z-40 mt-2 animate-rise rounded-control border border-edge bg-raised text-ivory max-w-[calc(100vw-1.5rem)]"
const edges = { start: "left-0", end: "right-0" }

const triggerLook = ({ triggerClass, kind, size, square }: TriggerProps) =>
  triggerClass ?? buttonClass({ kind, size, square })

export type MenuItem =
  | { key: string; label: ReactNode; href: string; current?: boolean; danger?: boolean }
  | { key: string; label: ReactNode; onChoose: () => void; current?: boolean; danger?: boolean }

type MenuProps = TriggerProps & {
  items: () => readonly MenuItem[]
}

/** A button with a list of links or actions; arrows and letters move the focus (WAI-ARIA, menu button pattern). */
export function Menu({ items, align = "end", ...look }: MenuProps) {
  const { open, setOpen, id, trigger, around } = usePopover()
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (open) list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  }, [open])

  const chosen = (item: MenuItem) => {
    setOpen(false)
    trigger.current?.focus()
    if ("onChoose" in item) item.onChoose()
  }
  return (
    <div className="relative" {...around}>
      <button
        ref={trigger}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={look.label}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return
          event.preventDefault()
          setOpen(true)
        }}
        className={triggerLook(look)}
      >
        {look.trigger}
      </button>
      {open && (
        <div
          ref={list}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={look.label}
          onKeyDown={(event) => moveRovingFocus(event, '[role="menuitem"]', "vertical")}
          className={classes(panel, edges[align], "grid min-w-52 p-1.5")}
        >
          {items().map((item) => {
            const props = {
              role: "menuitem",
              tabIndex: -1,
              "aria-current": item.current || undefined,
              onClick: () => chosen(item),
              className: classes(
                "flex min-h-11 items-center gap-3 rounded-lg px-3 text-left text-[0.9375rem] font-medium",
                "hover:bg-line focus-visible:bg-line focus-visible:-outline-offset-2",
                item.danger ? "text-coral" : item.current && "text-brass",
              ),
            } as const
            return "href" in item ? (
              <Anchor key={item.key} {...props} href={item.href}>
                {item.label}
              </Anchor>
            ) : (
              <button key={item.key} type="button" {...props}>
                {item.label}
              </button>
            )
          })}
        </div>
      )}
    </div>
  )
}
