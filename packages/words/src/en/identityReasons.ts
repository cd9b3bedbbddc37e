/** Keys are the values of `kycReason`. */
export default {
  nameMismatch: "The name on your document does not match the name on your account.",
  birthDateMismatch: "The date of birth on your document does not match the one on your account.",
  underAge: "According to your document you are under 21.",
  documentInUse:
    "This document has already been used for another account. Each person may have only one account.",
  documentExpired: "Your document has expired.",
  documentUnreadable: "The photos of your document were not clear enough. Try again in good light.",
  documentRefused: "We cannot accept this document. Use your own original identity card or passport.",
  faceMismatch: "The photo of your face does not match your document, or your face was not clearly visible.",
  incomplete: "The check was not complete. Please do it again.",
  cancelled: "You stopped the check before it was finished.",
  timedOut: "The time for the check ran out.",
  other: "Your identity could not be confirmed. Try again or write to us.",
} as const
