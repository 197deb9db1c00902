import { Button, type ButtonProps } from '@mantine/core'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanionSheet } from './sheet.lazy.tsx'

interface Props extends ButtonProps {
  readonly id: string
  /** Opens the sheet elsewhere: in place of the dialog that holds this button. */
  readonly onOpen?: (() => void) | undefined
}

/** Opens the companion sheet. */
export default function InviteButton({ id, onOpen, ...look }: Props) {
  const { t } = useTranslation('companions')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden />}
        onClick={onOpen ?? (() => setOpen(true))}
        {...look}
      >
        {t('invite')}
      </Button>
      {open && <CompanionSheet appointmentId={id} onClose={() => setOpen(false)} />}
    </>
  )
}
