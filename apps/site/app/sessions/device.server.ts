/** The kind of device by its browser (specification section 6). */
export const deviceTypeOf = (userAgent: string | undefined): "mobile" | "web" =>
  /iPhone|iPad|iPod|Android/.test(userAgent ?? "") ? "mobile" : "web"
