import { Input } from '@mantine/core'
import { type ReactNode, Suspense, useId } from 'react'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { LoadingLines } from '../feedback/loading-lines.tsx'

const Editor = lazyPart(() => import('./rich-text-editor.tsx'), 'richText', 'fields')

export interface RichTextProps {
  /** Accessible name. */
  readonly label: string
  /** The initial text; later changes are reported, never set from outside. */
  readonly initial: string
  readonly onChange: (html: string) => void
}

interface Props extends RichTextProps {
  readonly description?: ReactNode
  readonly error?: ReactNode
}

/** A text with headings, lists, links, pictures and tables. The editor loads after the screen. */
export const RichTextField = ({ label, description, error, ...editor }: Props) => {
  const id = useId()
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelElement="div"
      description={description}
      error={error}
      inputWrapperOrder={['label', 'description', 'input', 'error']}
    >
      <Suspense fallback={<LoadingLines shape="block" />}>
        <Editor label={label} {...editor} />
      </Suspense>
    </Input.Wrapper>
  )
}
