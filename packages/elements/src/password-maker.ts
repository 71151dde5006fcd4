import { PasswordMaker, passwordMakerSlice, type PasswordMakerProps } from '@kleinzeug/password-maker'
import styles from '@kleinzeug/password-maker/styles.css?inline'
import { defineElement } from './defineElement.tsx'
import type { ToolElement } from './elementTypes.ts'

const props = { onPasswordChange: 'event' } as const

export type PasswordMakerElement = ToolElement<PasswordMakerProps, typeof props>
export const PasswordMakerElement: new () => PasswordMakerElement = defineElement({
  name: 'password-maker',
  Component: PasswordMaker,
  slice: passwordMakerSlice,
  styles,
  english: () => import('@kleinzeug/password-maker/labels/en'),
  props,
  // The password is what a form submits.
  formValue: 'onPasswordChange',
})

declare global {
  interface HTMLElementTagNameMap {
    'kz-password-maker': PasswordMakerElement
  }
}
