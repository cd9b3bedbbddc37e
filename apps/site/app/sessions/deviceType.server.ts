export const detectDeviceType = (userAgent: string | undefined): "mobile" | "web" =>
  /iPhone|iPad|iPod|Android/.test(userAgent ?? "") ? "mobile" : "web"
