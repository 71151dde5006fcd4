// `pnpm new-tool NAME "Title" "What it is for."` makes packages/NAME from the template beside this file.
// The site's part, one route file and one line in its tool registry, stands in the repository's README.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [name, title = name, description = `${title}, one of the Kleinzeug tools.`] = process.argv.slice(2)
if (!/^[a-z]+(-[a-z]+)*$/.test(name ?? '')) {
  console.error('usage: pnpm new-tool NAME ["Title"] ["What it is for."]   (NAME in lower-case-words)')
  process.exit(1)
}
const target = fileURLToPath(new URL(`../../${name}`, import.meta.url))
if (existsSync(target)) {
  console.error(`packages/${name} is there already.`)
  process.exit(1)
}

const pascal = name.replaceAll(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase())
const words = {
  __name__: name,
  __Name__: pascal,
  __camel__: pascal[0].toLowerCase() + pascal.slice(1),
  __title__: title,
  __description__: description,
}
const fill = (text) => text.replaceAll(/__\w+?__/g, (word) => words[word] ?? word)

cpSync(fileURLToPath(new URL('../template', import.meta.url)), target, { recursive: true })
for (const entry of readdirSync(target, { recursive: true })) {
  const file = join(target, entry)
  if (!statSync(file).isFile()) continue
  writeFileSync(file, fill(readFileSync(file, 'utf8')))
  renameSync(file, join(dirname(file), fill(basename(file))))
}
console.log(`packages/${name} is made. Next: pnpm install, then its route and registry line (see README.md).`)
