/** The kind of device by its browser. */
export const deviceTypeOf = (userAgent: string | undefined): "mobile" | "web" =>
  /iPhone|iPad|iPod|Android/.test(userAgent ?? "") ? "mobile" : "web"
