import type { CompanionVisit } from '@emma/contracts/calls/companion'
import { Button, Checkbox, TextInput, Title } from '@mantine/core'
import { useForm } from '@mantine/form'
import { useTranslation } from 'react-i18next'
import { formatHour, formatMoment } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { useNow } from '../../../lib/time/use-now.ts'
import classes from './guest.module.css'
import type { Invitation } from './kept-invitation.ts'
import { OwnAppointment } from './own-appointment.tsx'

const LOOK_MS = 5000

interface Props {
  readonly token: string
  readonly visit: CompanionVisit
  readonly onEnter: (invitation: Invitation) => void
}

const About = ({ visit }: Pick<Props, 'visit'>) => {
  const { t } = useTranslation('companions')
  return (
    <header className={classes.about}>
      <p>{t('own.title')}</p>
      <Title order={1}>{t('own.whose', { patient: visit.patient })}</Title>
      <p>{`${t('own.with', { specialist: visit.specialist })} · ${formatMoment(visit.starts_at)}`}</p>
    </header>
  )
}

/** The consultation, the guest's own name, and the rules for guests. */
export const GuestWelcome = ({ token, visit, onEnter }: Props) => {
  const { t } = useTranslation('companions')
  const now = useNow(LOOK_MS)
  const isPatient = useUser()?.customerId !== undefined
  const form = useForm({
    initialValues: { name: visit.name, accepted: false },
    validate: {
      name: (name) => (name.trim() === '' ? t('own.nameMissing') : null),
      accepted: (accepted) => (accepted ? null : t('own.acceptMissing')),
    },
  })
  const isEarly = now < Date.parse(visit.opens_at)
  return (
    <form
      className={classes.welcome}
      noValidate
      onSubmit={form.onSubmit(({ name }) =>
        onEnter({ token, visit: crypto.randomUUID(), name: name.trim() }),
      )}
    >
      <About visit={visit} />
      {isPatient && <OwnAppointment visit={visit} />}
      {isEarly ? (
        <p role="status" className={classes.early}>
          {t('own.opens', { hour: formatHour(visit.opens_at) })}
        </p>
      ) : (
        <>
          <TextInput
            size="md"
            label={t('own.name')}
            maxLength={120}
            autoComplete="name"
            {...form.getInputProps('name')}
          />
          <ul className={classes.terms}>
            {t('own.terms', { returnObjects: true }).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Checkbox
            size="md"
            label={t('own.accept')}
            {...form.getInputProps('accepted', { type: 'checkbox' })}
          />
          <Button type="submit" size="lg">
            {t('own.go')}
          </Button>
        </>
      )}
    </form>
  )
}
