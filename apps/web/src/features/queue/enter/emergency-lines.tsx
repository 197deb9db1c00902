import type { EmergencyLine } from '@emma/domain/queue'
import { Button } from '@mantine/core'
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs'
import { useTranslation } from 'react-i18next'
import layout from '../../../ui/layout/layout.module.css'

interface Props {
  readonly lines: readonly EmergencyLine[]
  readonly size?: 'md' | 'xl'
}

/** Emergency numbers, one press each. */
export const EmergencyLines = ({ lines, size = 'md' }: Props) => {
  const { t } = useTranslation('queue')
  return (
    <div className={layout.tight}>
      {lines.map((line) => (
        <Button
          key={line}
          component="a"
          href={`tel:${line}`}
          size={size}
          color="coral"
          leftSection={<IconPhone size={22} aria-hidden />}
        >
          {t(line === '192' ? 'care.call192' : 'care.call188')}
        </Button>
      ))}
    </div>
  )
}
