export default {
  greeting: "Beste {firstName},",
  action: "Mijn saldo bekijken",
  questions:
    "Vragen? Mail naar {email}. Komen we er samen niet uit, dan kunt u bij de Kansspelcommissie terecht.",
} as const
