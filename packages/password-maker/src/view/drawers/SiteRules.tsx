import { useDraft } from '@kleinzeug/shell'
import { Button, TextArea } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { rulesOfSwitches } from '../../model/generator.ts'
import {
  isSiteRulesProblem,
  readSiteRules,
  type SiteRules as Rules,
} from '../../model/rules/passwordRules.ts'
import { writeSiteRules } from '../../model/rules/writeSiteRules.ts'
import { useDrawer } from './useDrawer.ts'
import { SiteLookup } from './SiteLookup.tsx'
import type { TimedClipboard } from '../copy/useClipboard.ts'

/** The rules of a site: found by its name, or in the `passwordrules` syntax, read and written. */
export function SiteRules({ clipboard }: { clipboard: TimedClipboard }) {
  const { state, labels, announce } = useDrawer()
  const { characters } = useAtomValue(state.recipe)
  const change = useSetAtom(state.changeRecipe)
  const draft = useDraft('rules', characters.rules)
  const written = characters.rules === '' ? writeSiteRules(rulesOfSwitches(characters)) : characters.rules
  const apply = (rules: Rules) => {
    draft.clear()
    change((before) => ({
      ...before,
      kind: 'characters',
      characters: { ...before.characters, rules: writeSiteRules(rules) },
    }))
    announce(labels.rulesRead)
  }
  return (
    <>
      <SiteLookup onFound={apply} />
      <p>{labels.siteRulesIntro}</p>
      <form
        className="password-maker-stack"
        onSubmit={(event) => {
          event.preventDefault()
          const rules = readSiteRules(draft.text)
          if (isSiteRulesProblem(rules)) draft.refuse(labels.rulesProblem(rules))
          else apply(rules)
        }}
      >
        <TextArea
          label={labels.siteRulesField}
          placeholder="required: upper; required: digit; allowed: lower, [-.]; maxlength: 20;"
          rows={3}
          maxLength={2000}
          {...draft.field}
          autoComplete="off"
          spellCheck={false}
        />
        <Button type="submit">{labels.readRules}</Button>
      </form>
      <p className="password-maker-written">
        <span>{labels.writtenRules}</span>
        <code>{written}</code>
      </p>
      <Button
        onClick={async () => {
          if (await clipboard.copy(written, 0)) announce(labels.rulesCopied)
        }}
      >
        {labels.copyRules}
      </Button>
    </>
  )
}
