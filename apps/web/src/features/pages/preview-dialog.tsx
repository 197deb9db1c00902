import type { ReactNode } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { PageText } from './page-text.tsx'

interface Props {
  /** The kind of preview: `Como as pessoas veem`. */
  readonly label: string
  readonly title: string
  readonly html: string
  /** Content between title and text. */
  readonly children?: ReactNode
  readonly onClose: () => void
}

/** A text before it is published, cleaned and styled as it will be afterwards. */
export default function PreviewDialog({ label, title, html, children, onClose }: Props) {
  return (
    <Dialog title={label} size="xl" onClose={onClose}>
      <article>
        <h2>{title}</h2>
        {children}
        <PageText html={html} />
      </article>
    </Dialog>
  )
}
