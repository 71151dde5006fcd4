import { useDraft } from '@kleinzeug/shell'
import { Button, TextArea } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { rulesOfSwitches } from '../model/generator.ts'
import { isSiteRulesProblem, readSiteRules, writeSiteRules } from '../model/passwordRules.ts'
import { usePasswordMaker } from './PasswordMakerContext.ts'

/** The rules of a site in the `passwordrules` syntax, read and written. */
export function SiteRules() {
  const { state, labels, announce, clipboard } = usePasswordMaker()
  const { characters } = useAtomValue(state.recipe)
  const change = useSetAtom(state.changeRecipe)
  const draft = useDraft('rules', characters.rules)
  const written = characters.rules === '' ? writeSiteRules(rulesOfSwitches(characters)) : characters.rules
  const read = () => {
    const rules = readSiteRules(draft.text)
    if (isSiteRulesProblem(rules)) return draft.refuse(labels.rulesProblem(rules))
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
      <p>{labels.siteRulesIntro}</p>
      <form
        className="password-maker-stack"
        onSubmit={(event) => {
          event.preventDefault()
          read()
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
