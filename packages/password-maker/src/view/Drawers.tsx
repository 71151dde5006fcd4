import { Choice } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { attacksOn } from '../model/attack.ts'
import { clearingTimes } from '../model/data.ts'
import { Code } from './Code.tsx'
import { Drawer } from './Drawer.tsx'
import { EmergencySheet } from './EmergencySheet.tsx'
import { Many } from './Many.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import { usePasswordMaker } from './PasswordMakerContext.ts'
import { Previous } from './Previous.tsx'
import { SiteRules } from './SiteRules.tsx'
import { Spelling } from './Spelling.tsx'
import type { Clipboard } from './useClipboard.ts'

function ClipboardSettings() {
  const { state, labels } = usePasswordMaker()
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
  const { state, labels } = usePasswordMaker()
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

/** What is needed now and then, below the device. */
export function Drawers({ clipboard }: { clipboard: Clipboard }) {
  const { state, labels } = usePasswordMaker()
  const hidden = useAtomValue(state.hidden)
  const orHidden = (content: ReactNode) => (hidden ? <p>{labels.hiddenHint}</p> : content)
  return (
    <div className="password-maker-drawers">
      <Drawer title={labels.previous}>
        <Previous hidden={hidden} />
      </Drawer>
      <Drawer title={labels.spelling}>{orHidden(<Spelling />)}</Drawer>
      <Drawer title={labels.code}>{orHidden(<Code />)}</Drawer>
      <Drawer title={labels.sheet}>{orHidden(<EmergencySheet />)}</Drawer>
      <Drawer title={labels.many}>
        <Many hidden={hidden} clipboard={clipboard} />
      </Drawer>
      <Drawer title={labels.siteRules}>
        <SiteRules clipboard={clipboard} />
      </Drawer>
      <Drawer title={labels.own}>
        <OwnPassword />
      </Drawer>
      <Drawer title={labels.clipboard}>
        <ClipboardSettings />
      </Drawer>
      <Drawer title={labels.sources}>
        <Sources />
      </Drawer>
    </div>
  )
}
