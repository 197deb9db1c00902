import { Kbd } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { keyLabel } from '../../../lib/screen/button-keys.ts'

/** Props of a button with a key: the key is visible, is its accessible description, and presses it (`pressKeyed`). */
export const useKeyed = () => {
  const { t } = useTranslation('prescriptions')
  return (key: string) => ({
    'aria-keyshortcuts': key,
    'aria-description': t('key', { key: key.replace('Plus', '+') }),
    leftSection: <Kbd aria-hidden>{keyLabel(key)}</Kbd>,
  })
}

export type Keyed = ReturnType<ReturnType<typeof useKeyed>>
