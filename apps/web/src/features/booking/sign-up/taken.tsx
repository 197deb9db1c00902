import type { SpecialistCard } from '@emma/contracts/specialists'
import { Alert, Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { formatHour, formatShortDay } from '../../../lib/i18n/format.ts'
import classes from './sign-up.module.css'
import type { SignUpState } from './use-sign-up.ts'

interface Props {
  readonly signUp: SignUpState
  readonly specialist: SpecialistCard
  /** Start of the lost slot. */
  readonly start: number
}

/** Somebody else took the slot: the next free ones, and a link to all. */
export const Taken = ({ signUp, specialist, start }: Props) => {
  const { t } = useTranslation('signUp')
  const others = specialist.nextSlots.filter(({ starts_at }) => Date.parse(starts_at) !== start)
  const { perfil } = signUp
  return (
    <div className={classes.taken}>
      <Alert color="amber" role="alert" title={t('taken.title')}>
        {t(others.length > 0 ? 'taken.next' : 'taken.none')}
        <div className={classes.others}>
          {others.map(({ id, starts_at }) => (
            <Button key={id} variant="light" px="xs" onClick={() => signUp.choose({ slot: id })}>
              {`${formatShortDay(starts_at)} ${formatHour(starts_at)}`}
            </Button>
          ))}
        </div>
      </Alert>
      <Button
        component="a"
        variant="default"
        href={perfil ? `/especialista/${encodeURIComponent(perfil)}` : '/buscar'}
      >
        {t(perfil ? 'taken.all' : 'taken.others')}
      </Button>
    </div>
  )
}
