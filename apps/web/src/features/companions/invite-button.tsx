import { Button, type ButtonProps } from '@mantine/core'
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CompanionSheet } from './sheet.lazy.tsx'

/** Opens the companion sheet. */
export default function InviteButton({ id, ...look }: ButtonProps & { readonly id: string }) {
  const { t } = useTranslation('companions')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconUserPlus size={20} stroke={1.75} aria-hidden />}
        onClick={() => setOpen(true)}
        {...look}
      >
        {t('invite')}
      </Button>
      {open && <CompanionSheet appointmentId={id} onClose={() => setOpen(false)} />}
    </>
  )
}
