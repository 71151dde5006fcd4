/** What the text of a link begins with: other texts of an address are none. */
export const linkMark = 'list='
