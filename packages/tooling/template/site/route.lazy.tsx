import { __Name__, __camel__Slice } from '@kleinzeug/__name__'
import '@kleinzeug/__name__/styles.css'
import { createLazyFileRoute } from '@tanstack/react-router'
import { ToolPage } from '../../../pages/ToolPage.tsx'
import { sliceStorage } from '../../../record/record.ts'

export const Route = createLazyFileRoute('/_framed/apps/__route__')({
  component: () => (
    <ToolPage>
      <__Name__ storage={sliceStorage(__camel__Slice)} />
    </ToolPage>
  ),
})
