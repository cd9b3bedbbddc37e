/** Phones lose people between tabs, so there the payment page takes the place of this one. */
const isPhone = () => window.matchMedia("(pointer: coarse), (max-width: 599px)").matches

/**
 * A tab for the payment page. Browsers allow one only during the press of a button, before its address is known; null
 * on a phone and where it was blocked.
 */
export function openPaymentTab(text: string): Window | null {
  if (isPhone()) return null
  const tab = window.open("", "_blank")
  if (!tab) return null
  tab.document.title = text
  tab.document.body.textContent = text
  return tab
}

/** Leads the waiting tab to the payment page, or this one where there is none or it was closed meanwhile. */
export function leadToPayment(tab: Window | null, url: string): void {
  if (!tab || tab.closed) {
    window.location.assign(url)
    return
  }
  tab.opener = null
  tab.location.replace(url)
}
