import { useDraft } from '@kleinzeug/shell'
import { Button, TextField } from '@kleinzeug/ui'
import { useState } from 'react'
import { isSiteRulesProblem, readSiteRules, type SiteRules } from '../../model/rules/passwordRules.ts'
import { LIST_DATE, loadSiteRules, rulesOfSite } from '../../siteRules/siteRules.ts'
import { useDrawer } from './useDrawer.ts'

/** Finds the rules of a site by its name, in the list that comes with this package. */
export function SiteLookup({ onFound }: { onFound: (rules: SiteRules) => void }) {
  const { labels } = useDrawer()
  const site = useDraft('site')
  const [found, setFound] = useState<string>()
  const lookUp = async () => {
    setFound(undefined)
    const list = await loadSiteRules().catch(() => undefined)
    if (!list) return site.refuse(labels.siteListFailed)
    const entry = rulesOfSite(list, site.text)
    const rules = entry && readSiteRules(entry.rules)
    if (!rules || isSiteRulesProblem(rules)) return site.refuse(labels.siteUnknown)
    site.clear()
    setFound(entry.domain)
    onFound(rules)
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
          placeholder="commerzbank.de"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...site.field}
        />
        <Button type="submit">{labels.lookUpSite}</Button>
      </form>
      {found !== undefined && <p role="status">{labels.siteFound(found)}</p>}
    </>
  )
}
