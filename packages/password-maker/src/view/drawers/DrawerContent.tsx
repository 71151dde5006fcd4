import { Choice } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { attacksOn } from '../../model/attack.ts'
import { clearingTimes } from '../../model/data.ts'
import { Code } from './Code.tsx'
import { EmergencySheet } from './EmergencySheet.tsx'
import { Many } from './Many.tsx'
import { OwnChance } from './OwnChance.tsx'
import { OwnList } from './OwnList.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import { useDrawer } from './useDrawer.ts'
import { Previous } from './Previous.tsx'
import { SiteRules } from './SiteRules.tsx'
import { Spelling } from './Spelling.tsx'
import type { TimedClipboard } from '../copy/useClipboard.ts'

function ClipboardSettings() {
  const { state, labels } = useDrawer()
  const clearAfter = useAtomValue(state.clearAfter)
  const setClearAfter = useSetAtom(state.setClearAfter)
  return (
    <>
      <Choice
        legend={labels.clearAfter}
        value={String(clearAfter)}
        options={clearingTimes.map((seconds) => ({
          value: String(seconds),
          label: labels.clearAfterText(seconds),
        }))}
        onChange={(seconds) => setClearAfter(Number(seconds))}
      />
      <p>{labels.clipboardHistory}</p>
    </>
  )
}

/** Where the speeds come from, and how the strength is computed. */
function Sources() {
  const { state, labels } = useDrawer()
  const purpose = useAtomValue(state.purpose)
  return (
    <>
      <p>{labels.sourcesIntro}</p>
      {purpose === 'pin' && <p>{labels.triesIntro}</p>}
      <dl className="password-maker-sources">
        {attacksOn(purpose).map((attack) => (
          <div key={attack.id}>
            <dt>{labels.attack(attack.id)}</dt>
            <dd>
              {labels.attackSpeed(attack)}. <a href={attack.url}>{attack.source}</a>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

export type DrawerName =
  | 'previous'
  | 'spelling'
  | 'code'
  | 'sheet'
  | 'rolls'
  | 'many'
  | 'siteRules'
  | 'ownList'
  | 'own'
  | 'clipboard'
  | 'sources'

interface DrawerContentProps {
  name: DrawerName
  clipboard: TimedClipboard
}

/** What is in the drawers: loaded when the first one is opened. */
export default function DrawerContent({ name, clipboard }: DrawerContentProps) {
  const { state, labels } = useDrawer()
  const hidden = useAtomValue(state.hidden)
  switch (name) {
    case 'previous':
      return <Previous hidden={hidden} />
    case 'spelling':
      return hidden ? <p>{labels.hiddenHint}</p> : <Spelling />
    case 'code':
      return hidden ? <p>{labels.hiddenHint}</p> : <Code />
    case 'sheet':
      return hidden ? <p>{labels.hiddenHint}</p> : <EmergencySheet />
    case 'rolls':
      return <OwnChance hidden={hidden} />
    case 'many':
      return <Many hidden={hidden} clipboard={clipboard} />
    case 'siteRules':
      return <SiteRules clipboard={clipboard} />
    case 'ownList':
      return <OwnList />
    case 'own':
      return <OwnPassword />
    case 'clipboard':
      return <ClipboardSettings />
    default:
      return <Sources />
  }
}
