/** What parts of pages that need a script say without one. */
export const withoutScriptLabels = {
  tool: 'Dieses Werkzeug braucht JavaScript. Was es kann, steht darunter.',
  user: 'Ob du angemeldet bist, lässt sich nur mit JavaScript feststellen.',
}
