import { expect, test } from 'vitest'
import { generatorOf, isRecipeProblem } from '../model/generator.ts'
import { isSiteRulesProblem, readSiteRules } from '../model/rules/passwordRules.ts'
import { defaultRecipes } from '../model/recipe.ts'
import { loadSiteRules, rulesOfSite } from './siteRules.ts'

test('every rule of the list can be read, and passwords be made by it', async () => {
  const list = await loadSiteRules()
  const bad = Object.entries(list).filter(([, rules]) => {
    if (isSiteRulesProblem(readSiteRules(rules))) return true
    const recipe = {
      ...defaultRecipes.account,
      characters: { ...defaultRecipes.account.characters, rules },
    }
    const made = generatorOf(recipe, {})
    return made === undefined || isRecipeProblem(made)
  })
  expect(bad).toEqual([])
  expect(Object.keys(list).length).toBeGreaterThan(400)
})

test.each([
  ['commerzbank.de', 'commerzbank.de'],
  ['https://www.Commerzbank.de/login?x=1', 'commerzbank.de'],
  ['kunden.commerzbank.de', 'commerzbank.de'],
  ['example.org', undefined],
  ['de', undefined],
  ['', undefined],
  ['toString', undefined],
])('„%s“ has the rules of %s', async (text, domain) => {
  expect(rulesOfSite(await loadSiteRules(), text)?.domain).toBe(domain)
})
