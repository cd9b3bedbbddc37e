/** Marks the answer that stands for the page of what is nowhere: the host keeps one for all strangers. */
export const notFoundHeader = "x-nowhere"
/** Marks the answer of a refusal whose page would have no words: the host says it in its own way. */
export const untranslatedHeader = "x-wordless"
