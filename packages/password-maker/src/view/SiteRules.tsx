import { Button, TextArea } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { rulesOfSwitches } from '../model/generator.ts'
import {
  isSiteRulesProblem,
  readSiteRules,
  writeSiteRules,
  type SiteRulesProblem,
} from '../model/passwordRules.ts'
import { usePasswordMaker } from './PasswordMakerContext.ts'

/** The rules of a site in the `passwordrules` syntax, read and written. */
export function SiteRules() {
  const { state, labels, announce, clipboard } = usePasswordMaker()
  const { characters } = useAtomValue(state.recipe)
  const change = useSetAtom(state.changeRecipe)
  const [text, setText] = useState(characters.rules)
  const [problem, setProblem] = useState<SiteRulesProblem>()
  const written = characters.rules === '' ? writeSiteRules(rulesOfSwitches(characters)) : characters.rules
  const read = () => {
    const rules = readSiteRules(text)
    if (isSiteRulesProblem(rules)) {
      setProblem(rules)
      return
    }
    setProblem(undefined)
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
          value={text}
          autoComplete="off"
          spellCheck={false}
          error={problem && labels.rulesProblem(problem)}
          onChange={(next) => {
            setText(next)
            setProblem(undefined)
          }}
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
