/** What a link to a tool carries stands behind the #, where no server sees it. */
export const toolLink = {
  linkTo: (text: string) => `${location.origin}${location.pathname}#${text}`,
  onLinkedDone: () => history.replaceState(history.state, '', location.pathname),
}
