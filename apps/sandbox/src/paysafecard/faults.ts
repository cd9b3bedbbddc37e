/** paysafecard's error body. */
export const fault = (code: string, number: number, message: string) => ({ code, number, message })

/** The error body for a parameter that is missing or not valid. */
export const parameterFault = (param: string) => ({
  ...fault("invalid_request_parameter", 10028, `${param} is missing or not valid`),
  param,
})
