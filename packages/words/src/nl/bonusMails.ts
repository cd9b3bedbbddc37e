/** What stands around a letter about a bonus; what became of it is said as the notification says it. */
export default {
  greeting: "Beste {firstName},",
  action: "Mijn saldo bekijken",
  questions:
    "Vragen? Schrijf ons op {email}. Als we er samen niet uitraken, kunt u terecht bij de Kansspelcommissie.",
} as const
