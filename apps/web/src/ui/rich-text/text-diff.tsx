import { type Change, diffWordsWithSpace } from 'diff'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../layout/layout.module.css'
import { cleanHtml } from './clean-html.ts'
import { plainText } from './plain-text.ts'
import classes from './text-diff.module.css'

interface Text {
  readonly title?: string
  readonly content: string
}

const wordsOf = ({ title, content }: Text): string =>
  `${title === undefined ? '' : `${title}\n`}${plainText(cleanHtml(content))}`

/** In words too: screen readers announce where a change begins and ends. */
const Piece = ({ change: { added, removed, value } }: { change: Change }) => {
  const { t } = useTranslation('terms')
  if (!added && !removed) return <span>{value}</span>
  const Tag = added ? 'ins' : 'del'
  return (
    <Tag>
      <span className={layout.hidden}>{` [${t(added ? 'diff.added' : 'diff.removed')}: `}</span>
      {value}
      <span className={layout.hidden}>{` ${t('diff.end')}] `}</span>
    </Tag>
  )
}

/** The changes from one text to another, word by word. */
export default function TextDiff({ before, after }: { before: Text; after: Text }) {
  const { t } = useTranslation('terms')
  const changes = useMemo(() => diffWordsWithSpace(wordsOf(before), wordsOf(after)), [before, after])
  const count = (kind: 'added' | 'removed') => changes.filter((change) => change[kind]).length
  const [added, removed] = [count('added'), count('removed')]
  if (added + removed === 0) return <p className={classes.summary}>{t('diff.same')}</p>
  return (
    <>
      <p className={classes.summary}>{t('diff.summary', { added, removed })}</p>
      <div className={classes.words}>
        {changes.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text, never reordered
          <Piece key={at} change={change} />
        ))}
      </div>
    </>
  )
}
