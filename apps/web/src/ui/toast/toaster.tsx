import { Button } from '@mantine/core'
import { randomId } from '@mantine/hooks'
import { Notifications, notifications } from '@mantine/notifications'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useEffect } from 'react'
import { i18n } from '../../lib/i18n/i18n.ts'
import { deliverToasts, type Toast } from './toast.ts'
import { toastTime } from './toast-time.ts'
import classes from './toaster.module.css'

const toneStyles = {
  success: { color: 'leaf', Icon: IconCheck },
  error: { color: 'coral', Icon: IconX },
  warning: { color: 'amber', Icon: IconAlertTriangle },
  info: { color: 'sky', Icon: IconInfoCircle },
} as const

/** The sentence, and below it an action that also closes the toast. */
const Acting = ({ message, verb, onPress }: { message: string; verb: string; onPress: () => void }) => (
  <>
    {message}
    <Button variant="light" size="sm" mt="xs" display="block" onClick={onPress}>
      {verb}
    </Button>
  </>
)

const show = ({ kind, message, act }: Toast): void => {
  const { color, Icon } = toneStyles[kind]
  const id = randomId()
  const close = () => notifications.hide(id)
  const press = () => {
    close()
    act?.run()
  }
  notifications.show({
    id,
    title: i18n.t(`toast.${kind}`),
    message: act ? <Acting message={message} verb={act.verb} onPress={press} /> : message,
    color,
    icon: <Icon size={20} aria-hidden />,
    autoClose: false,
    // A notice with a button stays, to leave time to press it.
    ...(act ? {} : toastTime(id, close)),
    withBorder: true,
    role: kind === 'error' || kind === 'warning' ? 'alert' : 'status',
    closeButtonProps: { 'aria-label': i18n.t('toast.close') },
  })
}

/** Top right, no progress bar, staying while hovered or focused (spec §8). */
export default function Toaster() {
  useEffect(() => deliverToasts(show), [])
  return <Notifications position="top-right" containerWidth={380} className={classes.toasts} zIndex={400} />
}
