// A module of its own, which is loaded when the keys are first shown.
export { KeyDialog as default } from '@kleinzeug/ui'
