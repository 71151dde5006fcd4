/** What npm gets of a manifest's exports: those of built files. */
export const publishedExports = (exports: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(exports).flatMap(([entry, targets]) => {
      if (typeof targets !== 'object' || targets === null) return [[entry, targets]]
      const built = Object.entries(targets).filter(([, file]) => !String(file).startsWith('./src/'))
      return built.length > 0 ? [[entry, Object.fromEntries(built)]] : []
    }),
  )
