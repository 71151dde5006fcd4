import { StrictMode, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'

const tools = import.meta.glob<{ App: ComponentType }>('./tools/*.tsx')
const name = location.pathname.split('/')[1] ?? ''
const { App } = (await tools[`./tools/${name}.tsx`]?.()) ?? {}
const instances = Number(new URLSearchParams(location.search).get('instances') ?? 1)
const place = document.querySelector('#app')
if (place && App)
  createRoot(place).render(
    <StrictMode>
      {Array.from({ length: instances }, (_, index) => (
        <App key={index} />
      ))}
    </StrictMode>,
  )
