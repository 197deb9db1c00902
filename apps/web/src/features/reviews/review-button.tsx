import type { Appointment } from '@emma/contracts/booking'
import { Button, type ButtonProps } from '@mantine/core'
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../lib/loading/lazy-part.ts'

const ReviewDialog = lazyPart(() => import('./review-dialog.tsx'), 'reviews')

interface Props extends ButtonProps {
  readonly appointment: Appointment
}

/** Button to review a consultation, if the server allows it. */
export default function ReviewButton({ appointment, ...button }: Props) {
  const { t } = useTranslation('reviews')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      {appointment.can.review && (
        <Button
          px="sm"
          {...button}
          leftSection={<IconStar size={20} stroke={1.75} aria-hidden />}
          aria-label={t('buttonOf', { name: appointment.specialist.name })}
          onClick={() => setOpen(true)}
        >
          {t('button')}
        </Button>
      )}
      <Suspense fallback={null}>
        {isOpen && <ReviewDialog appointment={appointment} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}
