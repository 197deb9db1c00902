import { RichTextEditor as Frame } from '@mantine/tiptap'
import { useEditor } from '@tiptap/react'
import { useTranslation } from 'react-i18next'
import { cleanHtml } from './clean-html.ts'
import { extensions } from './extensions.ts'
import classes from './rich-text.module.css'
import type { RichTextProps } from './rich-text-field.tsx'
import { Toolbar } from './toolbar.tsx'

/** The editor of a text; pasted content is cleaned before it is parsed. */
export default function RichTextEditor({ label, initial, onChange }: RichTextProps) {
  const { t } = useTranslation('richText')
  const editor = useEditor({
    extensions,
    content: cleanHtml(initial),
    editorProps: {
      attributes: { 'aria-label': label, 'aria-multiline': 'true', role: 'textbox', lang: 'pt-BR' },
      transformPastedHTML: cleanHtml,
    },
    onUpdate: ({ editor: now }) => onChange(now.isEmpty ? '' : now.getHTML()),
  })
  return (
    <Frame
      editor={editor}
      labels={t('controls', { returnObjects: true })}
      classNames={{
        root: classes.root ?? '',
        toolbar: classes.toolbar ?? '',
        control: classes.control ?? '',
        content: classes.content ?? '',
      }}
      withTypographyStyles={false}
    >
      <Toolbar editor={editor} />
      <Frame.Content />
    </Frame>
  )
}
