import { expect, test } from 'vitest'
import { compareAdvert } from './advert.ts'
import { composeDocument } from './document.ts'
import { exampleResume } from './example.ts'
import { emptyEntry } from './resume.ts'

const compared = (advert: string, skills: readonly string[] = []) => {
  const example = exampleResume()
  const entries = skills.map((title, index) => ({ ...emptyEntry, id: `s${index}`, title }))
  const { found, missing } = compareAdvert(advert, composeDocument({ ...example, skills: entries }))
  return { found: found.map(({ word }) => word), missing: missing.map(({ word }) => word) }
}

const advert = `Softwareentwicklerin (m/w/d) für KI in Köln

Die Muster AG sucht zum 1. März Verstärkung, z. B. in Teilzeit.

Dein Profil
- Erfahrung mit Go, R und C++, .NET oder Node.js
- Englisch auf C1, Deutsch auf C2
- UX und CI/CD, T-SQL, u. a. m.

Das bieten wir
- Obstkorb, Tischkicker und Jobrad
- 30 Tage Urlaub und Python-Abende

Deine Aufgaben
- Dienste in Rust betreiben. Wir bieten dir dazu Hardware nach Wahl.`

test('terms of two letters and of one are found, as words', () => {
  const { found, missing } = compared(advert, ['Go', 'Node.js', 'Rustikales', 'JavaScript'])
  expect(found).toEqual(expect.arrayContaining(['Go', 'Node.js', 'C1', 'Köln', 'Englisch']))
  expect(missing).toEqual(
    expect.arrayContaining(['R', 'C++', '.NET', 'KI', 'UX', 'CI', 'CD', 'T-SQL', 'C2', 'Rust']),
  )
  // Two letters are no part of a longer word.
  expect(compared('Wir suchen KI und UX.', ['Skizzen', 'Luxemburg']).found).toEqual([])
})

test('what is offered, and what is no word of a profession, is left out', () => {
  const { found, missing } = compared(advert)
  const all = [...found, ...missing]
  expect(all.join(' ')).not.toMatch(/Obstkorb|kicker|Jobrad|Urlaub|Python|Hardware|Teilzeit|Erfahrung|März/)
  for (const none of ['AG', 'B', 'm', 'w', 'd']) expect(all).not.toContain(none)
})
