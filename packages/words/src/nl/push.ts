import type english from "../en/push.ts"
import type { Shape } from "../shape.ts"

export default {
  title: "Een bericht voor u",
  text: "Log in om het te lezen.",
  offlineTitle: "Geen verbinding",
  offlineText:
    "Uw toestel is niet met het internet verbonden. Uw geld en uw spellen zijn veilig bij ons: er gaat niets verloren.",
  again: "Opnieuw proberen",
} as const satisfies Shape<typeof english>
