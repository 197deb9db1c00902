import { Kbd } from '@mantine/core'
import { useTranslation } from 'react-i18next'

const seen = (key: string): string => key.replace('Shift+', '⇧').replace('Alt+', 'Alt ').replace('Plus', '+')

/** What a button with a key wears: it is seen, read out as its description, and pressed by it (`pressKeyed`). */
export const useKeyed = () => {
  const { t } = useTranslation('prescriptions')
  return (key: string) => ({
    'aria-keyshortcuts': key,
    'aria-description': t('key', { key: key.replace('Plus', '+') }),
    leftSection: <Kbd aria-hidden>{seen(key)}</Kbd>,
  })
}

export type Keyed = ReturnType<ReturnType<typeof useKeyed>>
