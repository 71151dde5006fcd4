import { cpSync, globSync, mkdirSync } from 'node:fs'
import { basename } from 'node:path'
import { packageBuild } from '@kleinzeug/tooling/tsup'

const folder = 'node_modules/@fontsource'
const weights = '-{400,500,600}-normal.woff'
const italics = '-{400,600}-italic.woff'
const files = [
  `${folder}/{instrument-sans,newsreader}/files/*-latin{,-ext}${weights}`,
  `${folder}/{newsreader,inter}/files/*-vietnamese${weights}`,
  `${folder}/source-serif-4/files/*-{greek,cyrillic,cyrillic-ext}${weights}`,
  `${folder}/inter/files/*-{latin-ext,greek,greek-ext,cyrillic,cyrillic-ext}${weights}`,
  `${folder}/{instrument-sans,newsreader}/files/*-latin{,-ext}${italics}`,
  `${folder}/newsreader/files/*-vietnamese${italics}`,
  'fonts/*',
]

/** The faces of the pages go along: a PDF needs the files themselves, wherever the package is installed. */
const fontsBeside = {
  name: 'fonts-beside',
  renderChunk: (code: string) => ({
    code: code.replaceAll(/(?:\.\.\/)+(?:node_modules\/@fontsource\/[\w-]+\/files|fonts)\//g, './fonts/'),
  }),
  buildEnd: () => {
    mkdirSync('dist/fonts', { recursive: true })
    for (const file of globSync(files)) cpSync(file, `dist/fonts/${basename(file)}`)
    for (const family of ['instrument-sans', 'newsreader', 'source-serif-4', 'inter'])
      cpSync(`node_modules/@fontsource/${family}/LICENSE`, `dist/fonts/${family}.LICENSE`)
  },
}

export default [packageBuild()]
  .flat()
  .map((config, index) =>
    index === 0 && typeof config === 'object'
      ? { ...config, plugins: [...(config.plugins ?? []), fontsBeside] }
      : config,
  )
