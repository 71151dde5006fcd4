/*
 * Every attribute and event by which the prerendered page, the boot script and React find the same thing.
 * One constant each, so that the boot script carries only those that it uses.
 */

/** The navigation. */
export const menuMark = 'data-menu'
/** The group that the navigation shows. */
export const openGroupMark = 'data-group'
/** A list of the navigation, by its group. */
export const groupListMark = 'data-group-list'
/** An entry of the navigation that opens a group. */
export const opensMark = 'data-opens'
/** A key that closes a group. */
export const backMark = 'data-back'

/** The form of the theme control. */
export const themeChoiceMark = 'data-theme-choice'
/** On the root: a theme chosen before React has started, which is not stored yet. */
export const pendingThemeMark = 'data-pending-theme'

/** Where today's date belongs. */
export const todayMark = 'data-today'
export const logoMark = 'data-logo'
/** The link to the login, hidden until the login is checked. */
export const loginMark = 'data-login'
/** The key that opens the search. */
export const searchMark = 'data-search'

/** A page whose controls work by a script of their own. */
export const scriptedMark = 'data-controls'
/** A part that only React can make work: React starts by itself. */
export const reactMark = 'data-react'
/** A page that fills the window and is worked by keys: before React has started, arrows and Enter are kept too. */
export const keysMark = 'data-keys'

/** A prerendered page without the frame, by its path: it starts without the router. */
export const bareMark = 'data-bare'
/** A link that opens its page by the router, where there is one. */
export const followMark = 'data-follow'

/** A page, or a part of one, that is text and links: `page` or `part`. */
export const writtenMark = 'data-written'
/** A part of a written page that React has to make work after all. */
export const aliveMark = 'data-alive'
/** The text of an article. */
export const proseMark = 'data-prose'

/** On the root of the application once React has taken the page over. */
export const hydratedMark = 'data-hydrated'

/** On the root of the application while what the page needs could not be loaded. */
export const unloadedMark = 'data-unloaded'

/** The props that mark an element. */
export const mark = (name: string, value = '') => ({ [name]: value })
/** The selector of marked elements. */
export const marked = (name: string, value?: string) =>
  value === undefined ? `[${name}]` : `[${name}="${value}"]`
