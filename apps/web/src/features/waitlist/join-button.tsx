import { Button } from '@mantine/core'
import IconBellPlus from '@tabler/icons-react/dist/esm/icons/IconBellPlus.mjs'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { TextLink } from '../../ui/action/text-link.tsx'
import type { JoinProps } from './join-dialog.tsx'
import { useWaitlist } from './use-waitlist.ts'
import classes from './waitlist.module.css'

const JoinDialog = lazyPart(() => import('./join-dialog.tsx'), 'waitlist')

/** Joins the waiting list, or shows the patient's place in line. */
export default function JoinButton(props: JoinProps) {
  const { t } = useTranslation('waitlist')
  const { data } = useWaitlist()
  const [isOpen, setOpen] = useState(false)
  const { specialist, specialtyId } = props
  const place = data?.find(
    (entry) => entry.specialist.id === specialist.id && entry.specialty.id === specialtyId,
  )
  if (!data) return null
  if (place) {
    return (
      <p className={classes.place}>
        {t('join.already', { position: place.position })}{' '}
        <TextLink underline="always" to="/customer/agenda">
          {t('join.see')}
        </TextLink>
      </p>
    )
  }
  return (
    <>
      <Button
        variant="subtle"
        className={classes.join}
        leftSection={<IconBellPlus size={20} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('join.button')}
      </Button>
      <Suspense fallback={null}>
        {isOpen && <JoinDialog {...props} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
