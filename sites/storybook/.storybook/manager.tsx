/** @jsxRuntime classic */
// Storybook's manager runs an older React than the stories, which knows no elements of the new runtime.
import * as React from 'react'
import { addons, types } from 'storybook/manager-api'
import { managerTheme } from './managerTheme.ts'
import { RecordKey, takeRecords } from './record/RecordKey.tsx'

const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const applyTheme = () => addons.setConfig({ theme: managerTheme(prefersDark.matches) })

applyTheme()
prefersDark.addEventListener('change', applyTheme)

addons.register('kleinzeug/record', () => {
  addons.add('kleinzeug/record/key', {
    type: types.TOOL,
    title: 'Datenstand',
    match: ({ viewMode, tabId }) => viewMode !== undefined && !tabId,
    render: () => <RecordKey />,
  })
  takeRecords()
})
