declare module 'virtual:icons' {
  const icons: ReadonlyArray<{ readonly name: string; readonly source: string }>
  export default icons
}
