import type { ShikiTransformer, ThemeRegistration } from 'shiki/core'

/**
 * A shiki theme whose colours stand for kinds of tokens, 1 to 5. `codeClasses` turns them into classes, so that code
 * follows
 * the five themes and the page needs no style attributes, which its security policy forbids.
 */
export const codeTheme: ThemeRegistration = {
  name: 'kleinzeug',
  type: 'dark',
  colors: { 'editor.foreground': '#000001', 'editor.background': '#000000' },
  fg: '#000001',
  bg: '#000000',
  settings: [
    { settings: { foreground: '#000001' } },
    { scope: ['comment', 'punctuation.definition.comment'], settings: { foreground: '#000002' } },
    { scope: ['string', 'constant.numeric', 'constant.language'], settings: { foreground: '#000003' } },
    { scope: ['keyword', 'storage', 'entity.name.tag'], settings: { foreground: '#000004' } },
    {
      scope: ['entity.name.function', 'entity.name.type', 'support.type'],
      settings: { foreground: '#000005' },
    },
  ],
}

/** Writes `class="code-3"` where shiki would write `style="color:#000003"`. */
export const codeClasses: ShikiTransformer = {
  pre: (node) => {
    delete node.properties['style']
    node.properties['class'] = 'code'
  },
  span: (node) => {
    const kind = /#00000(\d)/.exec(String(node.properties['style']))?.[1]
    delete node.properties['style']
    if (kind && kind !== '1') node.properties['class'] = `code-${kind}`
  },
}
