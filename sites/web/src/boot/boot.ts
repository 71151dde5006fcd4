// The first script of every page, and on a content page the only one until the visitor interacts: it makes
// menu, theme, date and logo work, and fetches React when something that needs it is used.
import { controlMenu } from '../frame/menu/menuController.ts'
import { localDate } from '../frame/localDate.ts'
import { mayBeSignedIn } from '../session/tokenPresence.ts'
import { isStored, isTrackingUnwanted, recordVisit } from '../session/visits.ts'
import { visits } from '../site.config.ts'
import {
  hydratedMark,
  keysMark,
  loginMark,
  logoMark,
  marked,
  menuMark,
  pendingThemeMark,
  reactMark,
  scriptedMark,
  searchMark,
  themeChoiceMark,
  todayMark,
  unloadedMark,
} from '../page/marks.ts'
import type { Early } from '../start/repeatEarly.ts'
import { controlTheme } from '../theme/controlTheme.ts'

/** Reports what a page that stays failed to load: Firefox also rejects the imports that leaving a page cuts off. */
const reportLater = (error: unknown) => {
  setTimeout(reportError, 1000, error)
}

const app = document.querySelector('#app')
const isHydrated = () => app?.hasAttribute(hydratedMark)

let started: Promise<void> | undefined
const early: Early[] = []

/** Starts React once. What is done while it loads is repeated, in order, when it has hydrated the page. */
function startReact() {
  started ??= import('../start/start.ts')
    .then(({ start }) => start(early))
    .catch((error: unknown) => {
      started = undefined
      app?.setAttribute(unloadedMark, '')
      reportLater(error)
    })
}

/** The element, where only React can make it work: links, menu, theme control and scripted pages work without. */
const needsReact = (element: Element | null) =>
  element?.closest(`main, ${marked(searchMark)}`) && !element.closest(marked(scriptedMark))

function keepClick(event: MouseEvent) {
  // A click with Ctrl or Command opens a new tab.
  if (isHydrated() || !(event.target instanceof Element) || event.ctrlKey || event.metaKey) return
  const control = event.target.closest<HTMLElement>('button, input, summary')
  // A new document would not know a theme that is not stored yet.
  const kept = needsReact(control)
    ? control
    : document.documentElement.hasAttribute(pendingThemeMark) && event.target.closest<HTMLElement>('a[href]')
  if (!kept) return
  early.push([kept])
  // Enter in a field: what is typed next is another text, as the field would be empty by then.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only buttons submit, and only fields are selected
  if ((kept as HTMLButtonElement).type === 'submit') (document.activeElement as HTMLInputElement).select?.()
  event.preventDefault()
  // While it hydrates, React would handle the click too.
  event.stopPropagation()
  startReact()
}

function keepText(event: Event) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only fields fire it; a check costs bytes of the boot
  const field = event.target as HTMLInputElement
  if (isHydrated() || !needsReact(field)) return
  // Of letters typed in one go the last text is enough.
  if (early.at(-1)?.[0] === field) early.pop()
  early.push([field, field.value])
  event.stopPropagation()
}

const hasKeys = document.querySelector(marked(keysMark))
// Those with E are Enter, Escape and End.
const namedKeys = /^(.|Arrow.*|Backspace|E.*|Home)$/
const fields = 'select, input, textarea'

/** Whether the letters that are typed are for the search, which is on its way. */
const isSearching = () => document.querySelector<HTMLElement>(marked(searchMark))?.dataset['typed'] != null

function keepKey(event: KeyboardEvent) {
  const isShortcut = event.altKey || event.ctrlKey || event.metaKey
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only elements fire it; a check costs bytes of the boot
  const target = event.target as HTMLElement
  if (isHydrated() || isShortcut || isSearching() || target.closest(fields)) return
  const last = early.at(-1)
  // Tab, F5, Alt and other named keys stay with the browser; on a page that scrolls also arrows and the space bar, unless
  // the key before may have led into a field, whose text they are.
  const isText = last?.[0] === target && last[1]
  if (!(isText || (hasKeys && target === document.body) ? namedKeys : /^[^ ]$/).test(event.key)) return
  early.push([target, event])
  event.preventDefault()
}

addEventListener('keydown', (event) => {
  const search = document.querySelector<HTMLElement>(marked(searchMark))
  const { key } = event
  if (!search) return
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'k') return
    event.preventDefault()
    search.dataset['typed'] = ''
    early.push([search])
    startReact()
    // What is typed until the search takes it over.
  } else if (search.dataset['typed'] != null && !key[1]) search.dataset['typed'] += key
})

// A page that a service worker controls needs no second one; the browser looks for its updates itself.
if (import.meta.env.PROD && navigator.serviceWorker && !navigator.serviceWorker.controller)
  addEventListener(
    'load',
    () =>
      // Filling the cache must not compete with the loading of the page.
      setTimeout(
        () => import('./offline.ts').then((module) => module.installServiceWorker()).catch(reportLater),
        4000,
      ),
    { once: true },
  )

const nav = document.querySelector<HTMLElement>(marked(menuMark))
if (nav) controlMenu(nav)
controlTheme()
for (const time of document.querySelectorAll(marked(todayMark))) time.textContent = localDate(new Date())
const logo = document.querySelector<SVGSVGElement>(marked(logoMark))
if (logo) {
  logo.addEventListener(
    'pointerenter',
    () => {
      import('../frame/logo/answerPointer.ts').then((module) => module.answerPointer(logo)).catch(reportLater)
    },
    { once: true },
  )
  new IntersectionObserver(([entry]) => {
    logo.toggleAttribute('data-hidden', !entry?.isIntersecting)
  }).observe(logo)
}

const scripted = document.querySelector<HTMLElement>(marked(scriptedMark))
if (scripted)
  import('../pages/controlPage.ts').then(({ controlPage }) => controlPage(scripted)).catch(reportLater)

recordVisit(location.pathname)

// Without a token cookie nobody is signed in: no request is needed to know that.
const token = mayBeSignedIn()
if (!token) document.querySelector(marked(loginMark))?.removeAttribute('hidden')

addEventListener('click', keepClick, true)
addEventListener('input', keepText, true)
if (document.querySelector(marked(reactMark))) addEventListener('keydown', keepKey)
// A chosen theme is stored by the record, which React's start loads: it should be there at the choice.
document.querySelector(marked(themeChoiceMark))?.addEventListener('beforetoggle', startReact, { once: true })

const needed =
  !app?.firstElementChild ||
  app.querySelector(marked(reactMark)) ||
  token ||
  isStored('radioPinned') ||
  // The footer's question about visits works by React.
  (visits === 'ask' && !isTrackingUnwanted())
if (needed) {
  // What returning visitors have stored is shown by React alone: it does not wait for an idle moment.
  if (document.documentElement.dataset['returning'] === '') startReact()
  // On a machine that never rests no idle moment would come. Where there is none at all, the options mean no delay.
  else (window.requestIdleCallback ?? setTimeout)(startReact, { timeout: 3000 })
  for (const intent of ['pointerdown', 'keydown', 'focusin'] as const)
    addEventListener(intent, startReact, { once: true, passive: true })
}
