import { useTranslation } from 'react-i18next'
import { formatMoment } from '../../../lib/i18n/format.ts'
import { PersonAvatar } from '../../../ui/person/person-avatar.tsx'
import { useWhere } from '../../../ui/time/use-where.ts'
import { CodeStep } from './code-step.tsx'
import { DetailsStep } from './details-step.tsx'
import { EmailStep } from './email-step.tsx'
import classes from './sign-up.module.css'
import type { StepProps } from './sign-up-screen.tsx'

const parts = { email: EmailStep, codigo: CodeStep, dados: DetailsStep } as const

/** The choice, in two lines. */
const Folded = ({ specialist, slot }: StepProps) => {
  const { t } = useTranslation('signUp')
  const where = useWhere()
  return (
    <div className={classes.folded}>
      <PersonAvatar name={specialist.name} src={specialist.avatar} size={44} />
      <p>
        <strong>{specialist.name}</strong>
        <small>{formatMoment(slot.starts_at)}</small>
        <small>{t('terms', { minutes: slot.duration_minutes, where: where(slot) })}</small>
      </p>
    </div>
  )
}

/** The person who books: e-mail, its code, and the few missing fields. */
export default function Identify(props: StepProps) {
  const { step } = props.signUp
  const Part = parts[step === 'resumo' ? 'email' : step]
  return (
    <>
      <Folded {...props} />
      <Part {...props} />
    </>
  )
}
