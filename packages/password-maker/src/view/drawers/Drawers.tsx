import { lazy, Suspense, useState } from 'react'
import type { DrawerName } from './DrawerContent.tsx'
import { usePasswordMaker } from '../PasswordMakerContext.ts'
import type { TimedClipboard } from '../copy/useClipboard.ts'

const DrawerContent = lazy(() => import('./DrawerContent.tsx'))

const names: readonly DrawerName[] = [
  'previous',
  'spelling',
  'code',
  'sheet',
  'rolls',
  'many',
  'siteRules',
  'ownList',
  'own',
  'clipboard',
  'sources',
]

interface DrawerProps {
  name: DrawerName
  clipboard: TimedClipboard
}

/** A part of the tool that opens on request; what is in it is loaded and rendered only then. */
function Drawer({ name, clipboard }: DrawerProps) {
  const { labels } = usePasswordMaker()
  const [open, setOpen] = useState(false)
  return (
    <details
      className="password-maker-drawer"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{labels[name]}</summary>
      {open && (
        <div className="password-maker-drawer-body">
          <Suspense fallback={null}>
            <DrawerContent name={name} clipboard={clipboard} />
          </Suspense>
        </div>
      )}
    </details>
  )
}

/** What is needed now and then, below the device. */
export function Drawers({ clipboard }: { clipboard: TimedClipboard }) {
  return (
    <div className="password-maker-drawers">
      {names.map((name) => (
        <Drawer key={name} name={name} clipboard={clipboard} />
      ))}
    </div>
  )
}
