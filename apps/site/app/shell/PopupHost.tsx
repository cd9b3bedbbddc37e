import { type ComponentType, useEffect, useLayoutEffect, useState } from "react"
import { useLocation } from "react-router"
import { ExtraTranslations, useTranslations } from "../i18n.tsx"
import { bundleUrlsIn, fetchBundles, type PartialBundleVersions } from "../i18nBundles.ts"
import type { PopupProps } from "./Popup.tsx"
import { closePopup, openSearchPopup, type PopupName, usePopup } from "./popups.ts"
import { usePlayer, useShell } from "./shellData.ts"
import { useToast } from "./toasts.tsx"
import { whenIdle } from "./whenIdle.ts"

const popupModules: Record<PopupName, () => Promise<{ default: ComponentType<PopupProps> }>> = {
  search: () => import("./SearchPopup.tsx"),
  wallet: () => import("./WalletPopup.tsx"),
  notifications: () => import("./NotificationPopup.tsx"),
}

/** Loads the script, and the sentences that no page has. */
async function loadPopup(
  name: PopupName,
  words: PartialBundleVersions | null,
): Promise<ComponentType<PopupProps>> {
  const [script] = await Promise.all([
    popupModules[name](),
    name === "search" || !words ? undefined : fetchBundles(bundleUrlsIn([{ words }])),
  ])
  return script.default
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(input|textarea|select)$/i.test(target.tagName))

function useSlashOpensSearch(): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return
      // An open dialog has the keyboard.
      if (document.querySelector("dialog[open]")) return
      event.preventDefault()
      openSearchPopup()
    }
    window.addEventListener("keydown", onKey)
    return () => window.removeEventListener("keydown", onKey)
  }, [])
}

type Loaded = { key: string; popup: ComponentType<PopupProps> }

function usePopupComponent(
  name: PopupName | undefined,
  words: PartialBundleVersions | null,
): ComponentType<PopupProps> | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  const toast = useToast()
  const t = useTranslations("shell")
  const wantedKey = name && [name, ...Object.values(words ?? {})].join()
  const isLoaded = loaded?.key === wantedKey
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wantedKey` contains the versions of the words.
  useEffect(() => {
    if (!name || !wantedKey || isLoaded) return
    let isCurrent = true
    loadPopup(name, words).then(
      (popup) => {
        if (isCurrent) setLoaded({ key: wantedKey, popup })
      },
      () => {
        if (!isCurrent) return
        closePopup()
        toast({ kind: "error", text: t("notDone") })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [name, wantedKey, isLoaded])
  return isLoaded ? (loaded?.popup ?? null) : null
}

export function PopupHost() {
  const state = usePopup()
  const { key } = useLocation()
  const isPlayer = usePlayer() !== null
  const words = useShell()?.popupWords ?? null
  useSlashOpensSearch()
  useEffect(() => {
    const names: PopupName[] = isPlayer ? ["search", "wallet", "notifications"] : ["search"]
    whenIdle(() => void Promise.all(names.map((name) => loadPopup(name, words))).catch(() => {}))
  }, [isPlayer, words])
  // A layout effect: a later one would close a popup that was opened on the new page.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation closes it.
  useLayoutEffect(() => closePopup, [key])
  const Popup = usePopupComponent(state?.name, words)
  if (!state || !Popup) return null
  return (
    <ExtraTranslations editions={words}>
      <Popup search={state.name === "search" ? state.search : ""} onClose={closePopup} />
    </ExtraTranslations>
  )
}
