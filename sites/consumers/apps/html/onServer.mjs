// A server that imports an element defines nothing and does not fail.
import { DeciderElement } from '@kleinzeug/elements/decider'

console.log(typeof DeciderElement, globalThis.customElements === undefined)
