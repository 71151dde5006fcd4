// Writes the parts of a package's README that follow from its code, between their marks: `props` and `app` from
// the source, `sizes` from what was built, `elements` from the declarations of custom elements. `--check` writes nothing and fails where the README says something else.
// Called in the folder of the package; `pnpm readme` calls it in all of them.
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { elementsPart } from './elementsPart.ts'
import { partOf, saysTheSame, withPart } from './parts.ts'
import { appPart, propsPart, sizesPart } from './readmeParts.ts'
import { sizesOf } from './sizes.ts'
import { toolFacts } from './toolFacts.ts'

/** Bytes. */
const pictureLimit = 60 * 1024

const facts = toolFacts('.')
const elements = elementsPart('.')
if (facts || elements) {
  let readme = readFileSync('README.md', 'utf8')
  const parts = new Map<string, string>()
  if (elements) parts.set('elements', elements)
  if (facts) parts.set('props', propsPart(facts)).set('app', appPart(facts))
  if (facts && existsSync('dist/index.js')) parts.set('sizes', sizesPart(sizesOf('.')))
  for (const [name, text] of parts) {
    const present = partOf(readme, name)
    // A README decides which parts it has; a new tool is measured once it does something.
    if (present === undefined || saysTheSame(present, text)) continue
    if (process.argv.includes('--check')) {
      console.error(`README.md, part ${name}, is out of date. \`pnpm build && pnpm readme\` writes it.`)
      process.exitCode = 1
    } else readme = withPart(readme, name, text)
  }
  for (const [, file = ''] of readme.matchAll(/\]\(\.\/([\w-]+\.webp)\)/g)) {
    if (existsSync(file) && statSync(file).size <= pictureLimit) continue
    console.error(`README.md shows ${file}, which must exist and have at most ${pictureLimit} bytes.`)
    process.exitCode = 1
  }
  if (existsSync('picture.webp') && !readme.includes('](./picture.webp)')) {
    console.error('README.md does not show picture.webp, the picture of the story that is tagged `picture`.')
    process.exitCode = 1
  }
  if (!process.argv.includes('--check')) writeFileSync('README.md', readme)
}
