// The first script of every page, and on a content page the only one until the visitor does
// something: menu, theme, date and logo work from here on; React is fetched when it is needed.
import { PRODUCT_KEY } from '@kleinzeug/storage/local'
import { controlMenu } from '../frame/menu/menuController.ts'
import { localDate } from '../frame/localDate.ts'
import { installServiceWorker } from './offline.ts'
import { recordVisit } from '../session/visits.ts'
import { controlTheme } from './themeChoice.ts'

let started: Promise<void> | undefined
let clicked: HTMLElement | undefined

/** Starts React once. A click made while it was on its way is made again when it has arrived. */
function startReact() {
  started ??= import('../start.ts').then(({ start }) => start()).then(() => clicked?.click())
}

function keepClick(event: MouseEvent) {
  const control =
    event.target instanceof Element ? event.target.closest<HTMLElement>('button, input, summary') : null
  // Links, the menu and the theme control work by themselves already, and so do keys with a script of their own.
  if (control?.closest('main, [data-search]') && !control.closest('[data-controls]') && event.isTrusted) {
    clicked = control
    event.preventDefault()
  }
}

/** Keys that were pressed before anything on the page could answer them. */
const keys: KeyboardEvent[] = []

/** On a page that is worked by keys they are kept, and pressed again when React has arrived. */
function keepKey(event: KeyboardEvent) {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey
  if (!event.isTrusted || isShortcut || event.target !== document.body) return
  // What leaves the page or reloads it has a name, and so has what only shifts others.
  if (!/^(.|Arrow.*|Enter|Escape|Home|End)$/.test(event.key)) return
  keys.push(event)
  event.preventDefault()
}

const wants = (name: string) => {
  try {
    return new RegExp(`"${name}":true`).test(localStorage.getItem(PRODUCT_KEY) ?? '')
  } catch {
    return false
  }
}

addEventListener('keydown', (event) => {
  if (event.key !== 'k' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  clicked = document.querySelector<HTMLElement>('[data-search]') ?? undefined
})

// Filling the cache must not compete with the page itself.
addEventListener('load', () => setTimeout(installServiceWorker, 4000), { once: true })

const nav = document.querySelector<HTMLElement>('[data-menu]')
if (nav) controlMenu(nav)
controlTheme()
for (const time of document.querySelectorAll('[data-today]')) time.textContent = localDate(new Date())
const logo = document.querySelector<SVGSVGElement>('[data-logo]')
if (logo) {
  logo.addEventListener(
    'pointerenter',
    () => void import('../frame/logo/answerPointer.ts').then((module) => module.answerPointer(logo)),
    { once: true },
  )
  new IntersectionObserver(([entry]) => {
    logo.toggleAttribute('data-hidden', !entry?.isIntersecting)
  }).observe(logo)
}

const source = document.querySelector<HTMLElement>('[data-controls]')
if (source) void import('../pages/source/controlSource.ts').then(({ controlSource }) => controlSource(source))

recordVisit(location.pathname)

// Without a token there is nobody to ask the backend for: nobody is signed in.
const token = document.cookie.includes('token=')
if (!token) document.querySelector('[data-login]')?.removeAttribute('hidden')

const app = document.querySelector('#app')
const intents = ['pointerdown', 'keydown', 'touchstart', 'focusin'] as const
for (const intent of intents) addEventListener(intent, startReact, { once: true, passive: true })
addEventListener('click', keepClick, { capture: true })
addEventListener('kleinzeug:hydrated', () => removeEventListener('click', keepClick, { capture: true }), {
  once: true,
})
if (document.querySelector('[data-keys]')) {
  addEventListener('keydown', keepKey)
  addEventListener(
    'kleinzeug:hydrated',
    () => {
      removeEventListener('keydown', keepKey)
      for (const key of keys) document.body.dispatchEvent(new KeyboardEvent('keydown', key))
    },
    { once: true },
  )
}
// A link under the pointer is likely to be followed: by then the next page should need no document.
addEventListener(
  'pointerover',
  ({ target }) => target instanceof Element && target.closest('a') && startReact(),
  { passive: true },
)

const needed = !app?.firstElementChild || app.querySelector('[data-react]') || token || wants('radioPinned')
if (needed) (window.requestIdleCallback ?? setTimeout)(startReact)
