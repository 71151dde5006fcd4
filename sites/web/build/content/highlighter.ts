import { createHighlighterCore } from 'shiki/core'
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript'
import { codeTheme } from './codeTheme.ts'

/** The one highlighter of the build: for code in articles and for the source pages. */
export const highlighter = await createHighlighterCore({
  themes: [codeTheme],
  langs: [
    import('shiki/langs/tsx.mjs'),
    import('shiki/langs/css.mjs'),
    import('shiki/langs/html.mjs'),
    import('shiki/langs/http.mjs'),
    import('shiki/langs/json.mjs'),
    import('shiki/langs/shellscript.mjs'),
  ],
  langAlias: { ts: 'tsx', js: 'tsx', mjs: 'tsx', sh: 'shellscript' },
  engine: createJavaScriptRegexEngine(),
})

/** Without a limit: on a busy machine it would leave some lines plain, in one build and not in the other. */
export const tokenizeTimeLimit = 0
