import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { ApplicationLayout } from '../../model/application.ts'
import type { Resume } from '../../model/resume.ts'
import type { LayOut } from './currentPages.ts'
import type { NeededFonts } from './pageFonts.ts'

type Setting = typeof import('./currentPages.ts')

/** What composes and lays out: it is no part of the first load. */
function useSetting(): Setting | undefined {
  const [setting, setSetting] = useState<Setting>()
  useEffect(() => {
    let current = true
    void import('./currentPages.ts').then((module) => {
      if (current) setSetting(module)
    })
    return () => {
      current = false
    }
  }, [])
  return setting
}

/** Lays out pages once the fonts are there. */
function useLayOut(setting: Setting | undefined, fonts: NeededFonts | undefined): LayOut | undefined {
  const [ready, setReady] = useState<{ family: string; layOut: LayOut }>()
  const { family, italic, further } = fonts ?? {}
  useEffect(() => {
    if (!setting || family === undefined || italic === undefined || further === undefined) return undefined
    let current = true
    void setting.measureWith({ family, italic, further }).then((measure) => {
      if (current) setReady({ family, layOut: setting.layOutWith(measure) })
    })
    return () => {
      current = false
    }
  }, [setting, family, italic, further])
  // A letter of another script does not take the pages away until its font is there.
  return ready?.family === family ? ready?.layOut : undefined
}

/** The pages of a resume, one render behind it, and what lays them out; nothing until the fonts are there. */
export function usePages(resume: Resume): {
  layout: ApplicationLayout | undefined
  layOut: LayOut | undefined
} {
  const shown = useDeferredValue(resume)
  const setting = useSetting()
  const document = useMemo(() => setting?.composeDocument(shown), [setting, shown])
  const fonts = useMemo(() => document && setting?.neededFonts(shown, document), [setting, shown, document])
  const layOut = useLayOut(setting, fonts)
  const layout = useMemo(() => layOut?.(shown, document), [document, layOut, shown])
  return { layout, layOut }
}
