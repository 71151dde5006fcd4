import { Button, Notice } from '@kleinzeug/ui'
import { useEffect, useState, type ComponentType } from 'react'
import { mark, reactMark } from '../../page/marks.ts'
import type { LoadedArticle } from '../loadArticle.ts'
import { PageTitle } from '../parts/PageTitle.tsx'
import { WithoutScript } from '../parts/WithoutScript.tsx'
import { Step } from './Step.tsx'
import { startLabels as labels } from './startLabels.ts'
import type { Role } from './useTransfer.ts'
import './transfer.css'

interface Bench {
  readonly TransferBench: ComponentType<{ role: Role; onRestart: () => void }>
}

/** From one device to another; what that needs is loaded once the visitor has chosen the first step. */
export function TransferPage({ article, Body, Text }: LoadedArticle) {
  const [role, setRole] = useState<Role>()
  const [bench, setBench] = useState<Bench | 'failed'>()

  // The camera is allowed to a document that was loaded as this page, and not to one that came here from another.
  useEffect(() => {
    const [{ name } = { name: location.href }] = performance.getEntriesByType('navigation')
    if (new URL(name).pathname !== location.pathname) location.reload()
  }, [])

  function start(chosen: Role) {
    setRole(chosen)
    import('./TransferBench.tsx').then(setBench, () => setBench('failed'))
  }

  function restart() {
    setRole(undefined)
    setBench(undefined)
  }

  return (
    <article className="transfer" {...mark(reactMark)}>
      <PageTitle legend={labels.legend} title={article.title} lead={article.description} />
      <WithoutScript text={labels.withoutScript} />
      {role !== undefined && typeof bench === 'object' ? (
        <bench.TransferBench role={role} onRestart={restart} />
      ) : (
        <div className="plate transfer-steps transfer-start">
          <Step title={labels.show} legend={labels.thisDevice}>
            <p>{labels.showHint}</p>
            <div className="transfer-window" />
            <div>
              <Button variant="primary" onClick={() => start('show')}>
                {labels.showFirst}
              </Button>
            </div>
          </Step>
          <Step title={labels.read} legend={labels.thisDevice}>
            <p>{labels.readHint}</p>
            <div className="transfer-window" data-eye="" />
            <div>
              <Button variant="primary" onClick={() => start('read')}>
                {labels.readFirst}
              </Button>
            </div>
          </Step>
        </div>
      )}
      {bench === 'failed' && <Notice tone="bad" title={labels.loadFailed} />}
      <Text article={article} Body={Body} />
    </article>
  )
}
