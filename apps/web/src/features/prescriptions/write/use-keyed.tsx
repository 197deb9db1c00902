import { Kbd } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { keyLabel } from '../../../lib/screen/button-keys.ts'

/** What a button with a key wears: it is seen, read out as its description, and pressed by it (`pressKeyed`). */
export const useKeyed = () => {
  const { t } = useTranslation('prescriptions')
  return (key: string) => ({
    'aria-keyshortcuts': key,
    'aria-description': t('key', { key: key.replace('Plus', '+') }),
    leftSection: <Kbd aria-hidden>{keyLabel(key)}</Kbd>,
  })
}

export type Keyed = ReturnType<ReturnType<typeof useKeyed>>
