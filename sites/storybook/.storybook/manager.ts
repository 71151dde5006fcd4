import { addons } from 'storybook/manager-api'
import { managerTheme } from './managerTheme.ts'

const prefersDark = matchMedia('(prefers-color-scheme: dark)')
const applyTheme = () => addons.setConfig({ theme: managerTheme(prefersDark.matches) })

applyTheme()
prefersDark.addEventListener('change', applyTheme)
