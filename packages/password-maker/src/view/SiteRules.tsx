import { Button, TextArea, TextField } from '@kleinzeug/ui'
import { useAtomValue, useSetAtom } from 'jotai'
import { useState } from 'react'
import { rulesOfSwitches } from '../model/generator.ts'
import {
  isSiteRulesProblem,
  readSiteRules,
  writeSiteRules,
  type SiteRulesProblem,
} from '../model/passwordRules.ts'
import { LIST_DATE, loadSiteRules, rulesOfSite, type FoundRules } from '../siteRules/siteRules.ts'
import { usePasswordMaker } from './PasswordMakerContext.ts'
import type { Clipboard } from './useClipboard.ts'

/** The rules of a site in the `passwordrules` syntax, read and written. */
export function SiteRules({ clipboard }: { clipboard: Clipboard }) {
  const { state, labels, announce } = usePasswordMaker()
  const { characters } = useAtomValue(state.recipe)
  const change = useSetAtom(state.changeRecipe)
  const [text, setText] = useState(characters.rules)
  const [problem, setProblem] = useState<SiteRulesProblem>()
  const [site, setSite] = useState('')
  const [found, setFound] = useState<'none' | 'failed' | FoundRules>()
  const written = characters.rules === '' ? writeSiteRules(rulesOfSwitches(characters)) : characters.rules
  const read = (given: string) => {
    const rules = readSiteRules(given)
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
  const lookUp = async () => {
    const list = await loadSiteRules().catch(() => undefined)
    const rules = list && rulesOfSite(list, site)
    setFound(list ? (rules ?? 'none') : 'failed')
    if (!rules) return
    setText(rules.rules)
    read(rules.rules)
  }
  return (
    <>
      <form
        className="password-maker-row"
        onSubmit={(event) => {
          event.preventDefault()
          void lookUp()
        }}
      >
        <TextField
          label={labels.site}
          hint={labels.siteHint(LIST_DATE)}
          error={
            found === 'none' ? labels.siteUnknown : found === 'failed' ? labels.siteListFailed : undefined
          }
          placeholder="commerzbank.de"
          value={site}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          onChange={(next) => {
            setSite(next)
            setFound(undefined)
          }}
        />
        <Button type="submit">{labels.lookUpSite}</Button>
      </form>
      {typeof found === 'object' && <p role="status">{labels.siteFound(found.domain)}</p>}
      <p>{labels.siteRulesIntro}</p>
      <form
        className="password-maker-stack"
        onSubmit={(event) => {
          event.preventDefault()
          read(text)
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
