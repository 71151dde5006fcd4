import { expect, test } from 'vitest'
import { searchIndex, sectionTexts } from './searchIndex.ts'
import type { WrittenPage } from './WrittenPage.ts'

const page = (path: string, html: string, hidden?: true): WrittenPage => ({
  path,
  page: {
    html,
    head: {
      ...(path !== '/' && { title: `Titel ${path}` }),
      description: 'Worum es geht',
      ...(hidden && { hidden }),
    },
    status: 200,
    routeIds: [],
    bare: false,
  },
})

const found = (...pages: WrittenPage[]) =>
  searchIndex(pages, 'Kleinzeug').map(({ path, title, kind }) => [path, title, kind])

test('a page is found by its title, the start page by the name of the site, a hidden one not at all', () => {
  expect(
    found(page('/', '<h2 id="apps">Apps</h2>'), page('/apps/radio', ''), page('/login', '', true)),
  ).toEqual([
    ['/', 'Kleinzeug', 'Seite'],
    ['/apps/radio', 'Titel /apps/radio', 'Werkzeug'],
  ])
})

test('a chapter of a text and a term of the glossary have places of their own', () => {
  expect(
    found(page('/blog/a', '<h2 id="erstens">Erstens &amp; <em>mehr</em></h2><h3 id="x">x</h3>'))[1],
  ).toEqual(['/blog/a#erstens', 'Erstens & mehr', 'Abschnitt'])
  expect(found(page('/glossary', '<h2 id="a-bis-d">A bis D</h2><h3 id="csp">CSP</h3>'))[1]).toEqual([
    '/glossary#csp',
    'CSP',
    'Begriff',
  ])
})

test('every single setting is found by the name of its control, in its section', () => {
  const html = `<section aria-labelledby="ansicht"><h2 id="ansicht">Ansicht</h2>
    <legend class="ui-field-label">Farbschema</legend>
    <label class="ui-switch"><input/><span class="ui-switch-label">Externe Bilder anzeigen</span></label></section>
    <section aria-labelledby="weg"><h2 id="weg">Alles löschen</h2>
    <button type="button" class="ui-button" data-variant="key"><svg></svg>Datei einlesen …</button>
    <button type="button" class="ui-button">Alles löschen …</button>
    <dialog><button class="ui-button">Abbrechen</button></dialog></section>`
  expect(found(page('/meta/settings', html)).slice(1)).toEqual([
    ['/meta/settings#ansicht', 'Ansicht', 'Einstellung'],
    ['/meta/settings#weg', 'Alles löschen', 'Einstellung'],
    ['/meta/settings#ansicht', 'Farbschema', 'Einstellung'],
    ['/meta/settings#ansicht', 'Externe Bilder anzeigen', 'Einstellung'],
    ['/meta/settings#weg', 'Datei einlesen', 'Einstellung'],
  ])
})

test('texts leave out what repeats other pages or belongs to the interface', () => {
  const html = `<main><p>Erster Absatz.</p>
    <ul class="plain post-list"><li><a href="/blog/a">Ein Beitrag</a><p>Worum es darin geht</p></li></ul>
    <h2 id="tasten">Tasten</h2>
    <table><tbody><tr><td><kbd>n</kbd> <kbd>N</kbd></td><td>Neues Passwort</td></tr></tbody></table>
    <p>Die Tasten wirken überall.</p>
    <h2 id="zahlen">Zahlen</h2><table><tbody><tr><td>2024</td><td>drei</td></tr></tbody></table>
    <p class="tool-more"><a href="/source/a">Quelltext</a></p></main>`
  expect(sectionTexts([page('/apps/a', html)], 'Kleinzeug')).toEqual([
    ['/apps/a', 'Titel /apps/a', 'Erster Absatz.'],
    ['/apps/a#tasten', 'Titel /apps/a', 'Die Tasten wirken überall.'],
    ['/apps/a#zahlen', 'Titel /apps/a', '2024 drei'],
  ])
})
