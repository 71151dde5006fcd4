import { memoryStorage } from '@kleinzeug/storage'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { exampleResume } from '../model/example.ts'
import { inData } from '../model/resume.fixtures.ts'
import { ResumeGenerator } from './ResumeGenerator.tsx'

test('renders on a server: the empty form, without a style attribute', () => {
  const html = renderToString(<ResumeGenerator storage={memoryStorage(inData(exampleResume()))} />)
  expect(html).toContain('Straße und Hausnummer')
  expect(html).not.toContain('Mustermann')
  expect(html).not.toContain('style=')
})
