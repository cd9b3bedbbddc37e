/** Marks a tab as opened for a payment; survives the visit to the payment page. */
const paymentTabFlag = "paymentTab"

type WaitingPageTexts = { name: string; title: string; text: string; close: string }

function createElement(tab: Document, tag: string, className: string, text = ""): HTMLElement {
  const element = tab.createElement(tag)
  element.className = className
  element.textContent = text
  return element
}

/** Renders the waiting page into the empty tab, which has no stylesheet of its own. */
function drawWaitingPage(tab: Window, { name, title, text, close }: WaitingPageTexts): void {
  const page = tab.document
  page.documentElement.lang = document.documentElement.lang
  page.title = `${title} — ${name}`
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    const copy = page.createElement("link")
    copy.rel = "stylesheet"
    copy.href = sheet.href
    page.head.append(copy)
  }
  const main = createElement(
    page,
    "main",
    "mx-auto grid min-h-dvh max-w-md place-content-center justify-items-center gap-4 px-gutter text-center",
  )
  const sign = createElement(
    page,
    "span",
    "size-10 animate-turn rounded-full border-3 border-brass border-r-transparent",
  )
  sign.setAttribute("aria-hidden", "true")
  const closeButton = createElement(page, "button", "min-h-11 text-brass underline underline-offset-4", close)
  closeButton.addEventListener("click", () => tab.close())
  main.append(
    createElement(page, "p", "amount text-3xl text-brass", name),
    sign,
    createElement(page, "h1", "text-2xl", title),
    createElement(page, "p", "text-muted", text),
    closeButton,
  )
  main.setAttribute("role", "status")
  page.body.append(main)
}

/**
 * Opens a tab for the payment page, before its address is known: browsers allow it only during the press of a button.
 * Null where they refuse, as in-app browsers of phones do. The tab closes with the page that opened it.
 */
export function openPaymentTab(waiting: WaitingPageTexts): Window | null {
  const tab = window.open("", "_blank")
  if (!tab) return null
  try {
    tab.sessionStorage.setItem(paymentTabFlag, "1")
  } catch {
    // Storage may be blocked; then the tab does not offer to close itself.
  }
  drawWaitingPage(tab, waiting)
  return tab
}

/** Navigates the waiting tab to the payment page; or this one, where there is none or it was closed. */
export function leadToPayment(tab: Window | null, url: string): void {
  if (!tab || tab.closed) {
    window.location.assign(url)
    return
  }
  tab.opener = null
  tab.location.replace(url)
}

/** Whether this tab was opened for a payment, so that it may close itself. */
export function isPaymentTab(): boolean {
  try {
    return window.sessionStorage.getItem(paymentTabFlag) !== null
  } catch {
    return false
  }
}
