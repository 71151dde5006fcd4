import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../../head.ts'
import { SettingsPage } from '../../../pages/settings/SettingsPage.tsx'

export const Route = createFileRoute('/_framed/meta/settings')({
  head: () =>
    pageHead({
      title: 'Einstellungen',
      description:
        'Farbschema, externe Bilder, Radio und alle Daten dieses Browsers: sichern, einlesen, löschen.',
    }),
  component: SettingsPage,
})
