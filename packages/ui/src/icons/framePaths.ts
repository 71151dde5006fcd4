// Icons that pages without controls show too. They are separate exports so that a bundler drops the rest of
// the set from such pages.
export const leftPath = 'm10 4-4 4 4 4'
export const searchPath = 'M7 11.5a4.5 4.5 0 1 1 0-9 4.5 4.5 0 0 1 0 9Zm3.3-1.2L13.5 13.5'
export const themePath = 'M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11v11M10.2 4.6v6.8M12.2 6.4v3.2'
