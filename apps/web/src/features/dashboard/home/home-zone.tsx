import { updateCustomer } from '@emma/contracts/customers'
import { saveSettings } from '@emma/contracts/specialists/settings'
import { brazilianZones } from '@emma/domain/availability'
import { Alert, Button, Group } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { call, session } from '../../../lib/api/api.ts'
import { zonePhrase } from '../../../lib/i18n/format.ts'
import { deviceZone } from '../../../lib/i18n/person-zone.ts'
import { useUser } from '../../../lib/session/use-session.ts'
import { toast } from '../../../ui/toast/toast.ts'
import { keepOtherZone, lookAt, readOtherZone } from './other-zone.ts'

interface Zones {
  readonly own: string
  readonly device: string
}

/** A specialist's zone is also that of their hours. */
const save = (isSpecialist: boolean, timezone: string) =>
  isSpecialist
    ? call(saveSettings, { body: { timezone } })
    : call(updateCustomer, { body: { several: { timezone } } })

const Offer = ({ own, device, isSpecialist }: Zones & { isSpecialist: boolean }) => {
  const { t } = useTranslation('dashboard')
  const [look] = useState(() => lookAt({ own, device, now: Date.now() }, readOtherZone()))
  const [isAnswered, setAnswered] = useState(false)
  useEffect(() => keepOtherZone(look.kept), [look])
  const change = useMutation({
    mutationFn: async () => void (await save(isSpecialist, device)),
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
    <Alert title={t('zone.title', { device: zonePhrase(device) })} {...(isSpecialist && { mb: 'lg' })}>
      <p>
        {t(isSpecialist ? 'zone.practice' : 'zone.detail', {
          own: zonePhrase(own),
          device: zonePhrase(device),
        })}
      </p>
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

/** Offers the device's zone to a user whose own has differed from it for a week. */
export default function HomeZone() {
  const user = useUser()
  const device = deviceZone()
  const isSpecialist = user?.role === 'specialist'
  const isOffered = !isSpecialist || brazilianZones.some((zone) => zone === device)
  if (user?.timezone === undefined || !isOffered) return null
  const zones = { own: user.timezone, device }
  return <Offer key={`${zones.own} ${device}`} {...zones} isSpecialist={isSpecialist} />
}
