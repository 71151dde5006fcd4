import ts from 'typescript'

/** A regular expression as it stands in a source file. */
export interface Expression {
  readonly source: string
  readonly flags: string
  /** Counted from 1. */
  readonly line: number
}

/** Stands for a part of a pattern that is known at run time only. */
const unknownPart = 'x'

/** The raw text of a template whose placeholders are filled; `cooked` where escapes are resolved. */
function filled(
  { head, templateSpans }: ts.TemplateExpression,
  textOf: (node: ts.Expression) => string | undefined,
  cooked: boolean,
): string {
  const own = (part: ts.TemplateLiteralLikeNode) => (cooked ? part.text : (part.rawText ?? part.text))
  const spans = templateSpans.map(
    ({ expression, literal }) => (textOf(expression) ?? unknownPart) + own(literal),
  )
  return own(head) + spans.join('')
}

const isRaw = (node: ts.Node): node is ts.TaggedTemplateExpression =>
  ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'String.raw'

/** Pattern and flags of `/…/gu`. */
function partsOf({ text }: ts.RegularExpressionLiteral) {
  const end = text.lastIndexOf('/')
  return { source: text.slice(1, end), flags: text.slice(end + 1) }
}

/**
 * Collects the regular expressions of a source file: literals, and those that `RegExp` makes of strings,
 * templates and constants of the same file. A part of a template that only a run knows counts as `x`.
 *
 * @throws when `RegExp` is called with something whose text cannot be told at all
 */
export function collectExpressions(fileName: string, text: string): readonly Expression[] {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, kind)
  const constants = new Map<string, ts.Expression>()
  const found: Expression[] = []

  function textOf(node: ts.Expression): string | undefined {
    if (ts.isStringLiteralLike(node)) return node.text
    if (ts.isTemplateExpression(node)) return filled(node, textOf, true)
    if (isRaw(node)) {
      const { template } = node
      return ts.isTemplateExpression(template) ? filled(template, textOf, false) : template.rawText
    }
    if (ts.isRegularExpressionLiteral(node)) return partsOf(node).source
    if (ts.isPropertyAccessExpression(node) && node.name.text === 'source') return textOf(node.expression)
    const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined
    return constant && textOf(constant)
  }

  function visit(node: ts.Node): void {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      constants.set(node.name.text, node.initializer)
    const line = () => file.getLineAndCharacterOfPosition(node.getStart()).line + 1
    if (ts.isRegularExpressionLiteral(node)) found.push({ ...partsOf(node), line: line() })
    if ((ts.isNewExpression(node) || ts.isCallExpression(node)) && node.expression.getText() === 'RegExp') {
      const [pattern, flags] = node.arguments ?? []
      const source = pattern && textOf(pattern)
      // An imported expression is found in its own file.
      const isImported = pattern && ts.isIdentifier(pattern) && !constants.has(pattern.text)
      if (source !== undefined) found.push({ source, flags: (flags && textOf(flags)) ?? '', line: line() })
      else if (!isImported) throw new Error(`${fileName}:${line()} makes an expression of an unknown text`)
    }
    ts.forEachChild(node, visit)
  }

  visit(file)
  return found
}
