export const fault = (code: string, number: number, message: string) => ({ code, number, message })

/** For a missing or invalid parameter. */
export const parameterFault = (param: string) => ({
  ...fault("invalid_request_parameter", 10028, `${param} is missing or not valid`),
  param,
})
