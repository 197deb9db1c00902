import { Button, Title } from '@mantine/core'
import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { forgetDraft, hasDraft } from '../../../lib/forms/form-draft.ts'
import { useAnchor } from '../../../lib/screen/use-anchor.ts'
import { LoadingLines } from '../../../ui/feedback/loading-lines.tsx'
import { Facts as KnownFacts } from '../../../ui/layout/facts.tsx'
import layout from '../../../ui/layout/layout.module.css'
import { Fold } from '../../../ui/sections/fold.tsx'
import classes from './profile.module.css'
import { profileDraft, useSubject } from './subject.ts'

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly hint?: string
  /** Its content, in one line, for the row that opens. */
  readonly summary?: string
  /** Something in it needs the user: it is open. */
  readonly due?: boolean
  /** Content while not editing. */
  readonly children: ReactNode
  /** The form; call `close` to leave it. */
  readonly edit?: (close: () => void) => ReactNode
  /** Content that stays while editing. */
  readonly below?: ReactNode
  /** Label of the button instead of "Editar". */
  readonly verb?: string
}

const useEditing = (id: string, edit: SectionProps['edit']) => {
  const draft = profileDraft(id, useSubject())
  const [isEditing, setEditing] = useState(() => edit !== undefined && hasDraft(draft))
  const button = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (!isEditing && wasEditing.current) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  const close = () => {
    forgetDraft(draft)
    setEditing(false)
  }
  return { isEditing, start: () => setEditing(true), close, button }
}

/**
 * A section of the profile; editing toggles on and off (spec §4), and moves the focus. In the user's own profile it is
 * a collapsed row; for an admin it is open.
 */
export const ProfileSection = ({
  id,
  title,
  hint,
  summary,
  due,
  children,
  edit,
  below,
  verb,
}: SectionProps) => {
  const { t } = useTranslation('customers')
  const { isEditing, start, close, button } = useEditing(id, edit)
  const isOwn = useSubject() === undefined
  const titleId = useId()
  const anchor = useAnchor<HTMLElement>(id)
  const change = edit && !isEditing && (
    <Button
      ref={button}
      variant="default"
      size="sm"
      aria-label={verb ?? t('profile.editOf', { section: title })}
      onClick={start}
    >
      {verb ?? t('profile.edit')}
    </Button>
  )
  const content = (
    <>
      {hint && <p className={classes.hint}>{hint}</p>}
      {isEditing && edit ? (
        <Suspense fallback={<LoadingLines shape="lines" count={4} />}>{edit(close)}</Suspense>
      ) : (
        children
      )}
    </>
  )
  if (isOwn && summary !== undefined) {
    return (
      <Fold id={id} title={title} titleId={titleId} summary={summary} opened={isEditing || due}>
        {content}
        {change}
        {below}
      </Fold>
    )
  }
  return (
    <section ref={anchor} id={id} className={classes.section} aria-labelledby={titleId}>
      <header className={layout.apart}>
        <Title order={2} id={titleId}>
          {title}
        </Title>
        {change}
      </header>
      {content}
      {below}
    </section>
  )
}

interface Fact {
  readonly label: string
  readonly value: string | null | undefined
}

/** Known values, line by line; missing ones are marked. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => {
  const { t } = useTranslation('customers')
  return (
    <KnownFacts
      facts={facts.map(({ label, value }) => ({
        name: label,
        value: value || <span className={classes.hint}>{t('profile.none')}</span>,
      }))}
    />
  )
}
