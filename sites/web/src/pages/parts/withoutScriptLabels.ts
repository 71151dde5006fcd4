/** What parts of pages that need a script say without one. */
export const withoutScriptLabels = {
  tool: 'Dieses Werkzeug braucht JavaScript. Was es kann, steht darunter.',
  unloaded:
    'Dieses Werkzeug ließ sich nicht laden. Was es kann, steht schon hier; lade die Seite neu, sobald du ein Netz hast.',
  user: 'Ob du angemeldet bist, lässt sich nur mit JavaScript feststellen.',
}
