import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { isPast } from '../../src/content/age.ts'
import type { Article } from '../content/article.ts'

const aged = v.object({ of: v.string(), until: v.string() })

/** Every number that is shown with its age, in sentences: somebody should look for a newer one. */
export function pastFigures(articles: readonly Article[], folder: string): string[] {
  const inTexts = articles.flatMap(({ file, figures }) =>
    figures
      .filter((figure) => isPast(figure))
      .map(({ figure, of, until }) => `content/${file}.mdx: „${figure}“ is of ${of}, newer since ${until}`),
  )
  const inData = globSync('data/*.json', { cwd: folder }).flatMap((file) => {
    const age = v.parse(aged, JSON.parse(readFileSync(join(folder, file), 'utf8')))
    return isPast(age) ? [`content/${file} is of ${age.of}, newer since ${age.until}`] : []
  })
  return [...inTexts, ...inData]
}
