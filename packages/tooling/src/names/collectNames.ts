import ts from 'typescript'

/** A name that a source file declares. */
export interface DeclaredName {
  readonly name: string
  /** Counted from 1. */
  readonly line: number
  /** Whether it is a function or a constant of the module itself. */
  readonly isTopLevel: boolean
}

const isDeclaration = (node: ts.Node): node is ts.NamedDeclaration =>
  ts.isVariableDeclaration(node) ||
  ts.isParameter(node) ||
  ts.isBindingElement(node) ||
  ts.isFunctionLike(node) ||
  ts.isClassLike(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isPropertySignature(node)

/** Collects the names that a source file declares: variables, parameters, functions, types and their fields. */
export function collectNames(fileName: string, text: string): readonly DeclaredName[] {
  const kind = fileName.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true, kind)
  const found: DeclaredName[] = []
  function visit(node: ts.Node) {
    if (isDeclaration(node) && node.name && ts.isIdentifier(node.name)) {
      const { line } = file.getLineAndCharacterOfPosition(node.name.getStart())
      const owner = ts.isVariableDeclaration(node) ? node.parent.parent.parent : node.parent
      found.push({ name: node.name.text, line: line + 1, isTopLevel: owner === file })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}
