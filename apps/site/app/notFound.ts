/** Tells the host to send its cached not-found page. */
export const notFoundHeader = "x-nowhere"
/** Tells the host to send its own error page, because this one would have no words. */
export const untranslatedHeader = "x-wordless"
