import type { SpecialistDashboard } from '@emma/contracts/dashboard'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { isDeviceTested } from '../../../lib/device-tested.ts'
import { FiguresSection } from '../figures-section.tsx'
import classes from './setup.module.css'

/** The form of each step; a certificate is installed by the support. */
const forms = {
  portrait: { to: '/specialist/perfil/dados', hash: 'picture' },
  bio: { to: '/specialist/perfil/atendimento' },
  specialty: { to: '/specialist/especialidades' },
  price: { to: '/specialist/especialidades' },
  hours: { to: '/specialist/horarios' },
  place: { to: '/specialist/places' },
  bank_account: { to: '/specialist/perfil/conta' },
  device: { to: '/specialist/agora.io' },
} as const
const SUPPORT = '/contato'

interface StepProps {
  readonly step: SpecialistDashboard['setup'][number]['step'] | 'device'
}

const Step = ({ step }: StepProps) => {
  const { t } = useTranslation('today')
  const words = (
    <>
      <IconCircle size={22} stroke={1.75} aria-hidden />
      <span>
        {t(`setup.steps.${step}.title`)}
        <small>{t(`setup.steps.${step}.missing`)}</small>
      </span>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </>
  )
  if (step === 'certificate') {
    return (
      <a href={SUPPORT} className={classes.step}>
        {words}
      </a>
    )
  }
  return (
    <Link {...forms[step]} className={classes.step}>
      {words}
    </Link>
  )
}

/** What a new specialist still has to fill in, what patients miss meanwhile, and links; nothing once complete. */
export const SetupList = ({ setup }: Pick<SpecialistDashboard, 'setup'>) => {
  const { t } = useTranslation('today')
  const steps = [...setup, { step: 'device', done: isDeviceTested() } as const]
  const done = steps.filter((each) => each.done).length
  if (done === steps.length) return null
  return (
    <FiguresSection
      title={t('setup.title')}
      aside={<span className={classes.count}>{t('setup.done', { done, total: steps.length })}</span>}
    >
      <progress className={classes.progress} value={done} max={steps.length} aria-label={t('setup.title')} />
      <ol className={classes.steps}>
        {steps
          .filter((each) => !each.done)
          .map(({ step }) => (
            <li key={step}>
              <Step step={step} />
            </li>
          ))}
      </ol>
    </FiguresSection>
  )
}
