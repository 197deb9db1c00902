import { RichTextEditor as Frame } from '@mantine/tiptap'
import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs'
import IconPhotoPlus from '@tabler/icons-react/dist/esm/icons/IconPhotoPlus.mjs'
import IconTablePlus from '@tabler/icons-react/dist/esm/icons/IconTablePlus.mjs'
import { type Editor, useEditorState } from '@tiptap/react'
import { type KeyboardEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ImageDialog } from './image-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Arrow keys move between controls (WAI-ARIA, toolbar pattern). */
const walk = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key]
  if (!step) return
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')]
  const [at = -1] = buttons.flatMap((button, nth) => (button === document.activeElement ? [nth] : []))
  if (at < 0) return
  event.preventDefault()
  buttons[step(at, buttons.length)]?.focus()
}

const rows = 3
const TableControls = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation('richText')
  const isInside = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('table') })
  const label = t('table')
  return (
    <Frame.ControlsGroup>
      {isInside ? (
        <>
          <Frame.TableRowAfter />
          <Frame.TableColumnAfter />
          <Frame.TableRowDelete />
          <Frame.TableColumnDelete />
          <Frame.TableToggleHeaderRow />
          <Frame.TableDelete />
        </>
      ) : (
        <Frame.Control
          aria-label={label}
          title={label}
          onClick={() => editor.chain().focus().insertTable({ rows, cols: rows, withHeaderRow: true }).run()}
        >
          <IconTablePlus size={18} stroke={1.75} aria-hidden />
        </Frame.Control>
      )}
    </Frame.ControlsGroup>
  )
}

const InsertControls = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation('richText')
  const [open, setOpen] = useState<'link' | 'image' | null>(null)
  const isLink = useEditorState({ editor, selector: ({ editor: now }) => now.isActive('link') })
  const close = () => {
    setOpen(null)
    editor.commands.focus()
  }
  return (
    <Frame.ControlsGroup>
      <Frame.Control
        aria-label={t('link.open')}
        title={t('link.open')}
        active={isLink}
        onClick={() => setOpen('link')}
      >
        <IconLink size={18} stroke={1.75} aria-hidden />
      </Frame.Control>
      <Frame.Control aria-label={t('image.open')} title={t('image.open')} onClick={() => setOpen('image')}>
        <IconPhotoPlus size={18} stroke={1.75} aria-hidden />
      </Frame.Control>
      {open === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {open === 'image' && <ImageDialog editor={editor} onClose={close} />}
    </Frame.ControlsGroup>
  )
}

/** The editor's actions, by pointer and by keyboard. */
export const Toolbar = ({ editor }: { editor: Editor }) => {
  const { t } = useTranslation('richText')
  return (
    <Frame.Toolbar role="toolbar" aria-label={t('toolbar')} onKeyDown={walk}>
      <Frame.ControlsGroup>
        <Frame.H2 />
        <Frame.H3 />
        <Frame.H4 />
      </Frame.ControlsGroup>
      <Frame.ControlsGroup>
        <Frame.Bold />
        <Frame.Italic />
        <Frame.Underline />
        <Frame.Strikethrough />
        <Frame.ClearFormatting />
      </Frame.ControlsGroup>
      <Frame.ControlsGroup>
        <Frame.BulletList />
        <Frame.OrderedList />
        <Frame.Blockquote />
        <Frame.Hr />
      </Frame.ControlsGroup>
      <InsertControls editor={editor} />
      <TableControls editor={editor} />
      <Frame.ControlsGroup>
        <Frame.Undo />
        <Frame.Redo />
      </Frame.ControlsGroup>
    </Frame.Toolbar>
  )
}
