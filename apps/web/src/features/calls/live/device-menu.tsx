import { Popover, Switch } from '@mantine/core'
import IconSettings from '@tabler/icons-react/dist/esm/icons/IconSettings.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import classes from '../call.module.css'
import { DevicePicker } from '../media/device-picker.tsx'
import { callStore } from '../state/call-store.ts'
import type { CallView } from '../state/call-view.ts'
import { CallButton } from './call-buttons.tsx'

const BlurSwitch = ({ blur }: Pick<CallView, 'blur'>) => {
  const { t } = useTranslation('calls')
  return (
    <Switch
      label={t('call.blur')}
      description={t(blur === 'starting' ? 'call.blurStarting' : 'call.blurHint')}
      checked={blur !== 'off'}
      onChange={({ currentTarget }) => void callStore.setBlur(currentTarget.checked)}
    />
  )
}

/** Other devices, and the background, while the call goes on. */
export const DeviceMenu = ({ view }: { view: CallView }) => {
  const { t } = useTranslation('calls')
  const [open, setOpen] = useState(false)
  return (
    <Popover
      opened={open}
      onChange={setOpen}
      position="top"
      withinPortal={false}
      trapFocus
      returnFocus
      withRoles={false}
      transitionProps={{ duration: 0 }}
    >
      <Popover.Target>
        <div>
          <CallButton
            icon={IconSettings}
            label={t('call.devices')}
            expanded={open}
            onClick={() => setOpen(!open)}
          />
        </div>
      </Popover.Target>
      <Popover.Dropdown className={classes.menu}>
        <DevicePicker
          devices={view.devices}
          choice={view.choice}
          onChoose={(choice) => void callStore.choose(choice)}
        />
        {!view.audioOnly && <BlurSwitch blur={view.blur} />}
      </Popover.Dropdown>
    </Popover>
  )
}
