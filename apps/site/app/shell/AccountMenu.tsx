import { LogOut } from "lucide-react"
import { useEffect, useId, useRef, useState } from "react"
import { Form, Link, useLocation } from "react-router"
import { useTranslations } from "use-intl"
import { useTo } from "../language.ts"
import { usePlayer } from "./data.ts"
import { useAccountMenu } from "./menu.ts"

/** Closes what is open when the person goes elsewhere: a press outside, Escape, or another page. */
function useLeaving(isOpen: boolean, close: () => void) {
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOpen) return
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) close()
    }
    const key = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return
      close()
      button.current?.focus()
    }
    document.addEventListener("pointerdown", press)
    document.addEventListener("keydown", key)
    return () => {
      document.removeEventListener("pointerdown", press)
      document.removeEventListener("keydown", key)
    }
  }, [isOpen, close])
  return { box, button }
}

export function LogOutButton({ className }: { className: string }) {
  const t = useTranslations("shell")
  const to = useTo()
  return (
    <Form method="post" action={to("logout")}>
      <button type="submit" className={className}>
        <LogOut className="size-5" aria-hidden="true" />
        {t("logOut")}
      </button>
    </Form>
  )
}

const itemClass =
  "flex min-h-11 w-full items-center gap-3 rounded-lg px-3 text-[0.9375rem] text-ivory hover:bg-line"

/** The player's initial; behind it the pages of the account and the way out. */
export function AccountMenu() {
  const t = useTranslations("shell")
  const player = usePlayer()
  const items = useAccountMenu()
  const { key } = useLocation()
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  const isOpen = openedAt === key
  const id = useId()
  const [close] = useState(() => () => setOpenedAt(null))
  const { box, button } = useLeaving(isOpen, close)
  if (!player) return null
  return (
    <div ref={box} className="relative">
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={t("accountMenu", { username: player.username })}
        onClick={() => setOpenedAt(isOpen ? null : key)}
        className="grid size-11 place-items-center rounded-full border-2 border-brass bg-raised font-bold uppercase hover:bg-line"
      >
        {player.username.slice(0, 1)}
      </button>
      <div
        id={id}
        hidden={!isOpen}
        className="absolute top-full right-0 mt-2 w-64 animate-rise rounded-card border border-line bg-raised p-2"
      >
        <p className="truncate px-3 pt-1 pb-2 text-muted text-sm">{player.username}</p>
        {items.map(({ href, label, sign: Sign }) => (
          <Link key={href} to={href} className={itemClass}>
            <Sign className="size-5 text-muted" aria-hidden="true" />
            {label}
          </Link>
        ))}
        <div className="mt-2 border-line border-t pt-2">
          <LogOutButton className={itemClass} />
        </div>
      </div>
    </div>
  )
}
