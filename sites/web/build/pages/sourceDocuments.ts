import { fileURLToPath } from 'node:url'
import budgets from '../../budgets.json' with { type: 'json' }
import { isBuilt } from '../../src/registry/ToolEntry.ts'
import { tools } from '../../src/registry/tools.ts'
import type { HighlightedFile } from '../../src/pages/source/SourceCode.tsx'
import { runsOf, sourceFilesOf } from '../content/sourcePlugin.ts'
import { headLines, type DocumentSettings, type PageAssets } from './document.ts'
import { escape } from './escape.ts'

interface SourceDocument {
  /** Where it stands: /source/<route>/draw.ts.html */
  readonly path: string
  readonly document: string
}

/** A document for each file that a source page lists: it can be read without a script. */
export function sourceDocuments(
  render: (file: HighlightedFile) => string,
  assets: PageAssets,
  settings: DocumentSettings,
): SourceDocument[] {
  return tools.filter(isBuilt).flatMap(({ source, route, folder, name }) => {
    if (!source) return []
    const files = sourceFilesOf(fileURLToPath(new URL(`../../../../packages/${folder}`, import.meta.url)))
    return files.map((file): SourceDocument => {
      const page = `/source/${route}`
      const title = `${file.path} – ${name}`
      const document = `<!doctype html>
<html lang="${settings.language}" data-theme="dark">
<head>
${headLines(title, assets, settings).join('\n')}
<meta name="robots" content="noindex">
</head>
<body><div id="app"><main class="source-document">
<p><a href="${page}">${escape(name)}</a></p>
${render({ ...file, runs: runsOf(file) })}
</main></div></body>
</html>
`
      return { path: `${page}/${file.id}.html`, document }
    })
  })
}

/** Throws where a page has more elements or bytes than a phone should be given. */
export function checkSource(path: string, html: string, kind: 'page' | 'file'): void {
  const { nodes, kilobytes } = budgets.source[kind]
  const found = html.match(/<[a-z]/g)?.length ?? 0
  const size = Buffer.byteLength(html) / 1024
  if (found > nodes || size > kilobytes)
    throw new Error(`${path} has ${found} of ${nodes} elements and ${size.toFixed(0)} of ${kilobytes} KiB`)
}
