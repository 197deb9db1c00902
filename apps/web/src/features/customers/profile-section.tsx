import { Alert, Button, Title } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './profile.module.css'

interface SectionProps {
  readonly id: string
  readonly title: string
  readonly hint?: string
  /** What is seen while nobody edits. */
  readonly children: ReactNode
  /** The form, and how it is left. */
  readonly edit?: (close: () => void) => ReactNode
  /** What stays while somebody edits. */
  readonly below?: ReactNode
  /** Another word for the button than "Editar". */
  readonly verb?: string
}

/** A part of the profile; editing toggles on and off (spec §4), and the focus goes along. */
export const ProfileSection = ({ id, title, hint, children, edit, below, verb }: SectionProps) => {
  const { t } = useTranslation('customers')
  const [isEditing, setEditing] = useState(false)
  const titleId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const form = useRef<HTMLDivElement>(null)
  const wasEditing = useRef(false)
  useEffect(() => {
    if (isEditing) form.current?.querySelector<HTMLElement>('input, select')?.focus()
    else if (wasEditing.current) button.current?.focus()
    wasEditing.current = isEditing
  }, [isEditing])
  return (
    <section id={id} className={classes.section} aria-labelledby={titleId}>
      <header className={classes.head}>
        <Title order={2} id={titleId}>
          {title}
        </Title>
        {edit && !isEditing && (
          <Button
            ref={button}
            variant="default"
            size="sm"
            aria-label={verb ?? t('profile.editOf', { section: title })}
            onClick={() => setEditing(true)}
          >
            {verb ?? t('profile.edit')}
          </Button>
        )}
      </header>
      {hint && <p className={classes.hint}>{hint}</p>}
      {isEditing && edit ? <div ref={form}>{edit(() => setEditing(false))}</div> : children}
      {below}
    </section>
  )
}

interface Fact {
  readonly label: string
  readonly value: string | null | undefined
}

/** What is known, line by line; what is not given says so. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => {
  const { t } = useTranslation('customers')
  return (
    <dl className={classes.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd data-none={!value || undefined}>{value || t('profile.none')}</dd>
        </div>
      ))}
    </dl>
  )
}

interface FormProps {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void
  readonly onCancel: () => void
  readonly isSaving: boolean
  readonly failure: string | undefined
  readonly failureTitle?: string
  readonly children: ReactNode
}

/** The fields of a section, what went wrong, and the two ways out. */
export const SectionForm = ({ onSubmit, onCancel, isSaving, failure, failureTitle, children }: FormProps) => {
  const { t } = useTranslation('customers')
  return (
    <form noValidate className={classes.form} onSubmit={onSubmit}>
      {children}
      {failure && (
        <Alert color="coral" role="alert" title={failureTitle}>
          {failure}
        </Alert>
      )}
      <div className={classes.actions}>
        <Button type="submit" loading={isSaving}>
          {t('profile.save')}
        </Button>
        <Button variant="subtle" onClick={onCancel} disabled={isSaving}>
          {t('profile.cancel')}
        </Button>
      </div>
    </form>
  )
}

export interface EditProps<P> {
  readonly profile: P
  readonly onClose: () => void
}
