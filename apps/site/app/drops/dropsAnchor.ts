/** The anchor of the prize drops on the page of promotions. */
export const dropsAnchor = "drops"
