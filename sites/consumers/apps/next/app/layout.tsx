import type { ReactNode } from 'react'

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de">
      <head>
        <link rel="icon" href="data:," />
      </head>
      <body>
        <main>{children}</main>
      </body>
    </html>
  )
}
