/** Distance of two dots of the logo, in units of its drawing. */
export const pitch = 6
