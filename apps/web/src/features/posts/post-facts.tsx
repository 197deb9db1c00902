import type { Post } from '@emma/contracts/posts'
import { readingMinutes } from '@emma/domain/html'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../lib/i18n/format.ts'

/** Date of publication, and reading time. */
export const PostFacts = ({ post: { published_at: at, content } }: { post: Post }) => {
  const { t } = useTranslation('posts')
  return (
    <>
      {at && <time dateTime={at}>{formatDate(at)}</time>}
      {at && ' · '}
      {t('minutes', { count: readingMinutes(content) })}
    </>
  )
}
