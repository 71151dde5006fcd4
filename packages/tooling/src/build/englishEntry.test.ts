import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { isEnglishVariant, translatedModules } from './englishEntry.ts'

function folderOf(files: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'english-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), code)
  }
  return folder
}

test('a module is translated that reaches a text, at once or later, or another package that does', () => {
  const folder = folderOf({
    'texts.ts': "export const texts = 'Zurück'",
    'texts.en.ts': "export const texts = 'Back'",
    'Button.tsx': "import {\n  texts,\n} from './texts.ts'",
    'view/Device.tsx': "const load = () => import('../Button.tsx')",
    'view/Import.tsx': "import { Files } from '@kleinzeug/shell/import'",
    'model/sum.ts': "import type { Texts } from '../texts.ts'\nexport const sum = 1",
    'model/read.ts': "export { sum } from './sum.ts'",
  })
  expect([...translatedModules(folder, ['@kleinzeug/shell/import'])].toSorted()).toEqual(
    ['Button.tsx', 'view/Device.tsx', 'view/Import.tsx'].map((file) => join(folder, file)),
  )
})

test.each([
  ['en', 'src/index.ts', true],
  ['import.en', 'src/import/index.ts', true],
  ['labels.en', 'src/labels.en.ts', false],
  ['index', 'src/index.ts', false],
  ['screen', 'src/screen.ts', false],
])('output %s of %s is an English variant: %s', (output, source, is) => {
  expect(isEnglishVariant(output, source)).toBe(is)
})
