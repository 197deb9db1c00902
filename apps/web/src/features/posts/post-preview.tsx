import { useTranslation } from 'react-i18next'
import { PreviewDialog } from '../pages/index.ts'
import classes from './editor.module.css'
import type { PostWords } from './post-form.tsx'

interface Props {
  readonly words: PostWords
  readonly cover: string | null
  readonly onClose: () => void
}

/** A post as patients will see it. */
export default function PostPreview({ words: { title, summary, content }, cover, onClose }: Props) {
  const { t } = useTranslation('postEditor')
  return (
    <PreviewDialog label={t('preview.title')} title={title} html={content} onClose={onClose}>
      {cover && <img src={cover} alt="" className={classes.preview} width={1200} height={630} />}
      {summary && <p className={classes.muted}>{summary}</p>}
    </PreviewDialog>
  )
}
