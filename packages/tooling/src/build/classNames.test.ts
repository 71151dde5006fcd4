import { expect, test } from 'vitest'
import { withVersionedClasses } from './classNames.ts'

const version = (name: string) => (name === 'ui' ? '1.12.3' : '2.0.0-next.1')

test('classes of the shared packages carry their version', () => {
  expect(
    withVersionedClasses(
      `.decider-list>.ui-button,[class*="ui-"],.shell-files:has(.ui-icon){color:var(--ui-matrix-lit)}`,
      version,
    ),
  ).toBe(
    `.decider-list>.ui1c3-button,[class*="ui1c3-"],.shell200next1-files:has(.ui1c3-icon){color:var(--ui-matrix-lit)}`,
  )
  expect(withVersionedClasses('className: `ui-button ${className}`', version)).toBe(
    'className: `ui1c3-button ${className}`',
  )
})

test('other names stay', () => {
  const text =
    '.gui-button,.decider-ui-x{font-family:ui-monospace,ui-sans-serif} import "@kleinzeug/ui"; "@kleinzeug/shell"'
  expect(withVersionedClasses(text, version)).toBe(text)
})
