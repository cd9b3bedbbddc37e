/** Marks the answer that stands for the page of what is nowhere: the host keeps one for all strangers. */
export const nowhereHeader = "x-nowhere"
