import { StrictMode, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

const tools = import.meta.glob<{ App: ComponentType }>('./tools/*.tsx')
const name = location.pathname.split('/')[1] ?? ''
const { App } = (await tools[`./tools/${name}.tsx`]?.()) ?? {}
const place = document.querySelector('#app')
if (place && App)
  createRoot(place).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
