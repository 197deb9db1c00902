import { Button, Group, Text } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'

export interface NoticeText {
  readonly title: string
  readonly detail?: string
}

/** How a change of a prescription ended: the specification's dialogs and titles (spec §8). */
export const Notice = ({ notice, onClose }: { notice: NoticeText; onClose: () => void }) => {
  const { t } = useTranslation('prescriptions')
  return (
    <Dialog onClose={onClose} title={notice.title} size="sm" crossed={false}>
      {notice.detail && <Text>{notice.detail}</Text>}
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose} data-autofocus>
          {t('dialogs.ok')}
        </Button>
      </Group>
    </Dialog>
  )
}
