import { Button } from '@mantine/core'
import IconCalendarShare from '@tabler/icons-react/dist/esm/icons/IconCalendarShare.mjs'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../lib/loading/lazy-part.ts'

const CalendarFeedDialog = lazyPart(() => import('./calendar-feed-dialog.tsx'), 'calendar')

/** Opens the private calendar address, on both sides' agendas. */
export default function CalendarFeedButton() {
  const { t } = useTranslation('booking')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconCalendarShare size={20} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('agenda.subscribe')}
      </Button>
      <Suspense fallback={null}>{isOpen && <CalendarFeedDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  )
}
