/** The most items of a list that a file or a pasted text may bring: with more of them the page answers late. */
export const mostItems = 5_000
