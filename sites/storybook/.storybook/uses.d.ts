declare module 'virtual:uses' {
  /** How often each package names a token or imports a control, by its name. */
  type Uses = Readonly<Record<string, Readonly<Record<string, number>>>>

  export const tokens: Uses
  export const controls: Uses
}
