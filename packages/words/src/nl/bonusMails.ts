/** What stands around a letter about a bonus; what became of it is said as the notification says it. */
export default {
  greeting: "Beste {firstName},",
  action: "Mijn saldo bekijken",
  questions:
    "Vragen? Mail naar {email}. Komen we er samen niet uit, dan kunt u bij de Kansspelcommissie terecht.",
} as const
