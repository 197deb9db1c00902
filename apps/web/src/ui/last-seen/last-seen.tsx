import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openFile } from '../../lib/api/open-file.ts'
import { formatDay, formatHour } from '../../lib/i18n/format.ts'
import {
  keptFile,
  keptFiles,
  readSeen,
  type Seen,
  type SeenItem,
  type SeenPart,
  seenParts,
} from '../../lib/last-seen/last-seen.ts'
import layout from '../layout/layout.module.css'
import classes from './last-seen.module.css'

interface PartSeen {
  readonly part: SeenPart
  readonly lists: readonly Seen[]
}

const showFile = (name: string): Promise<void> =>
  openFile(async () => (await keptFile(name)) ?? Promise.reject(new Error('the file is gone')))

const Item = ({ item, hasFile }: { item: SeenItem; hasFile: boolean }) => {
  const { t } = useTranslation('lastSeen')
  const { title, lines, file } = item
  return (
    <li className={classes.item}>
      <strong>{title}</strong>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
      {hasFile && file !== undefined && (
        <Button
          variant="light"
          aria-label={t('openOf', { title })}
          onClick={() => void showFile(file).catch(() => undefined)}
        >
          {t('open')}
        </Button>
      )}
    </li>
  )
}

const List = ({ list: { at, items }, files }: { list: Seen; files: ReadonlySet<string> }) => {
  const { t } = useTranslation('lastSeen')
  const seenAt = new Date(at)
  return (
    <>
      <p className={layout.quiet}>{t('at', { day: formatDay(seenAt), hour: formatHour(seenAt) })}</p>
      {items.length === 0 ? (
        <p>{t('nothing')}</p>
      ) : (
        <ul className={classes.items}>
          {items.map((item) => (
            <Item key={item.id} item={item} hasFile={item.file !== undefined && files.has(item.file)} />
          ))}
        </ul>
      )}
    </>
  )
}

const Part = ({ seen: { part, lists }, files, isOpen }: PartProps) => {
  const { t } = useTranslation('lastSeen')
  return (
    <details className={classes.part} open={isOpen}>
      <summary>{t(`parts.${part}`)}</summary>
      {lists.map((list) => (
        <List key={list.items[0]?.id ?? list.at} list={list} files={files} />
      ))}
    </details>
  )
}

interface PartProps {
  readonly seen: PartSeen
  readonly files: ReadonlySet<string>
  readonly isOpen: boolean
}

interface Kept {
  readonly parts: readonly PartSeen[]
  readonly files: ReadonlySet<string>
}

/** The stored data of these parts, without empty ones. */
const useKept = (parts: readonly SeenPart[]): Kept | undefined => {
  const [kept, setKept] = useState<Kept>()
  const wanted = parts.join()
  useEffect(() => {
    const read = async () => {
      const asked = seenParts.filter((part) => wanted.split(',').includes(part))
      const found = await Promise.all(asked.map(async (part) => ({ part, lists: await readSeen(part) })))
      setKept({ parts: found.filter(({ lists }) => lists.length > 0), files: await keptFiles() })
    }
    read().catch(() => undefined)
  }, [wanted])
  return kept
}

/** The agenda, documents and exams the patient last saw, as texts with their date: nothing can be pressed. */
export default function LastSeen({ parts = seenParts }: { parts?: readonly SeenPart[] }) {
  const { t } = useTranslation('lastSeen')
  const kept = useKept(parts)
  if (!kept || kept.parts.length === 0) return null
  return (
    <section className={classes.seen} aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <p className={layout.quiet}>{t('detail')}</p>
      {kept.parts.map((seen, nth) => (
        <Part key={seen.part} seen={seen} files={kept.files} isOpen={nth === 0} />
      ))}
    </section>
  )
}
