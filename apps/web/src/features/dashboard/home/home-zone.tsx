import { updateCustomer } from '@emma/contracts/customers'
import { Alert, Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, session } from '../../../lib/api/api.ts'
import { deviceZone, zonePhrase } from '../../../lib/i18n/format.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { keepOtherZone, lookAt, readOtherZone } from './other-zone.ts'

const Offer = ({ own, device }: { own: string; device: string }) => {
  const { t } = useTranslation('dashboard')
  const [look] = useState(() => lookAt({ own, device, now: Date.now() }, readOtherZone()))
  const [isAnswered, setAnswered] = useState(false)
  useEffect(() => keepOtherZone(look.kept), [look])
  const change = useMutation({
    mutationFn: () => call(updateCustomer, { body: { several: { timezone: device } } }),
    onSuccess: async () => {
      setAnswered(true)
      await session.recheck()
    },
    onError: (error) => toast.problem(error),
  })
  const refuse = () => {
    keepOtherZone(look.kept && { ...look.kept, isRefused: true })
    setAnswered(true)
  }
  if (!look.isOffered || isAnswered) return null
  return (
    <Alert title={t('zone.title', { device: zonePhrase(device) })}>
      <p>{t('zone.detail', { own: zonePhrase(own) })}</p>
      <Group mt="sm">
        <Button loading={change.isPending} onClick={() => change.mutate()}>
          {t('zone.change', { device: zonePhrase(device) })}
        </Button>
        <Button variant="default" onClick={refuse}>
          {t('zone.keep', { own: zonePhrase(own) })}
        </Button>
      </Group>
    </Alert>
  )
}

/** Offers the device's zone to a person whose own has been another one for a week. */
export const HomeZone = () => {
  const own = useUser()?.timezone
  const device = deviceZone()
  return own === undefined ? null : <Offer key={`${own} ${device}`} own={own} device={device} />
}
