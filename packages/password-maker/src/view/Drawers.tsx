import { Choice } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { attacksOn } from '../model/attack.ts'
import { clearingTimes } from '../model/data.ts'
import { Code } from './Code.tsx'
import { Drawer } from './Drawer.tsx'
import { Many } from './Many.tsx'
import { OwnPassword } from './OwnPassword.tsx'
import { usePasswordMaker } from './PasswordMakerContext.ts'
import { Previous } from './Previous.tsx'
import { SiteRules } from './SiteRules.tsx'
import { Spelling } from './Spelling.tsx'

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
export function Drawers({ hidden }: { hidden: boolean }) {
  const { labels } = usePasswordMaker()
  return (
    <div className="password-maker-drawers">
      <Drawer title={labels.previous}>
        <Previous hidden={hidden} />
      </Drawer>
      <Drawer title={labels.spelling}>
        <Spelling />
      </Drawer>
      <Drawer title={labels.code}>
        <Code />
      </Drawer>
      <Drawer title={labels.many}>
        <Many />
      </Drawer>
      <Drawer title={labels.siteRules}>
        <SiteRules />
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
